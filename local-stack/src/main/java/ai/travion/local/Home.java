package ai.travion.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.springframework.util.FileSystemUtils;

/** The folder in which a stack keeps what must survive it. */
public record Home(Path folder) {

    private static final String VARIABLE = "TRAVION_HOME";

    /** {@code TRAVION_HOME}, or else {@code .travion} in the repository. */
    static Home of(Map<String, String> environment, Path repository) {
        var named = environment.getOrDefault(VARIABLE, "");
        var folder = named.isBlank() ? repository.resolve(".travion") : Path.of(named);
        return new Home(folder.toAbsolutePath().normalize());
    }

    /** The folder of whoever runs this command. */
    public static Home here() {
        return of(
                System.getenv(),
                Path.of(System.getProperty("travion.repository", "")).toAbsolutePath());
    }

    /** What a comparison with LangGraph.js needs of npm's packages. */
    public Path langGraph() {
        return folder.resolve("langgraph");
    }

    /** Embedding models that were fetched to be compared. */
    public Path models() {
        return folder.resolve("models");
    }

    Path kafka() {
        return folder.resolve("kafka");
    }

    /** Where a gateway keeps its copy of the threads of one Kafka cluster; a copy of another cluster would be wrong. */
    Path threads(String clusterId) {
        return folder.resolve("threads").resolve(clusterId);
    }

    /** Where {@code travion ingest} keeps documents of one's own; {@code KNOWLEDGE_PATH} may name another folder. */
    Path knowledge(Map<String, String> environment) {
        var named = environment.getOrDefault("KNOWLEDGE_PATH", "");
        return named.isBlank()
                ? folder.resolve("knowledge")
                : Path.of(named).toAbsolutePath().normalize();
    }

    Path logs() {
        return folder.resolve("logs");
    }

    Path log() {
        return log("travion");
    }

    Path log(String name) {
        return logs().resolve(name + ".log");
    }

    void delete() {
        try {
            FileSystemUtils.deleteRecursively(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("Can't delete " + folder, e);
        }
    }

    /**
     * Makes the folder, and keeps others out of it for as long as the lock is open.
     *
     * @throws CannotStartException where it can't be written, or a stack runs on it
     */
    HomeLock lock() {
        try {
            Files.createDirectories(logs());
            return HomeLock.of(this);
        } catch (IOException e) {
            throw new CannotStartException(
                    "Can't write to " + folder + " (" + e + "): make it writable, or name another folder with "
                            + VARIABLE + ".",
                    e);
        }
    }
}
