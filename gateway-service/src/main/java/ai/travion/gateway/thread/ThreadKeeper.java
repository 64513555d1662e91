package ai.travion.gateway.thread;

import ai.travion.gateway.GatewayProperties;
import ai.travion.graph.Wire;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.TurnRequest;
import java.time.Clock;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.jspecify.annotations.Nullable;

/**
 * The only writer of threads. One instance has the threads of one partition, and its records one after the other.
 *
 * <p>It is delivered to at least once. A thread remembers the offset of the last request that was applied to it, so a request
 * is applied once; the first terminal record of a run ends it, and later ones find no open run.
 */
final class ThreadKeeper implements Processor<String, byte[], String, byte[]> {

    private final GatewayProperties properties;
    private final Wire wire;
    private final RunHub hub;
    private final RunLog runLog;
    private final GatewayTraces traces;
    private final Clock clock;
    private @Nullable ProcessorContext<String, byte[]> context;
    private @Nullable ThreadDesk desk;
    private @Nullable RecordReader reader;
    private @Nullable TurnTraces turns;

    ThreadKeeper(
            GatewayProperties properties, Wire wire, RunHub hub, RunLog runLog, GatewayTraces traces, Clock clock) {
        this.properties = properties;
        this.wire = wire;
        this.hub = hub;
        this.runLog = runLog;
        this.traces = traces;
        this.clock = clock;
    }

    @Override
    public void init(ProcessorContext<String, byte[]> assigned) {
        var ofTheTurns = new TurnTraces(traces, assigned.getStateStore(Stores.WAITING_TRACES));
        var opened = new ThreadDesk(assigned, properties, wire, hub, runLog, ofTheTurns, clock);
        context = assigned;
        desk = opened;
        reader = new RecordReader(assigned, wire, runLog, ThreadTopology.TO_DEAD_LETTERS);
        turns = ofTheTurns;
        assigned.schedule(properties.deadlineScan(), PunctuationType.WALL_CLOCK_TIME, now -> opened.watch());
    }

    @Override
    public void process(Record<String, byte[]> record) {
        if (context == null || desk == null || reader == null || turns == null) {
            throw new IllegalStateException("A record came before the stores.");
        }
        var source = context.recordMetadata().orElseThrow();
        var read = reader.read(record);
        if (read instanceof RunEvent event) {
            // Many a turn has hundreds: they are no spans.
            desk.progressed(event, record.headers(), source.offset());
            return;
        }
        var keeper = desk;
        var records = reader;
        turns.during(source, record.headers(), trace -> {
            switch (read) {
                case TurnRequest request -> {
                    trace.isFor(request.getThreadId(), request.getRunId());
                    keeper.requested(request, source.offset());
                }
                case GraphState outcome -> {
                    trace.isFor(outcome.getThreadId(), outcome.getRunId());
                    keeper.ended(outcome);
                }
                case null -> {
                    // What could not be read went to the dead letters.
                    if (record.value() == null) {
                        records.ignored();
                    }
                }
                default -> records.ignored();
            }
        });
    }

    @Override
    public void close() {
        hub.threadsMayMove();
    }
}
