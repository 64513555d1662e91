package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.gateway.thread.Owner;
import ai.travion.gateway.thread.Owners;
import ai.travion.gateway.thread.ThreadReader;
import ai.travion.graph.Topics;
import ai.travion.graph.Wire;
import ai.travion.schemas.Profile;
import ai.travion.schemas.TurnRequest;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Finds what is kept of a user when a turn of theirs begins. The turn does not wait long for it: while profiles move between gateways
 * it goes on without, and its answer says so.
 */
@Component
final class ProfileLookup {

    /** What a profile is sent as from one gateway to another: Confluent's wire format. */
    static final String AVRO = "application/vnd.travion.profile+avro";

    private static final Logger log = LoggerFactory.getLogger(ProfileLookup.class);
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Owners owners;
    private final ThreadReader stores;
    private final OtherGateways others;
    private final Wire wire;
    private final Topics topics;
    private final String apiPrefix;

    ProfileLookup(
            Owners owners,
            ThreadReader stores,
            OtherGateways others,
            Wire wire,
            Topics topics,
            GatewayProperties properties) {
        this.owners = owners;
        this.stores = stores;
        this.others = others;
        this.wire = wire;
        this.topics = topics;
        this.apiPrefix = properties.apiPrefix();
    }

    /** The turn with the profile of its user; with an empty one where nothing is kept, with none where that is not known. */
    Mono<TurnRequest> into(TurnRequest turn) {
        return turn.getUserId()
                .map(user -> found(user)
                        .map(profile ->
                                TurnRequest.newBuilder(turn).setProfile(profile).build())
                        .defaultIfEmpty(turn))
                .orElseGet(() -> Mono.just(turn));
    }

    private Mono<Profile> found(String user) {
        return Mono.defer(() -> switch (owners.ofProfile(user)) {
                    case Owner.Here here -> stores.profile(user);
                    case Owner.At at ->
                        others.bytes(
                                        at.gateway().resolve(apiPrefix + "/users/" + user + "/profile"),
                                        AVRO,
                                        Optional.of(user))
                                .publishOn(Schedulers.boundedElastic())
                                .map(this::decoded);
                    case Owner.Nobody nobody ->
                        Mono.<Profile>error(new Patience.StillMoving("Nobody keeps the profile."));
                })
                .defaultIfEmpty(Profile.newBuilder().setUserId(user).build())
                .retryWhen(new Patience(PATIENCE).retry())
                .timeout(PATIENCE)
                .onErrorResume(Patience::mayDoWithout, late -> {
                    log.atWarn()
                            .addKeyValue("event", "profile_unavailable")
                            .addKeyValue("node", "gateway")
                            .addKeyValue("cause", late.getClass().getSimpleName())
                            .log("A turn begins without the profile of its user, which can't be read at the moment.");
                    return Mono.empty();
                });
    }

    private Profile decoded(byte[] record) {
        return (Profile) Optional.ofNullable(wire.deserializer().deserialize(topics.profiles(), record))
                .orElseThrow(() -> new IllegalStateException("A gateway sent a profile without bytes."));
    }
}
