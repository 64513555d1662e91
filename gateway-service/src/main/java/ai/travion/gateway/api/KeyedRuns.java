package ai.travion.gateway.api;

import ai.travion.gateway.thread.EndedRuns;
import ai.travion.gateway.thread.KeyedRunId;
import ai.travion.gateway.thread.Owners;
import ai.travion.gateway.thread.ThreadReader;
import ai.travion.graph.Topics;
import ai.travion.graph.Wire;
import ai.travion.schemas.Run;
import ai.travion.schemas.TurnRequest;
import java.time.Duration;
import java.util.Optional;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * What has been said under an Idempotency-Key, wherever its thread is kept. A look may come too early, or fail while threads move: then the
 * request is made as if nothing were known, and the keeper of the thread, who writes it alone, joins or refuses it.
 */
@Component
final class KeyedRuns {

    /** What a run is sent as from one gateway to another: Confluent's wire format. */
    static final String AVRO = "application/vnd.travion.run+avro";

    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final Duration PAUSE = Duration.ofMillis(50);

    /**
     * A request under the id that it is to be made under.
     *
     * @param known the run that was taken before under the same key and with the same words, without its reply
     */
    record Asked(TurnRequest turn, Optional<Run> known) {

        static Asked forTheFirstTime(TurnRequest turn) {
            return new Asked(turn, Optional.empty());
        }

        private static Asked under(String runId, TurnRequest said, Optional<Run> known) {
            return new Asked(TurnRequest.newBuilder(said).setRunId(runId).build(), known);
        }
    }

    private final AskKeeper ask;
    private final Owners owners;
    private final ThreadReader stores;
    private final Wire wire;
    private final Topics topics;

    KeyedRuns(AskKeeper ask, Owners owners, ThreadReader stores, Wire wire, Topics topics) {
        this.ask = ask;
        this.owners = owners;
        this.stores = stores;
        this.wire = wire;
        this.topics = topics;
    }

    /**
     * A request as it is to be made: it joins a run that was taken, and is a new attempt where the last was refused.
     *
     * @param said under the id that its key alone fixes
     * @return fails with a problem, 422, where something else was said under the key
     */
    Mono<Asked> asked(TurnRequest said) {
        var first = KeyedRunId.first(said.getRunId(), said);
        var turn = TurnRequest.newBuilder(said).setRunId(first.runId()).build();
        return found(turn)
                .map(earlier -> EndedRuns.isRefusal(earlier)
                        ? Asked.under(idOf(earlier).next().runId(), turn, Optional.empty())
                        : joined(turn, earlier))
                .defaultIfEmpty(Asked.forTheFirstTime(turn));
    }

    /**
     * A request that was just made, once its keeper has taken it; as it is where that does not come in a moment.
     *
     * @return fails with a problem where the keeper has refused it
     */
    Mono<Asked> decided(Asked asked) {
        if (asked.known().isPresent()) {
            return Mono.just(asked);
        }
        var turn = asked.turn();
        return Mono.defer(() -> found(turn))
                .filter(run -> !EndedRuns.isRefusal(run) || run.getRunId().equals(turn.getRunId()))
                .repeatWhenEmpty(tries -> tries.delayElements(PAUSE))
                .map(run -> {
                    if (EndedRuns.isRefusal(run)) {
                        throw Problem.of(run);
                    }
                    return joined(turn, run);
                })
                .timeout(PATIENCE, Mono.just(asked));
    }

    /** For another gateway; empty where nothing is known. */
    Mono<byte[]> here(Optional<String> principal, String threadId, String runId) {
        return Mono.justOrEmpty(KeyedRunId.parse(runId))
                .flatMap(id -> stores.underKeyOf(principal, threadId, id))
                .map(run -> wire.serializer()
                        .serialize(
                                topics.turns(),
                                Run.newBuilder(run)
                                        .setState(null)
                                        .setRequest(null)
                                        .build()));
    }

    private Mono<Run> found(TurnRequest turn) {
        var threadId = turn.getThreadId();
        return ask.about(new AskKeeper.Question<>(
                        () -> owners.of(threadId),
                        stores.underKeyOf(turn.getUserId(), threadId, idOf(turn.getRunId())),
                        "/threads/" + threadId + "/keyed-runs/" + turn.getRunId(),
                        AVRO,
                        turn.getUserId(),
                        topics.turns(),
                        Run.class))
                .onErrorResume(Patience::mayDoWithout, notNow -> Mono.empty());
    }

    private static Asked joined(TurnRequest turn, Run earlier) {
        if (!idOf(earlier).words().equals(idOf(turn.getRunId()).words())) {
            throw Problem.keyOfAnother();
        }
        return Asked.under(earlier.getRunId(), turn, Optional.of(earlier));
    }

    private static KeyedRunId idOf(Run run) {
        return idOf(run.getRunId());
    }

    private static KeyedRunId idOf(String runId) {
        return KeyedRunId.parse(runId)
                .orElseThrow(() -> new IllegalStateException("Run " + runId + " was asked for without a key."));
    }
}
