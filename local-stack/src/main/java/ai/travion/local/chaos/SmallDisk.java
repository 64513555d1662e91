package ai.travion.local.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A file system in memory that is small enough to be filled. Only root may mount one, and only Linux has it. */
final class SmallDisk implements AutoCloseable {

    private static final int MEGABYTES = 512;
    private static final int BLOCK = 1 << 20;

    private final Path folder;

    private SmallDisk(Path folder) {
        this.folder = folder;
    }

    /** Empty where this system or this user can't mount one. */
    static Optional<SmallDisk> at(Path folder) {
        try {
            Files.createDirectories(folder);
            return run("mount", "-t", "tmpfs", "-o", "size=" + MEGABYTES + "m", "tmpfs", folder.toString())
                    ? Optional.of(new SmallDisk(folder))
                    : Optional.empty();
        } catch (IOException noSuchCommand) {
            return Optional.empty();
        }
    }

    /** Leaves no byte free, and then frees it again. */
    void isFullFor(Duration time) throws InterruptedException {
        var ballast = folder.resolve("ballast");
        long until = System.nanoTime() + time.toNanos();
        try {
            while (System.nanoTime() < until) {
                // What others have given back is taken, too.
                fill(ballast);
                TimeUnit.MILLISECONDS.sleep(100);
            }
        } finally {
            delete(ballast);
        }
    }

    private static void fill(Path ballast) {
        var block = new byte[BLOCK];
        try (var file = Files.newOutputStream(ballast, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            while (true) {
                file.write(block);
            }
        } catch (IOException full) {
            // as it should be
        }
    }

    private static void delete(Path ballast) {
        try {
            Files.deleteIfExists(ballast);
        } catch (IOException e) {
            throw new UncheckedIOException("Can't free " + ballast, e);
        }
    }

    private static boolean run(String... command) throws IOException {
        try {
            var process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        try {
            if (!run("umount", folder.toString())) {
                throw new IllegalStateException("Can't unmount " + folder + ": do it by hand with umount.");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
