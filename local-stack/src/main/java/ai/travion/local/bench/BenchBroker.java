package ai.travion.local.bench;

import ai.travion.broker.EmbeddedBroker;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.util.FileSystemUtils;

/** A broker of the benchmark's own, on a free port, whose folder goes when it does, even on Ctrl-C. */
final class BenchBroker implements AutoCloseable {

    private final Path folder;
    private final EmbeddedBroker broker;
    private boolean closed;

    BenchBroker() {
        try {
            folder = Files.createTempDirectory("travion-bench-");
        } catch (IOException e) {
            throw new UncheckedIOException("Can't make a temporary folder.", e);
        }
        broker = EmbeddedBroker.start(folder, 0);
        Runtime.getRuntime().addShutdownHook(new Thread(this::close, "bench-broker"));
    }

    String bootstrapServers() {
        return broker.bootstrapServers();
    }

    /** Where its log is kept, and whatever else must go with it. */
    Path folder() {
        return folder;
    }

    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            broker.close();
            removeFolder();
        }
    }

    private void removeFolder() {
        try {
            FileSystemUtils.deleteRecursively(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("Can't remove " + folder, e);
        }
    }
}
