package ai.travion.gateway;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * What a gateway is configured by.
 *
 * @param apiPrefix the first part of every path
 * @param appName what the API calls itself
 * @param appVersion and its version
 * @param advertised {@code host:port} at which other gateways of the namespace reach this one
 * @param stateDir where the stores are kept; rebuilt from Kafka where it is lost
 * @param budget time for a run from its start
 * @param deadlineScan how often runs past their deadline are looked for
 * @param queueLimit messages that may wait for a thread's running turn
 * @param keptRuns ended runs of a thread whose replies can still be read, however long ago they ended
 * @param keptFor as long as this after its end a run is kept beside those, as many as may have waited together
 * @param heartbeat how often a silent stream shows that it lives
 * @param readerPatience how long a client may leave what is written to it unread before its connection is closed
 * @param storeRetry how long the keeper of a thread is looked for, and its stores are tried again, while partitions move
 * @param answersWithin how long another gateway may be silent that something was passed on to; partitions of one that died have another keeper
 *     before that
 * @param verifiedChannels channels that cannot take words back: they get verified text only
 * @param standbyReplicas copies of the stores on other gateways
 * @param services where the services answer over HTTP, for their health
 */
@Validated
@ConfigurationProperties("travion.gateway")
public record GatewayProperties(
        @DefaultValue("/api/v1") @Pattern(regexp = "(/[A-Za-z0-9._-]+)+")
        String apiPrefix,

        @DefaultValue("Travion") String appName,
        @DefaultValue("1.0.0") String appVersion,
        @DefaultValue("localhost:8000") String advertised,
        @DefaultValue(".travion/streams") Path stateDir,
        @DefaultValue("60s") Duration budget,
        @DefaultValue("250ms") Duration deadlineScan,
        @DefaultValue("20") @Min(0) @Max(1000) int queueLimit,
        @DefaultValue("10") @Min(1) @Max(100) int keptRuns,
        @DefaultValue("2m") Duration keptFor,
        @DefaultValue("15s") Duration heartbeat,
        @DefaultValue("30s") Duration readerPatience,
        @DefaultValue("10s") Duration storeRetry,
        @DefaultValue("8s") Duration answersWithin,
        @DefaultValue({"sms", "whatsapp", "email"}) Set<String> verifiedChannels,
        @DefaultValue("1") @Min(0) int standbyReplicas,
        @DefaultValue Map<String, URI> services) {

    /** {@link #apiPrefix} for the annotations of controllers. */
    public static final String API = "${travion.gateway.api-prefix:/api/v1}";

    /** Longer than any turn takes to its end, also one that waits behind as many as may: no stream stays open for longer. */
    public Duration longestStream() {
        return budget.plus(storeRetry).multipliedBy(queueLimit + 1L).plus(storeRetry);
    }

    /** How often a stream that is passed on shows that it lives, so that its silence is noticed. */
    public Duration heartbeatBetweenGateways() {
        var often = answersWithin.dividedBy(4);
        return often.compareTo(heartbeat) < 0 ? often : heartbeat;
    }
}
