package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class UpTest {

    @TempDir
    Path home;

    @Test
    void itAnswersAndStopsCleanlyOnSigterm() throws Exception {
        var ports = Ports.free();
        try (var up = UpProcess.start(home, ports)) {
            up.awaitReady();
            assertThat(Gateway.of(ports).answerTo("Tell me about Sigiriya")).contains("Sigiriya");

            int exitCode = up.terminate();

            assertThat(exitCode).isZero();
            assertThat(up.err()).isEmpty();
            assertThat(up.out().lines().toList())
                    .containsSubsequence(
                            "Stopping the gateway ...",
                            "Stopping the nodes; they finish what they have begun ...",
                            "Stopping Kafka ...",
                            "Stopped.");
            assertThat(Files.readAllLines(home.resolve("logs/travion.log")))
                    .allSatisfy(line ->
                            assertThat(line).startsWith("{\"@timestamp\":").endsWith("}"));
        }
    }

    @Test
    void aSecondOneOnTheSameFolderIsRefusedInASentence() throws Exception {
        var other = new Home(home).lock();
        try (var up = UpProcess.start(home, Ports.free())) {
            int exitCode = up.exitCode();

            assertThat(exitCode).isEqualTo(1);
            assertThat(up.out()).isEmpty();
            assertThat(up.err().lines()).singleElement().asString().contains("already runs on " + home);
        } finally {
            other.close();
        }
    }

    @Test
    void dataOfAnotherKafkaIsRefusedInASentence() throws Exception {
        Files.createDirectories(home.resolve("kafka"));
        Files.writeString(home.resolve("kafka/travion-broker.properties"), "kafka.version=3.9.1\ncluster.id=abc\n");
        try (var up = UpProcess.start(home, Ports.free())) {
            int exitCode = up.exitCode();

            assertThat(exitCode).isEqualTo(1);
            assertThat(up.err().lines()).singleElement().asString().contains("written by Kafka 3.9.1");
        }
    }

    @Test
    void aBrokerThatIsNotThereIsNamedInASentence() throws Exception {
        var ports = Ports.free();
        try (var up = UpProcess.start(home, ports, "--kafka", "localhost:" + ports.kafka())) {
            int exitCode = up.exitCode();

            assertThat(exitCode).isEqualTo(1);
            assertThat(up.err().lines())
                    .singleElement()
                    .asString()
                    .contains("Kafka does not answer at localhost:" + ports.kafka());
        }
    }
}
