package ai.travion.gateway.api;

import ai.travion.gateway.thread.Lesson;
import ai.travion.gateway.thread.Owners;
import ai.travion.gateway.thread.RunSignal;
import ai.travion.gateway.thread.ThreadReader;
import ai.travion.graph.Topics;
import ai.travion.schemas.Profile;
import ai.travion.schemas.TurnRequest;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Finds what is kept of a user when a turn of theirs begins. The turn does not wait long for it: while profiles move between gateways
 * it goes on without, and its answer says so. The end of a turn that taught something is told once it is kept, so that the next one knows it.
 */
@Component
final class ProfileLookup {

    /** What a profile is sent as from one gateway to another: Confluent's wire format. */
    static final String AVRO = "application/vnd.travion.profile+avro";

    /** A lesson needs some milliseconds to its profile; for so long the end of a turn may wait for it. */
    private static final Duration LEARNING = Duration.ofMillis(500);

    private static final Duration LOOK = Duration.ofMillis(20);

    private static final Logger log = LoggerFactory.getLogger(ProfileLookup.class);

    private final AskKeeper ask;
    private final Owners owners;
    private final ThreadReader stores;
    private final Topics topics;
    private final Clock clock;

    ProfileLookup(AskKeeper ask, Owners owners, ThreadReader stores, Topics topics, Clock clock) {
        this.ask = ask;
        this.owners = owners;
        this.stores = stores;
        this.topics = topics;
        this.clock = clock;
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

    /** Completes when what an ended run taught of its user is kept, or cannot be waited for any longer; at once for any other signal. */
    Mono<Void> learnedFrom(RunSignal signal) {
        return signal instanceof RunSignal.Ended ended
                ? Mono.justOrEmpty(Lesson.of(ended.run(), clock.instant())).flatMap(this::learned)
                : Mono.empty();
    }

    private Mono<Void> learned(Lesson lesson) {
        return Flux.interval(Duration.ZERO, LOOK)
                .onBackpressureDrop()
                .concatMap(tick -> kept(lesson.userId()), 1)
                .filter(lesson::isIn)
                .next()
                .timeout(LEARNING, Mono.empty())
                // No failure of this look is worth the answer that waits for it.
                .onErrorComplete()
                .then();
    }

    private Mono<Profile> kept(String user) {
        return ask.about(new AskKeeper.Question<>(
                () -> owners.ofProfile(user),
                stores.profile(user),
                "/users/" + user + "/profile",
                AVRO,
                Optional.of(user),
                topics.profiles(),
                Profile.class));
    }

    private Mono<Profile> found(String user) {
        return kept(user)
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
