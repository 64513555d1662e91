package ai.travion.local.chaos;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Records that nobody can read, in several partitions of each topic. */
final class Poison {

    private static final List<byte[]> RECORDS = List.of(
            new byte[0],
            new byte[] {0},
            new byte[] {0, 0, 0, 0, 1, 2, 3},
            "{\"message\": \"no Avro\"}".getBytes(StandardCharsets.UTF_8));

    private Poison() {}

    static void into(String bootstrapServers, List<String> topics) {
        try (var producer = new KafkaProducer<>(
                Map.<String, Object>of("bootstrap.servers", bootstrapServers),
                new StringSerializer(),
                new ByteArraySerializer())) {
            for (var topic : topics) {
                for (int i = 0; i < RECORDS.size(); i++) {
                    var unused = producer.send(new ProducerRecord<>(topic, "poison-" + i, RECORDS.get(i)));
                }
            }
            producer.flush();
        }
    }
}
