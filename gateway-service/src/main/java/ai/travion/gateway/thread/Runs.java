package ai.travion.gateway.thread;

import ai.travion.schemas.Run;
import java.time.Duration;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The signals of a run that this gateway keeps, from its first on: whoever begins to listen late misses nothing. */
public final class Runs {

    private static final Duration LOOK_AGAIN = Duration.ofMillis(500);

    private final ThreadReader threads;
    private final RunHub hub;
    private final RunHistory history;

    public Runs(ThreadReader threads, RunHub hub, RunHistory history) {
        this.threads = threads;
        this.hub = hub;
        this.history = history;
    }

    /** Of a run that may not have begun yet. */
    public Flux<RunSignal> follow(String threadId, String runId) {
        return threads.run(threadId, runId)
                .map(this::signalsOf)
                .switchIfEmpty(Mono.fromSupplier(() -> hub.follow(runId)))
                .flatMapMany(signals -> signals);
    }

    private Flux<RunSignal> signalsOf(Run run) {
        boolean begun = run.getStartedAt().isPresent();
        return !begun || hub.hasAllOf(run.getRunId())
                ? hub.follow(run.getRunId())
                : history.of(run, run.getFinishedAt().isPresent() ? Mono.just(run) : endOf(run));
    }

    /** As the hub hears of it, or else as the store says: a gateway that took over a thread was not told everything. */
    private Mono<Run> endOf(Run run) {
        var stored = Flux.interval(Duration.ZERO, LOOK_AGAIN)
                .onBackpressureDrop()
                .concatMap(tick -> threads.run(run.getThreadId(), run.getRunId()), 1)
                .filter(found -> found.getFinishedAt().isPresent());
        var heard = hub.follow(run.getRunId()).ofType(RunSignal.Ended.class).map(RunSignal.Ended::run);
        return Flux.merge(heard, stored).next();
    }
}
