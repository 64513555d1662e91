package ai.travion.schemas.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.avro.Schema;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificDatumWriter;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * Writes a record in Confluent's wire format: a zero byte, the schema's id in four bytes, Avro binary.
 *
 * <p>Confluent's own serializer writes the same bytes over the same registry API; whoever has it names it as
 * {@code value.serializer} instead. Safe for many threads.
 */
public final class ConfluentAvroSerializer implements Serializer<SpecificRecord> {

    static final byte MAGIC = 0;
    static final int PREFIX_BYTES = 5;

    private static final int USUAL_BYTES = 8 * 1024;

    private record Writer(int id, DatumWriter<SpecificRecord> datum) {}

    private final Map<Schema, Writer> writers = new ConcurrentHashMap<>();
    private SchemaRegistry registry = new EmbeddedRegistry();

    @Override
    public void configure(Map<String, ?> properties, boolean isKey) {
        registry = Registries.named(properties);
        writers.clear();
    }

    @Override
    public byte @Nullable [] serialize(String topic, @Nullable SpecificRecord value) {
        if (value == null) {
            return null;
        }
        var writer = writerOf(value.getSchema());
        var bytes = new ByteArrayOutputStream(USUAL_BYTES);
        bytes.write(MAGIC);
        bytes.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(writer.id()).array());
        try {
            var encoder = EncoderFactory.get().binaryEncoder(bytes, null);
            writer.datum().write(value, encoder);
            encoder.flush();
        } catch (IOException | RuntimeException e) {
            throw new SerializationException(
                    "Can't write " + value.getSchema().getFullName() + " for topic " + topic + ".", e);
        }
        return bytes.toByteArray();
    }

    /** A schema's fingerprint takes longer than writing a record, so its id is asked for once. */
    private Writer writerOf(Schema schema) {
        var known = writers.get(schema);
        if (known != null) {
            return known;
        }
        var writer = new Writer(
                registry.idOf(Contracts.subjectOf(schema), schema),
                new SpecificDatumWriter<>(schema, SpecificData.getForSchema(schema)));
        writers.put(schema, writer);
        return writer;
    }
}
