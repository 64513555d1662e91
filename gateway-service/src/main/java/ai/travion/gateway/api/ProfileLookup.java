package ai.travion.gateway.api;

import ai.travion.gateway.thread.Owners;
import ai.travion.gateway.thread.ThreadReader;
import ai.travion.graph.Topics;
import ai.travion.schemas.Profile;
import ai.travion.schemas.TurnRequest;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Finds what is kept of a user when a turn of theirs begins. The turn does not wait long for it: while profiles move between gateways
 * it goes on without, and its answer says so.
 */
@Component
final class ProfileLookup {

    /** What a profile is sent as from one gateway to another: Confluent's wire format. */
    static final String AVRO = "application/vnd.travion.profile+avro";

    private static final Logger log = LoggerFactory.getLogger(ProfileLookup.class);

    private final AskKeeper ask;
    private final Owners owners;
    private final ThreadReader stores;
    private final Topics topics;

    ProfileLookup(AskKeeper ask, Owners owners, ThreadReader stores, Topics topics) {
        this.ask = ask;
        this.owners = owners;
        this.stores = stores;
        this.topics = topics;
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
        return ask.about(new AskKeeper.Question<>(
                        () -> owners.ofProfile(user),
                        stores.profile(user),
                        "/users/" + user + "/profile",
                        AVRO,
                        Optional.of(user),
                        topics.profiles(),
                        Profile.class))
                .defaultIfEmpty(Profile.newBuilder().setUserId(user).build())
                .onErrorResume(Patience::mayDoWithout, late -> {
                    log.atWarn()
                            .addKeyValue("event", "profile_unavailable")
                            .addKeyValue("node", "gateway")
                            .addKeyValue("cause", late.getClass().getSimpleName())
                            .log("A turn begins without the profile of its user, which can't be read at the moment.");
                    return Mono.empty();
                });
    }
}
