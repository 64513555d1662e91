package ai.travion.gateway.thread;

import ai.travion.graph.DeadLetter;
import ai.travion.graph.Wire;
import ai.travion.graph.observe.WordlessFailure;
import java.time.Duration;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.RetriableException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads what a processor gets. What nobody could read goes to the dead letters. */
final class RecordReader {

    private static final Logger log = LoggerFactory.getLogger(RecordReader.class);
    private static final String NODE = "gateway";
    private static final Duration REGISTRY_PAUSE = Duration.ofMillis(250);

    private final ProcessorContext<String, byte[]> context;
    private final Wire wire;
    private final RunLog runLog;
    private final String deadLetters;

    /**
     * A reader for one processor.
     *
     * @param deadLetters the name of the processor's sink for what can't be read
     */
    RecordReader(ProcessorContext<String, byte[]> context, Wire wire, RunLog runLog, String deadLetters) {
        this.context = context;
        this.wire = wire;
        this.runLog = runLog;
        this.deadLetters = deadLetters;
    }

    /** The record's value; nothing where it can't be read. Waits for a registry that does not answer. */
    @Nullable Object read(Record<String, byte[]> record) {
        var source = context.recordMetadata().orElseThrow();
        var topic = source.topic();
        while (true) {
            try {
                return wire.deserializer().deserialize(topic, record.value());
            } catch (SerializationException unreadable) {
                log.atError()
                        .addKeyValue("event", "dead_letter")
                        .addKeyValue("node", NODE)
                        .addKeyValue("topic", topic)
                        .addKeyValue("partition", source.partition())
                        .addKeyValue("offset", source.offset())
                        .setCause(WordlessFailure.in(log, unreadable))
                        .log("A record can't be read; it went to the dead letters.");
                runLog.deadLetter();
                var headers = new RecordHeaders(record.headers());
                new DeadLetter(NODE, topic, source.partition(), source.offset(), unreadable).describeIn(headers);
                context.forward(record.withHeaders(headers), deadLetters);
                return null;
            } catch (RetriableException registryIsAway) {
                log.atWarn()
                        .addKeyValue("event", "decode_retried")
                        .addKeyValue("node", NODE)
                        .addKeyValue("topic", topic)
                        .setCause(WordlessFailure.in(log, registryIsAway))
                        .log("The schema registry does not answer; trying again.");
                pause();
            }
        }
    }

    /** Says of a record that it was read but is of no use where it lies. */
    void ignored() {
        var source = context.recordMetadata().orElseThrow();
        log.atWarn()
                .addKeyValue("event", "record_ignored")
                .addKeyValue("node", NODE)
                .addKeyValue("topic", source.topic())
                .addKeyValue("partition", source.partition())
                .addKeyValue("offset", source.offset())
                .log("A record is of no use here.");
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
