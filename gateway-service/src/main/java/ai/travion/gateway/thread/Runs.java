package ai.travion.gateway.thread;

import ai.travion.schemas.Run;
import java.time.Duration;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The signals of a run that this gateway keeps, from its first on: whoever begins to listen late misses nothing. */
public final class Runs {

    private static final Duration LOOK_AGAIN = Duration.ofMillis(500);

    /** What is reported of a run is trusted for so long; then the store is asked whether that is all. */
    private static final Duration TRUST = Duration.ofSeconds(2);

    private static final Duration TICK = Duration.ofMillis(20);
    private static final int TICKS_BETWEEN_LOOKS = 10;

    private final ThreadReader threads;
    private final RunHub hub;
    private final RunHistory history;

    public Runs(ThreadReader threads, RunHub hub, RunHistory history) {
        this.threads = threads;
        this.hub = hub;
        this.history = history;
    }

    /**
     * Of a run that may not have begun yet.
     *
     * @return without an end where it has to be asked for again; fails with {@link NoSuchRun} where it is not known for some seconds
     */
    public Flux<RunSignal> follow(String threadId, String runId) {
        return threads.run(threadId, runId)
                .map(this::signalsOf)
                .switchIfEmpty(Mono.fromSupplier(() -> heard(threadId, runId)))
                .flatMapMany(signals -> signals);
    }

    /** Whether a run is known, as soon as it is; false where that does not come in some seconds. */
    public Mono<Boolean> isKnown(String threadId, String runId) {
        return Flux.interval(Duration.ZERO, TICK)
                .onBackpressureDrop()
                .concatMap(
                        tick -> hub.hasHeardOf(threadId, runId)
                                ? Mono.just(true)
                                : tick % TICKS_BETWEEN_LOOKS == 0
                                        ? threads.run(threadId, runId).hasElement()
                                        : Mono.just(false),
                        1)
                .filter(known -> known)
                .next()
                // The last word is the store's, also where it has to be waited for.
                .timeout(TRUST, threads.run(threadId, runId).hasElement());
    }

    private Flux<RunSignal> signalsOf(Run run) {
        var all = hub.allOf(run.getThreadId(), run.getRunId());
        if (all.isPresent()) {
            return all.get();
        }
        boolean hasEnded = run.getFinishedAt().isPresent();
        if (run.getStartedAt().isEmpty()) {
            return hasEnded ? Flux.just(RunSignal.Ended.after(0, run)) : heard(run.getThreadId(), run.getRunId());
        }
        return history.of(run, hasEnded ? Mono.just(run) : endOf(run));
    }

    /** What is reported here of a run that did not begin yet; it may begin elsewhere, and end there. */
    private Flux<RunSignal> heard(String threadId, String runId) {
        var outOfStep = Flux.interval(TRUST)
                .onBackpressureDrop()
                .concatMap(tick -> hearsAllOf(threadId, runId), 1)
                .filter(hearsAll -> !hearsAll)
                .next();
        return hub.follow(threadId, runId).takeUntilOther(outOfStep);
    }

    private Mono<Boolean> hearsAllOf(String threadId, String runId) {
        return threads.runSoon(threadId, runId)
                .map(run -> hub.allOf(threadId, runId).isPresent()
                        || (run.getStartedAt().isEmpty() && run.getFinishedAt().isEmpty()))
                .switchIfEmpty(Mono.error(() -> new NoSuchRun(runId)))
                .onErrorResume(StoresNotReady.class, moving -> Mono.just(true));
    }

    /** As the hub hears of it, or else as the store says: a gateway that took over a thread was not told everything. */
    private Mono<Run> endOf(Run run) {
        var stored = Flux.interval(Duration.ZERO, LOOK_AGAIN)
                .onBackpressureDrop()
                .concatMap(
                        tick -> threads.runSoon(run.getThreadId(), run.getRunId())
                                .switchIfEmpty(Mono.error(() -> new NoSuchRun(run.getRunId()))),
                        1)
                .filter(found -> found.getFinishedAt().isPresent());
        return Flux.merge(hub.endOf(run.getThreadId(), run.getRunId()), stored).next();
    }
}
