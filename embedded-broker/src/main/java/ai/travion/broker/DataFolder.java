package ai.travion.broker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.AppInfoParser;

/** The folder that a broker keeps its log in, marked with the version that wrote it. */
record DataFolder(Path path) {

    private static final String MARK = "travion-broker.properties";

    /**
     * The cluster's id, made when the folder is new.
     *
     * @throws BrokerException where another version of Kafka wrote the folder, or something else lives there
     */
    String clusterId() {
        try {
            Files.createDirectories(path);
            var mark = path.resolve(MARK);
            return Files.exists(mark) ? checked(mark) : marked(mark);
        } catch (IOException e) {
            throw new BrokerException("Can't write to the data folder " + path + ": " + e.getMessage(), e);
        }
    }

    private String checked(Path mark) throws IOException {
        var properties = new Properties();
        try (var reader = Files.newBufferedReader(mark)) {
            properties.load(reader);
        }
        var version = properties.getProperty("kafka.version", "unknown");
        var clusterId = properties.getProperty("cluster.id", "");
        if (!minor(version).equals(minor(AppInfoParser.getVersion())) || clusterId.isEmpty()) {
            throw new BrokerException("The data folder " + path + " was written by Kafka " + version
                    + ", this is Kafka " + AppInfoParser.getVersion()
                    + ". Move the folder away to start afresh, or name another with TRAVION_HOME.");
        }
        return clusterId;
    }

    private String marked(Path mark) throws IOException {
        try (var files = Files.list(path)) {
            if (files.findAny().isPresent()) {
                throw new BrokerException("The data folder " + path
                        + " holds files that no Travion broker wrote. Name an empty one with TRAVION_HOME.");
            }
        }
        var properties = new Properties();
        var clusterId = Uuid.randomUuid().toString();
        properties.setProperty("kafka.version", AppInfoParser.getVersion());
        properties.setProperty("cluster.id", clusterId);
        try (var writer = Files.newBufferedWriter(mark)) {
            properties.store(writer, "Written by Travion's embedded Kafka broker.");
        }
        return clusterId;
    }

    Path log() {
        return path.resolve("log");
    }

    /** Writes the broker's configuration, from which its storage is formatted. */
    Path configuration(Properties properties) {
        var file = path.resolve("server.properties");
        try (var writer = Files.newBufferedWriter(file)) {
            properties.store(writer, null);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException("Can't write " + file, e);
        }
    }

    private static String minor(String version) {
        var parts = version.split("\\.", 3);
        return parts.length < 2 ? version : parts[0] + "." + parts[1];
    }
}
