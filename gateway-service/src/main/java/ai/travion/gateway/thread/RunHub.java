package ai.travion.gateway.thread;

import ai.travion.schemas.Run;
import ai.travion.schemas.RunEvent;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Flux;
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

    private static final class Channel {
        private final Sinks.Many<RunSignal> sink = Sinks.many().replay().limit(BUFFERED_EVENTS);
        private final Telling telling = new Telling();
        private volatile long seq;
        private volatile boolean whole;

        synchronized void progressed(RunEvent event, String attempt) {
            for (var told : telling.next(event, attempt)) {
                seq++;
                sink.emitNext(new RunSignal.Progressed(seq, told), Sinks.EmitFailureHandler.FAIL_FAST);
            }
            if (seq >= BUFFERED_EVENTS - 1) {
                // The end needs a place, too: the first events go, and whoever comes now reads them from the topic.
                whole = false;
            }
        }

        synchronized void ended(Run run) {
            sink.emitNext(RunSignal.Ended.after(seq, run), Sinks.EmitFailureHandler.FAIL_FAST);
            sink.emitComplete(Sinks.EmitFailureHandler.FAIL_FAST);
        }

        boolean isFresh() {
            return seq == 0;
        }

        /** Nothing more comes this way: whoever listens has to look again. */
        synchronized void abandon() {
            sink.emitComplete(Sinks.EmitFailureHandler.FAIL_FAST);
        }
    }

    /** A run that begins elsewhere, or never, is let go; one that waits in its thread's queue is not. */
    private final Cache<String, Channel> open =
            Caffeine.newBuilder().expireAfterAccess(OPEN_STAYS).build();

    private final Cache<String, Channel> ended = Caffeine.newBuilder()
            .expireAfterWrite(ENDED_STAYS)
            .maximumSize(20_000)
            .build();

    /** The signals of a run from its first on; it may be asked for before the run exists. Without an end where it has to be asked for again. */
    public Flux<RunSignal> follow(String threadId, String runId) {
        // Whoever reports is the only writer of many threads, and does not wait for one of them to be read.
        return Flux.defer(() -> channel(Stores.runKey(threadId, runId)).sink.asFlux())
                .publishOn(Schedulers.parallel());
    }

    /** Whether every event of a run is here from its first on, rather than from where this gateway took it over. */
    boolean hasAllOf(String threadId, String runId) {
        var channel = known(Stores.runKey(threadId, runId));
        return channel != null && channel.whole;
    }

    /** Whether anything was reported of a run. */
    boolean hasHeardOf(String threadId, String runId) {
        var channel = known(Stores.runKey(threadId, runId));
        return channel != null && (channel.whole || !channel.isFresh());
    }

    /** A run begins here: what is reported of it from now on is all there is. */
    void begun(Run run) {
        channel(keyOf(run)).whole = true;
    }

    /** Threads may be another gateway's for a while: what was reported until now may lack what happens there. */
    void threadsMayMove() {
        open.asMap().values().forEach(channel -> channel.whole = false);
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
        if (before != null && !before.isFresh() && open.asMap().remove(key, before)) {
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
