package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.broker.EmbeddedBroker;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every service as it runs on a machine of its own: its jar, a broker somewhere, and environment variables. */
class OwnJarsIT {

    @TempDir
    Path home;

    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void stop() throws InterruptedException {
        processes.forEach(Process::destroy);
        for (var process : processes) {
            process.waitFor();
        }
    }

    @Test
    void sevenJarsAndABrokerAnswerAQuestion() throws Exception {
        var ports = Ports.free();
        try (var broker = EmbeddedBroker.start(home.resolve("kafka"), ports.kafka())) {
            for (var service : Service.values()) {
                processes.add(start(service, ports, broker.bootstrapServers()));
            }
            new Readiness(ports).await(List.of(Service.values()));

            var answer = Gateway.of(ports).answerTo("Tell me about Sigiriya");

            assertThat(answer).contains("Sigiriya");
            stop();
        }
    }

    private Process start(Service service, Ports ports, String bootstrapServers) throws Exception {
        var builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx384m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-jar",
                        BuiltJars.of(service).toString())
                .redirectErrorStream(true)
                .redirectOutput(home.resolve(service.serviceName() + ".out").toFile());
        builder.environment().putAll(ports.variables());
        builder.environment().put("KAFKA_BOOTSTRAP_SERVERS", bootstrapServers);
        builder.environment().put("TRAVION_STATE_DIR", home.resolve("streams").toString());
        return builder.start();
    }
}
