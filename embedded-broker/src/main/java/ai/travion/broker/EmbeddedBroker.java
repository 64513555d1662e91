package ai.travion.broker;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.tools.StorageTool;
import org.apache.kafka.common.utils.Time;

/**
 * One Kafka broker and its KRaft controller, in this JVM and on this machine's loopback address: the same code as a server
 * runs, without a server.
 *
 * <p>Its log is kept in a folder and read again by the next start. Not a cluster: every topic has one replica.
 */
public final class EmbeddedBroker implements AutoCloseable {

    private static final String HOST = "localhost";

    private final KafkaRaftServer server;
    private final int port;

    private EmbeddedBroker(KafkaRaftServer server, int port) {
        this.server = server;
        this.port = port;
    }

    /**
     * Starts a broker and waits until it serves; some three seconds.
     *
     * @param folder where its log is kept; made if it is not there
     * @param port where clients find it, or 0 for a free one
     * @throws BrokerException where the port is taken or the folder is of no use
     */
    public static EmbeddedBroker start(Path folder, int port) {
        return start(folder, port, Map.of());
    }

    /** As {@link #start(Path, int)}, with broker properties of the caller's on top. */
    public static EmbeddedBroker start(Path folder, int port, Map<String, String> overrides) {
        var data = new DataFolder(folder.toAbsolutePath());
        var clusterId = data.clusterId();
        int clientPort = freePort(port);
        var properties = properties(data, clientPort, freePort(0));
        properties.putAll(overrides);
        format(clusterId, data.configuration(properties));
        var server = new KafkaRaftServer(new KafkaConfig(properties, false), Time.SYSTEM);
        server.startup();
        return new EmbeddedBroker(server, clientPort);
    }

    /** Starts a broker on a free port, whose folder lies among the temporary files. */
    public static EmbeddedBroker temporary() {
        try {
            return start(Files.createTempDirectory("travion-broker"), 0);
        } catch (IOException e) {
            throw new UncheckedIOException("Can't make a temporary folder.", e);
        }
    }

    /** What clients take as {@code bootstrap.servers}. */
    public String bootstrapServers() {
        return HOST + ":" + port;
    }

    /** Stops the broker and waits until its log is closed. */
    @Override
    public void close() {
        server.shutdown();
        server.awaitShutdown();
    }

    private static void format(String clusterId, Path configuration) {
        var said = new ByteArrayOutputStream();
        String[] command = {"format", "-t", clusterId, "-c", configuration.toString(), "--ignore-formatted"};
        int status = StorageTool.execute(command, new PrintStream(said, true, StandardCharsets.UTF_8));
        if (status != 0) {
            throw new BrokerException("Kafka can't use the folder " + configuration.getParent() + ": "
                    + said.toString(StandardCharsets.UTF_8).strip());
        }
    }

    private static int freePort(int wanted) {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), wanted));
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new BrokerException(
                    "Port " + wanted + " is taken, perhaps by a Kafka that runs already. "
                            + "Stop it, or choose another with KAFKA_PORT.",
                    e);
        }
    }

    private static Properties properties(DataFolder data, int port, int controllerPort) {
        var properties = new Properties();
        properties.putAll(Map.of(
                "process.roles", "broker,controller",
                "node.id", "1",
                "controller.quorum.voters", "1@" + HOST + ":" + controllerPort,
                "controller.listener.names", "CONTROLLER",
                "listeners", "PLAINTEXT://" + HOST + ":" + port + ",CONTROLLER://" + HOST + ":" + controllerPort,
                "advertised.listeners", "PLAINTEXT://" + HOST + ":" + port,
                "listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT",
                "log.dirs", data.log().toString(),
                "auto.create.topics.enable", "false",
                "group.initial.rebalance.delay.ms", "0"));
        // There is one broker, so no internal topic can have more than one replica.
        properties.putAll(Map.of(
                "offsets.topic.replication.factor", "1",
                "offsets.topic.num.partitions", "8",
                "transaction.state.log.replication.factor", "1",
                "transaction.state.log.min.isr", "1",
                "transaction.state.log.num.partitions", "4",
                "share.coordinator.state.topic.replication.factor", "1",
                "share.coordinator.state.topic.min.isr", "1"));
        // It shares a JVM and two cores with the services.
        properties.putAll(Map.of(
                "num.network.threads", "2",
                "num.io.threads", "4",
                "log.cleaner.dedupe.buffer.size", "16777216",
                "log.index.size.max.bytes", "1048576",
                "controlled.shutdown.enable", "false"));
        return properties;
    }
}
