package ai.travion.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedBrokerTest {

    @TempDir
    Path folder;

    @Test
    void aRecordIsStillThereAfterARestart() throws Exception {
        try (var broker = EmbeddedBroker.start(folder, 0)) {
            write(broker, "ayubowan");
        }

        try (var restarted = EmbeddedBroker.start(folder, 0)) {
            assertThat(read(restarted)).containsExactly("ayubowan");
        }
    }

    @Test
    void aPortThatIsTakenIsNamed() throws IOException {
        try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = other.getLocalPort();

            assertThatThrownBy(() -> EmbeddedBroker.start(folder, port))
                    .isInstanceOf(BrokerException.class)
                    .hasMessageContaining("Port " + port + " is taken")
                    .hasMessageContaining("KAFKA_PORT");
        }
    }

    @Test
    void aFolderOfAnotherVersionIsLeftAlone() throws IOException {
        Files.writeString(folder.resolve("travion-broker.properties"), "kafka.version=3.9.1\ncluster.id=abc\n");

        assertThatThrownBy(() -> EmbeddedBroker.start(folder, 0))
                .isInstanceOf(BrokerException.class)
                .hasMessageContaining("written by Kafka 3.9.1")
                .hasMessageContaining("TRAVION_HOME");
    }

    @Test
    void aFolderOfSomethingElseIsLeftAlone() throws IOException {
        Files.writeString(folder.resolve("holiday-photos.txt"), "mine");

        assertThatThrownBy(() -> EmbeddedBroker.start(folder, 0))
                .isInstanceOf(BrokerException.class)
                .hasMessageContaining("no Travion broker wrote");
    }

    private static void write(EmbeddedBroker broker, String text) throws ExecutionException, InterruptedException {
        Map<String, Object> properties = Map.of("bootstrap.servers", broker.bootstrapServers());
        try (var admin = Admin.create(properties)) {
            admin.createTopics(List.of(new NewTopic("greetings", 1, (short) 1)))
                    .all()
                    .get();
        }
        try (var producer = new KafkaProducer<>(properties, new StringSerializer(), new StringSerializer())) {
            producer.send(new ProducerRecord<>("greetings", text)).get();
        }
    }

    private static List<String> read(EmbeddedBroker broker) {
        Map<String, Object> properties = Map.of("bootstrap.servers", broker.bootstrapServers());
        try (var consumer = new KafkaConsumer<>(properties, new StringDeserializer(), new StringDeserializer())) {
            var partition = List.of(new TopicPartition("greetings", 0));
            consumer.assign(partition);
            consumer.seekToBeginning(partition);
            var found = new java.util.ArrayList<String>();
            consumer.poll(Duration.ofSeconds(10)).forEach(record -> found.add(record.value()));
            return found;
        }
    }
}
