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

    private final Map<Schema, DatumWriter<SpecificRecord>> writers = new ConcurrentHashMap<>();
    private SchemaRegistry registry = new EmbeddedRegistry();

    @Override
    public void configure(Map<String, ?> properties, boolean isKey) {
        registry = Registries.named(properties);
    }

    @Override
    public byte @Nullable [] serialize(String topic, @Nullable SpecificRecord value) {
        if (value == null) {
            return null;
        }
        var schema = value.getSchema();
        int id = registry.idOf(Contracts.subjectOf(schema), schema);
        var bytes = new ByteArrayOutputStream(4096);
        bytes.write(MAGIC);
        bytes.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(id).array());
        try {
            var encoder = EncoderFactory.get().directBinaryEncoder(bytes, null);
            writers.computeIfAbsent(schema, ConfluentAvroSerializer::writerOf).write(value, encoder);
        } catch (IOException | RuntimeException e) {
            throw new SerializationException("Can't write " + schema.getFullName() + " for topic " + topic + ".", e);
        }
        return bytes.toByteArray();
    }

    private static DatumWriter<SpecificRecord> writerOf(Schema schema) {
        return new SpecificDatumWriter<>(schema, SpecificData.getForSchema(schema));
    }
}
