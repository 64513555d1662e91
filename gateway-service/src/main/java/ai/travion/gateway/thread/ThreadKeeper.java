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
    private final Clock clock;
    private @Nullable ProcessorContext<String, byte[]> context;
    private @Nullable ThreadDesk desk;
    private @Nullable RecordReader reader;

    ThreadKeeper(GatewayProperties properties, Wire wire, RunHub hub, RunLog runLog, Clock clock) {
        this.properties = properties;
        this.wire = wire;
        this.hub = hub;
        this.runLog = runLog;
        this.clock = clock;
    }

    @Override
    public void init(ProcessorContext<String, byte[]> assigned) {
        var opened = new ThreadDesk(assigned, properties, wire, hub, runLog, clock);
        context = assigned;
        desk = opened;
        reader = new RecordReader(assigned, wire, ThreadTopology.TO_DEAD_LETTERS);
        assigned.schedule(properties.deadlineScan(), PunctuationType.WALL_CLOCK_TIME, now -> opened.endLateRuns());
    }

    @Override
    public void process(Record<String, byte[]> record) {
        if (context == null || desk == null || reader == null) {
            throw new IllegalStateException("A record came before the stores.");
        }
        var source = context.recordMetadata().orElseThrow();
        switch (reader.read(record)) {
            case TurnRequest request -> desk.requested(request, source.offset());
            case RunEvent event -> desk.progressed(event);
            case GraphState outcome -> desk.ended(outcome);
            case null -> {
                // It went to the dead letters.
            }
            default -> reader.ignored();
        }
    }

    @Override
    public void close() {
        hub.threadsMayMove();
    }
}
