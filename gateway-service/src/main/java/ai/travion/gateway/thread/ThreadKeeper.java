package ai.travion.gateway.thread;

import ai.travion.gateway.GatewayProperties;
import ai.travion.graph.Wire;
import ai.travion.graph.observe.WordlessFailure;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.TurnRequest;
import java.time.Clock;
import java.time.Duration;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.RetriableException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.processor.api.RecordMetadata;
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
    private static final Duration REGISTRY_PAUSE = Duration.ofMillis(250);

    private final GatewayProperties properties;
    private final Wire wire;
    private final RunHub hub;
    private final RunLog runLog;
    private final GatewayTraces traces;
    private final Clock clock;
    private @Nullable ProcessorContext<String, byte[]> context;
    private @Nullable ThreadDesk desk;
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
        turns = ofTheTurns;
        assigned.schedule(properties.deadlineScan(), PunctuationType.WALL_CLOCK_TIME, now -> opened.endLateRuns());
    }

    @Override
    public void process(Record<String, byte[]> record) {
        if (context == null || desk == null || turns == null) {
            throw new IllegalStateException("A record came before the stores.");
        }
        var source = context.recordMetadata().orElseThrow();
        var read = decoded(source.topic(), record, context);
        if (read instanceof RunEvent event) {
            // Many a turn has hundreds: they are no spans.
            desk.progressed(event);
            return;
        }
        var keeper = desk;
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
                case null, default -> ignored(source);
            }
        });
    }

    private static void ignored(RecordMetadata source) {
        log.atWarn()
                .addKeyValue("event", "record_ignored")
                .addKeyValue("node", "gateway")
                .addKeyValue("topic", source.topic())
                .addKeyValue("partition", source.partition())
                .addKeyValue("offset", source.offset())
                .log("A record is of no use here.");
    }

    @Override
    public void close() {
        hub.threadsMayMove();
    }

    private @Nullable Object decoded(String topic, Record<String, byte[]> record, ProcessorContext<String, byte[]> to) {
        while (true) {
            try {
                return wire.deserializer().deserialize(topic, record.value());
            } catch (SerializationException unreadable) {
                log.atError()
                        .addKeyValue("event", "dead_letter")
                        .addKeyValue("node", "gateway")
                        .addKeyValue("topic", topic)
                        .setCause(WordlessFailure.in(log, unreadable))
                        .log("A record can't be read; it went to the dead letters.");
                runLog.deadLetter();
                to.forward(record, ThreadTopology.TO_DEAD_LETTERS);
                return null;
            } catch (RetriableException registryIsAway) {
                log.atWarn()
                        .addKeyValue("event", "decode_retried")
                        .addKeyValue("node", "gateway")
                        .addKeyValue("topic", topic)
                        .setCause(WordlessFailure.in(log, registryIsAway))
                        .log("The schema registry does not answer; trying again.");
                pause();
            }
        }
    }

    /** Nothing behind this record may be done before it: what it is can't be known yet. */
    private static void pause() {
        try {
            Thread.sleep(REGISTRY_PAUSE);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw new InterruptException(stopping);
        }
    }
}
