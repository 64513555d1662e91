package ai.travion.gateway.thread;

import ai.travion.graph.RunHeaders;
import ai.travion.graph.Wire;
import ai.travion.schemas.ControlAction;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RunControl;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Instant;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.jspecify.annotations.Nullable;

/** What a desk sends: turns to the first node, orders to every node, and what replies teach of their users to the profiles. */
final class Outgoing {

    private static final int REMEMBERED_RUNS = 10_000;

    private final ProcessorContext<String, byte[]> context;
    private final Wire wire;
    private final TurnTraces traces;
    private final Clock clock;
    /** Runs whose words were passed on: a node that says its reply twice teaches nothing twice. The oldest are forgotten. */
    private final Cache<String, Boolean> taught =
            Caffeine.newBuilder().maximumSize(REMEMBERED_RUNS).build();

    Outgoing(ProcessorContext<String, byte[]> context, Wire wire, TurnTraces traces, Clock clock) {
        this.context = context;
        this.wire = wire;
        this.traces = traces;
        this.clock = clock;
    }

    void begin(GraphState state) {
        forward(state.getThreadId(), state, ThreadTopology.TO_ROUTER);
    }

    /**
     * Tells the nodes to spend nothing more on a run.
     *
     * @param deadline of the run, so that the next under its id is not stopped as well; null where it is not known
     */
    void stop(String threadId, String runId, @Nullable Instant deadline, String reason) {
        var order = RunControl.newBuilder()
                .setAction(ControlAction.CANCEL)
                .setThreadId(threadId)
                .setRunId(runId)
                .setReason(reason)
                .setAt(clock.instant())
                .build();
        var headers = traces.sending(ThreadTopology.TO_CONTROL);
        if (deadline != null) {
            RunHeaders.setDeadline(headers, deadline);
        }
        forward(threadId, order, ThreadTopology.TO_CONTROL, headers);
    }

    void teach(GraphState reply) {
        taught.put(reply.getRunId(), true);
        Profiles.learned(reply).ifPresent(learned -> forward(learned.getUserId(), learned, ThreadTopology.TO_PROFILES));
    }

    boolean hasTaught(String runId) {
        return taught.getIfPresent(runId) != null;
    }

    private void forward(String key, SpecificRecord value, String sink) {
        forward(key, value, sink, traces.sending(sink));
    }

    private void forward(String key, SpecificRecord value, String sink, Headers headers) {
        var bytes = wire.serializer().serialize(sink, value);
        context.forward(new Record<>(key, bytes, clock.millis(), headers), sink);
    }
}
