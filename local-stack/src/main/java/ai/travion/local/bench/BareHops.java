package ai.travion.local.bench;

import ai.travion.graph.Topics;
import java.util.List;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** The seven hops by Kafka's clients alone. */
final class BareHops implements AutoCloseable {

    private final KafkaProducer<byte[], byte[]> producer;
    private final List<BareHop> hops;

    BareHops(String bootstrapServers, Topics topics) {
        producer = new KafkaProducer<>(
                ClientProperties.ofProducer(bootstrapServers), new ByteArraySerializer(), new ByteArraySerializer());
        hops = SevenHops.all().stream()
                .map(hop -> new BareHop(bootstrapServers, topics, hop, producer))
                .toList();
    }

    @Override
    public void close() {
        hops.forEach(BareHop::close);
        producer.close();
    }
}
