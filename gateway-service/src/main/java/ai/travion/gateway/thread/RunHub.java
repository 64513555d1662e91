package ai.travion.gateway.thread;

import ai.travion.schemas.Run;
import ai.travion.schemas.RunEvent;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
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

    private record EventId(int step, int index) {}

    private static final class Channel {
        private final Sinks.Many<RunSignal> sink = Sinks.many().replay().limit(BUFFERED_EVENTS);
        private final Set<EventId> seen = new HashSet<>();
        private long seq;
        private volatile boolean whole;

        synchronized void progressed(RunEvent event) {
            if (seen.add(new EventId(event.getStep(), event.getIndex()))) {
                sink.emitNext(new RunSignal.Progressed(++seq, event), Sinks.EmitFailureHandler.FAIL_FAST);
                if (seq >= BUFFERED_EVENTS - 1) {
                    // The end needs a place, too: the first events go, and whoever comes now reads them from the topic.
                    whole = false;
                }
            }
        }

        synchronized void ended(Run run) {
            sink.emitNext(new RunSignal.Ended(++seq, run), Sinks.EmitFailureHandler.FAIL_FAST);
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

    /** The signals of a run from its first on; it may be asked for before the run exists. */
    public Flux<RunSignal> follow(String runId) {
        // Whoever reports is the only writer of many threads, and does not wait for one of them to be read.
        return channel(runId).sink.asFlux().publishOn(Schedulers.parallel());
    }

    /** Whether every event of a run is here from its first on, rather than from where this gateway took it over. */
    boolean hasAllOf(String runId) {
        var channel = Optional.ofNullable(open.getIfPresent(runId)).orElseGet(() -> ended.getIfPresent(runId));
        return channel != null && channel.whole;
    }

    /** A run begins here: what is reported of it from now on is all there is. */
    void begun(String runId) {
        channel(runId).whole = true;
    }

    /** Threads may be another gateway's for a while: what was reported until now may lack what happens there. */
    void threadsMayMove() {
        open.asMap().values().forEach(channel -> channel.whole = false);
    }

    /** Reports an event; one that was reported before is dropped. */
    void progressed(RunEvent event) {
        channel(event.getRunId()).progressed(event);
    }

    /** Reports the end of a run, once. */
    void ended(Run run) {
        if (ended.getIfPresent(run.getRunId()) == null) {
            var channel = channel(run.getRunId());
            ended.put(run.getRunId(), channel);
            open.asMap().remove(run.getRunId(), channel);
            channel.ended(run);
        }
    }

    /** Of a run whose conversation is erased: whoever follows it may read to its end, and nobody after them. */
    void forget(String runId) {
        ended.invalidate(runId);
    }

    private Channel channel(String runId) {
        var channel = open.get(runId, fresh -> new Channel());
        // A run ends by entering `ended` before it leaves `open`, so whoever came too late for the one finds the other.
        var past = ended.getIfPresent(runId);
        if (past == null || past == channel) {
            return channel;
        }
        open.asMap().remove(runId, channel);
        return past;
    }
}
