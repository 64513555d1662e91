package ai.travion.local.registry;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A real Apicurio Registry, from its published archive, set as docker-compose.yml sets it: it keeps what it has in Kafka. */
final class Apicurio implements AutoCloseable {

    /** Where the Maven profile "registry" unpacks it. */
    private static final Path ARCHIVE = Path.of("target", "apicurio");

    private final Process process;
    private final int port;
    private final int management;

    private Apicurio(Process process, int port, int management) {
        this.process = process;
        this.port = port;
        this.management = management;
    }

    static boolean isHere() {
        return Files.exists(ARCHIVE.resolve("quarkus-run.jar"));
    }

    /** Starts it and waits until the compose file's own check finds it healthy. */
    static Apicurio start(String bootstrapServers, Path log) throws IOException {
        int port = freePort();
        int management = freePort();
        var settings = ComposeFile.environmentOf("apicurio");
        var builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx400m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-jar",
                        ARCHIVE.resolve("quarkus-run.jar").toString())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().putAll(settings);
        builder.environment()
                .putAll(Map.of(
                        "APICURIO_KAFKASQL_BOOTSTRAP_SERVERS",
                        bootstrapServers,
                        "QUARKUS_HTTP_HOST",
                        "127.0.0.1",
                        "QUARKUS_HTTP_PORT",
                        Integer.toString(port),
                        "QUARKUS_MANAGEMENT_HOST",
                        "127.0.0.1",
                        "QUARKUS_MANAGEMENT_PORT",
                        Integer.toString(management)));
        var started = new Apicurio(builder.start(), port, management);
        await().atMost(Duration.ofSeconds(90))
                .pollInterval(Duration.ofMillis(500))
                .until(started::isHealthy);
        return started;
    }

    /** The address that the services are given, but for the host. */
    String url() {
        return "http://localhost:" + port + "/apis/ccompat/v7";
    }

    private boolean isHealthy() throws IOException, InterruptedException {
        if (!process.isAlive()) {
            throw new IllegalStateException("Apicurio Registry ended.");
        }
        var check = ComposeFile.healthCheckOf("apicurio").replace("/9000", "/" + management);
        return new ProcessBuilder(List.of("bash", "-c", check))
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                == 0;
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
