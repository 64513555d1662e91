package ai.travion.gateway.thread;

import ai.travion.schemas.Run;
import ai.travion.schemas.RunEvent;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Sinks;

/**
 * Where HTTP meets the processor: the processor reports, whoever waits for a run listens, from its first event on.
 *
 * <p>Lives in memory. What a run's events were is forgotten a while after it ended; how it ended is in the store.
 */
public final class RunHub {

    private static final int BUFFERED_EVENTS = 5_000;
    private static final Duration ENDED_STAYS = Duration.ofMinutes(1);

    private record EventId(int step, int index) {}

    private static final class Channel {
        private final Sinks.Many<RunSignal> sink = Sinks.many().replay().limit(BUFFERED_EVENTS);
        private final Set<EventId> seen = new HashSet<>();
        private long seq;

        synchronized void progressed(RunEvent event) {
            if (seen.add(new EventId(event.getStep(), event.getIndex()))) {
                sink.emitNext(new RunSignal.Progressed(++seq, event), Sinks.EmitFailureHandler.FAIL_FAST);
            }
        }

        synchronized void ended(Run run) {
            sink.emitNext(new RunSignal.Ended(++seq, run), Sinks.EmitFailureHandler.FAIL_FAST);
            sink.emitComplete(Sinks.EmitFailureHandler.FAIL_FAST);
        }
    }

    private final Map<String, Channel> open = new ConcurrentHashMap<>();
    private final Cache<String, Channel> ended = Caffeine.newBuilder()
            .expireAfterWrite(ENDED_STAYS)
            .maximumSize(20_000)
            .build();

    /** The signals of a run from its first on; it may be asked for before the run exists. */
    public Flux<RunSignal> follow(String runId) {
        return channel(runId).sink.asFlux();
    }

    /** Whether anything is remembered of a run. */
    public boolean remembers(String runId) {
        return open.containsKey(runId) || ended.getIfPresent(runId) != null;
    }

    /** Drops what was opened for a run that will not come. */
    public void forget(String runId) {
        open.remove(runId);
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
            open.remove(run.getRunId(), channel);
            channel.ended(run);
        }
    }

    private Channel channel(String runId) {
        var channel = open.computeIfAbsent(runId, fresh -> new Channel());
        // A run ends by entering `ended` before it leaves `open`, so whoever came too late for the one finds the other.
        var past = ended.getIfPresent(runId);
        if (past == null || past == channel) {
            return channel;
        }
        open.remove(runId, channel);
        return past;
    }
}
