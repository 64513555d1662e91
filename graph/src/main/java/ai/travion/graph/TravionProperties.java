package ai.travion.graph;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.time.Duration;
import java.util.Set;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * What every service of a pipeline is configured by.
 *
 * @param namespace the pipeline: the first part of every topic and group
 * @param instance the name of this process in logs and node visits; made up where it is empty. Whoever has one, which no other instance
 *     of the service may have, is a static member of its groups: killed and started again, it goes on at once instead of when its
 *     session has timed out, and stopped for good, it is missed only then
 * @param nodes which of its nodes the service runs, by their names; all of them where it is empty
 * @param topics how the topics are created
 * @param runner how a node is run
 */
@Validated
@ConfigurationProperties("travion")
public record TravionProperties(
        @DefaultValue("travion") @Pattern(regexp = "[a-z0-9][a-z0-9-]{0,62}") String namespace,

        @DefaultValue("") String instance,
        @DefaultValue Set<String> nodes,
        @DefaultValue @Valid TopicDefaults topics,
        @DefaultValue @Valid Runner runner) {

    /**
     * How topics are created where they are missing; existing ones are left as they are.
     *
     * @param partitions of every topic; fixed for the life of a namespace
     * @param replicationFactor copies of every record; -1 for the broker's default
     * @param retention how long records can be replayed
     * @param retentionBytesPerPartition and how many bytes of them at most
     * @param waitForBroker how long a starting service waits for Kafka to answer
     */
    public record TopicDefaults(
            @DefaultValue("12") @Min(1) @Max(1000) int partitions,
            @DefaultValue("-1") short replicationFactor,
            @DefaultValue("7d") Duration retention,
            @DefaultValue("268435456") @Min(1_048_576) long retentionBytesPerPartition,
            @DefaultValue("60s") Duration waitForBroker) {}

    /**
     * How a node is run.
     *
     * @param maxInFlight records that an instance works on at once
     * @param maxUncommitted records of one partition that may wait for the oldest of them; beyond it the partition pauses
     * @param maxAttempts tries of a record whose node fails for the time being
     * @param backoff before the second try; doubled before each further one
     * @param commitInterval how often finished work is committed
     * @param drainTimeout how long a stopping service finishes what it has begun
     */
    public record Runner(
            @DefaultValue("256") @Min(1) @Max(100_000) int maxInFlight,
            @DefaultValue("2000") @Min(1) int maxUncommitted,
            @DefaultValue("3") @Min(1) int maxAttempts,
            @DefaultValue("200ms") Duration backoff,
            @DefaultValue("150ms") Duration commitInterval,
            @DefaultValue("20s") Duration drainTimeout) {}
}
