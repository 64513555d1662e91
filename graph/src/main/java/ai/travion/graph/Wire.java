package ai.travion.graph;

import ai.travion.schemas.wire.ConfluentAvroDeserializer;
import ai.travion.schemas.wire.ConfluentAvroSerializer;
import java.util.Map;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.Serializer;
import org.springframework.beans.BeanUtils;
import org.springframework.util.ClassUtils;

/**
 * Records to bytes and back, by whatever serializer and deserializer the Kafka properties name; Travion's own where they
 * name none.
 */
public record Wire(Serializer<Object> serializer, Deserializer<Object> deserializer) {

    private static final String SERIALIZER = "value.serializer";
    private static final String DESERIALIZER = "value.deserializer";

    /** From the properties of a producer and of a consumer. */
    @SuppressWarnings("unchecked") // the classes were named as serializer and deserializer of records
    static Wire configuredBy(Map<String, Object> producer, Map<String, Object> consumer) {
        var wire = new Wire(
                (Serializer<Object>) instance(producer.getOrDefault(SERIALIZER, ConfluentAvroSerializer.class)),
                (Deserializer<Object>) instance(consumer.getOrDefault(DESERIALIZER, ConfluentAvroDeserializer.class)));
        wire.serializer.configure(producer, false);
        wire.deserializer.configure(consumer, false);
        return wire;
    }

    /** A serde for one kind of record. */
    @SuppressWarnings("unchecked") // the bytes name their schema, and the schema names the class
    public <T extends SpecificRecord> Serde<T> serde() {
        return (Serde<T>) (Serde<?>) Serdes.serdeFrom(serializer, deserializer);
    }

    private static Object instance(Object type) {
        var resolved = type instanceof Class<?> known
                ? known
                : ClassUtils.resolveClassName(type.toString(), Wire.class.getClassLoader());
        return BeanUtils.instantiateClass(resolved);
    }
}
