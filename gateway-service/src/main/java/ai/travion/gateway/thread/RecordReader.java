package ai.travion.gateway.thread;

import ai.travion.graph.Wire;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads what a processor gets. What nobody could read goes to the dead letters. */
final class RecordReader {

    private static final Logger log = LoggerFactory.getLogger(RecordReader.class);

    private final ProcessorContext<String, byte[]> context;
    private final Wire wire;
    private final String deadLetters;

    /**
     * A reader for one processor.
     *
     * @param deadLetters the name of the processor's sink for what can't be read
     */
    RecordReader(ProcessorContext<String, byte[]> context, Wire wire, String deadLetters) {
        this.context = context;
        this.wire = wire;
        this.deadLetters = deadLetters;
    }

    /** The record's value; nothing where it can't be read. */
    @Nullable Object read(Record<String, byte[]> record) {
        var topic = context.recordMetadata().orElseThrow().topic();
        try {
            return wire.deserializer().deserialize(topic, record.value());
        } catch (SerializationException unreadable) {
            log.atError()
                    .addKeyValue("event", "dead_letter")
                    .addKeyValue("node", "gateway")
                    .addKeyValue("topic", topic)
                    .setCause(unreadable)
                    .log("A record can't be read; it went to the dead letters.");
            context.forward(record, deadLetters);
            return null;
        }
    }

    /** Says of a record that it was read but is of no use where it lies. */
    void ignored() {
        var source = context.recordMetadata().orElseThrow();
        log.atWarn()
                .addKeyValue("event", "record_ignored")
                .addKeyValue("node", "gateway")
                .addKeyValue("topic", source.topic())
                .addKeyValue("partition", source.partition())
                .addKeyValue("offset", source.offset())
                .log("A record is of no use here.");
    }
}
