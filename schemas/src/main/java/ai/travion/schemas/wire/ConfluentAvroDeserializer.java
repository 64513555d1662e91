package ai.travion.schemas.wire;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.avro.Schema;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Deserializer;
import org.jspecify.annotations.Nullable;

/**
 * Reads a record in Confluent's wire format into the class that this code generated for it, whatever released version wrote
 * it. Safe for many threads.
 */
public final class ConfluentAvroDeserializer implements Deserializer<SpecificRecord> {

    private final Map<Integer, DatumReader<SpecificRecord>> readers = new ConcurrentHashMap<>();
    private SchemaRegistry registry = new EmbeddedRegistry();

    @Override
    public void configure(Map<String, ?> properties, boolean isKey) {
        registry = Registries.named(properties);
    }

    /**
     * The record in {@code bytes}, or null for none.
     *
     * @throws SerializationException where the bytes are no record of a contract of ours: they never will be
     * @throws SchemaRegistryException where the registry can't say now: try again
     */
    @Override
    public @Nullable SpecificRecord deserialize(String topic, byte @Nullable [] bytes) {
        if (bytes == null) {
            return null;
        }
        if (bytes.length < ConfluentAvroSerializer.PREFIX_BYTES || bytes[0] != ConfluentAvroSerializer.MAGIC) {
            throw new SerializationException("A record of topic " + topic
                    + " is not in Confluent's wire format: it should begin with a zero byte and a schema id.");
        }
        int id = ByteBuffer.wrap(bytes, 1, Integer.BYTES).getInt();
        var reader = readers.get(id);
        if (reader == null) {
            reader = readerOf(registry.schemaWith(id));
            readers.put(id, reader);
        }
        try {
            int offset = ConfluentAvroSerializer.PREFIX_BYTES;
            var decoder = DecoderFactory.get().binaryDecoder(bytes, offset, bytes.length - offset, null);
            return reader.read(null, decoder);
        } catch (IOException | RuntimeException e) {
            throw new SerializationException(
                    "A record of topic " + topic + " does not hold what its schema " + id + " says.", e);
        }
    }

    private static DatumReader<SpecificRecord> readerOf(Schema written) {
        for (var contract : Contracts.current()) {
            if (contract.getFullName().equals(written.getFullName())) {
                var data = new SpecificData(ConfluentAvroDeserializer.class.getClassLoader());
                SpecificData.getForSchema(contract).getConversions().forEach(data::addLogicalTypeConversion);
                // The plain reader keeps its resolver in a thread-local: resolved anew on every virtual thread.
                data.setFastReaderEnabled(true);
                return new SpecificDatumReader<>(written, contract, data);
            }
        }
        throw new SerializationException(written.getFullName() + " is no contract of Travion.");
    }
}
