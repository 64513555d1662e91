package ai.travion.gateway.thread;

import ai.travion.gateway.GatewayProperties;
import ai.travion.graph.Wire;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.TurnRequest;
import java.time.Clock;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The only writer of threads. One instance has the threads of one partition, and its records one after the other.
 *
 * <p>It is delivered to at least once. A thread remembers the offset of the last request that was applied to it, so a request
 * is applied once; the first terminal record of a run ends it, and later ones find no open run.
 */
final class ThreadKeeper implements Processor<String, byte[], String, byte[]> {

    private static final Logger log = LoggerFactory.getLogger(ThreadKeeper.class);

    private final GatewayProperties properties;
    private final Wire wire;
    private final RunHub hub;
    private final RunLog runLog;
    private final Clock clock;
    private @Nullable ProcessorContext<String, byte[]> context;
    private @Nullable ThreadDesk desk;

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
        assigned.schedule(properties.deadlineScan(), PunctuationType.WALL_CLOCK_TIME, now -> opened.endLateRuns());
    }

    @Override
    public void process(Record<String, byte[]> record) {
        if (context == null || desk == null) {
            throw new IllegalStateException("A record came before the stores.");
        }
        var source = context.recordMetadata().orElseThrow();
        switch (decoded(source.topic(), record, context)) {
            case TurnRequest request -> desk.requested(request, source.offset());
            case RunEvent event -> desk.progressed(event);
            case GraphState outcome -> desk.ended(outcome);
            case null, default ->
                log.atWarn()
                        .addKeyValue("event", "record_ignored")
                        .addKeyValue("node", "gateway")
                        .addKeyValue("topic", source.topic())
                        .addKeyValue("partition", source.partition())
                        .addKeyValue("offset", source.offset())
                        .log("A record is of no use here.");
        }
    }

    @Override
    public void close() {
        hub.threadsMayMove();
    }

    private @Nullable Object decoded(String topic, Record<String, byte[]> record, ProcessorContext<String, byte[]> to) {
        try {
            return wire.deserializer().deserialize(topic, record.value());
        } catch (SerializationException unreadable) {
            log.atError()
                    .addKeyValue("event", "dead_letter")
                    .addKeyValue("node", "gateway")
                    .addKeyValue("topic", topic)
                    .setCause(unreadable)
                    .log("A record can't be read; it went to the dead letters.");
            to.forward(record, ThreadTopology.TO_DEAD_LETTERS);
            return null;
        }
    }
}
