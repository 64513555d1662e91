package ai.travion.gateway.thread;

import ai.travion.schemas.Run;
import ai.travion.schemas.RunEvent;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;
import reactor.core.scheduler.Schedulers;

/**
 * Where HTTP meets the processor: the processor reports, whoever waits for a run listens, from its first event on.
 *
 * <p>Lives in memory. What a run's events were is forgotten a while after it ended; how it ended is in the store.
 */
public final class RunHub {

    private static final int BUFFERED_EVENTS = 5_000;
    private static final Duration ENDED_STAYS = Duration.ofMinutes(1);
    private static final Duration OPEN_STAYS = Duration.ofMinutes(30);

    /**
     * What is told of one run. Of a run that did not begin here no event is told, since its numbers are not known, nor after one that was not heard;
     * its end is, to who asks for that alone.
     */
    private static final class Channel {
        private final Sinks.Many<RunSignal> signals = Sinks.many().replay().limit(BUFFERED_EVENTS);
        private final Sinks.One<Run> end = Sinks.one();
        private final Telling telling = new Telling();
        private long seq;
        private boolean begun;
        private volatile boolean heardOf;
        private volatile boolean whole;

        synchronized void begun() {
            if (!heardOf) {
                heardOf = true;
                begun = true;
                whole = true;
            }
        }

        synchronized void progressed(RunEvent event, String attempt) {
            heardOf = true;
            if (!begun || telling.misses(event, attempt)) {
                begun = false;
                whole = false;
                signals.emitComplete(Sinks.EmitFailureHandler.FAIL_FAST);
                return;
            }
            for (var told : telling.next(event, attempt)) {
                seq++;
                signals.emitNext(new RunSignal.Progressed(seq, told), Sinks.EmitFailureHandler.FAIL_FAST);
            }
            if (seq >= BUFFERED_EVENTS - 1) {
                // The end needs a place, too: the first events go, and whoever comes now reads them from the topic.
                whole = false;
            }
        }

        synchronized void ended(Run run) {
            if (begun || run.getStartedAt().isEmpty()) {
                signals.emitNext(RunSignal.Ended.after(seq, run), Sinks.EmitFailureHandler.FAIL_FAST);
            }
            signals.emitComplete(Sinks.EmitFailureHandler.FAIL_FAST);
            end.emitValue(run, Sinks.EmitFailureHandler.FAIL_FAST);
        }

        /** Nothing more comes this way: whoever listens has to look again. */
        synchronized void abandon() {
            signals.emitComplete(Sinks.EmitFailureHandler.FAIL_FAST);
            end.emitEmpty(Sinks.EmitFailureHandler.FAIL_FAST);
        }

        Flux<RunSignal> signals() {
            // Whoever reports is the only writer of many threads, and does not wait for one of them to be read.
            return signals.asFlux().publishOn(Schedulers.parallel());
        }
    }

    /** A run that begins elsewhere, or never, is let go; one that waits in its thread's queue is not. */
    private final Cache<String, Channel> open =
            Caffeine.newBuilder().expireAfterAccess(OPEN_STAYS).build();

    private final Cache<String, Channel> ended = Caffeine.newBuilder()
            .expireAfterWrite(ENDED_STAYS)
            .maximumSize(20_000)
            .build();

    /**
     * The signals of a run from its first on; it may be asked for before the run exists. Without an end where it has to be asked for again.
     */
    public Flux<RunSignal> follow(String threadId, String runId) {
        return Flux.defer(() -> channel(Stores.runKey(threadId, runId)).signals());
    }

    /** The signals of a run from its first on, where every one of them is here; empty where this gateway took the run over, or lost it. */
    Optional<Flux<RunSignal>> allOf(String threadId, String runId) {
        var channel = known(Stores.runKey(threadId, runId));
        return channel != null && channel.whole ? Optional.of(channel.signals()) : Optional.empty();
    }

    /** The end of a run, wherever it began; empty where it has to be asked for again. */
    Mono<Run> endOf(String threadId, String runId) {
        return Mono.defer(() -> channel(Stores.runKey(threadId, runId)).end.asMono())
                .publishOn(Schedulers.parallel());
    }

    /** Whether anything was reported of a run. */
    boolean hasHeardOf(String threadId, String runId) {
        var channel = known(Stores.runKey(threadId, runId));
        return channel != null && channel.heardOf;
    }

    /** A run begins here: what is reported of it from now on is all there is. */
    void begun(Run run) {
        channel(keyOf(run)).begun();
    }

    /**
     * Threads may be another gateway's for a while. When they come back, what is reported lacks what happened there: whoever listens looks
     * again at once, before a run can end here with events that they were not told.
     */
    void threadsMayMove() {
        open.asMap().forEach((key, channel) -> {
            open.asMap().remove(key, channel);
            channel.abandon();
        });
        ended.invalidateAll();
    }

    /**
     * Reports an event; one that was reported before is dropped.
     *
     * @param attempt at its step in which it was said
     */
    void progressed(RunEvent event, String attempt) {
        channel(Stores.runKey(event.getThreadId(), event.getRunId())).progressed(event, attempt);
    }

    /** Reports the end of a run, once. */
    void ended(Run run) {
        var key = keyOf(run);
        if (ended.getIfPresent(key) == null) {
            var channel = channel(key);
            ended.put(key, channel);
            open.asMap().remove(key, channel);
            channel.ended(run);
        }
    }

    /**
     * Of a run that is erased or no longer kept, whose id is free again: whoever follows it may read to its end, and nobody after them. Who
     * waits for the next run under the id goes on waiting.
     */
    void forget(String threadId, String runId) {
        var key = Stores.runKey(threadId, runId);
        ended.invalidate(key);
        var before = open.getIfPresent(key);
        if (before != null && before.heardOf && open.asMap().remove(key, before)) {
            before.abandon();
        }
    }

    private @Nullable Channel known(String key) {
        var channel = open.getIfPresent(key);
        return channel == null ? ended.getIfPresent(key) : channel;
    }

    private Channel channel(String key) {
        var channel = open.get(key, fresh -> new Channel());
        // A run ends by entering `ended` before it leaves `open`, so whoever came too late for the one finds the other.
        var past = ended.getIfPresent(key);
        if (past == null || past == channel) {
            return channel;
        }
        open.asMap().remove(key, channel);
        return past;
    }

    private static String keyOf(Run run) {
        return Stores.runKey(run.getThreadId(), run.getRunId());
    }
}
