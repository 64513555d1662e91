package ai.travion.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** One stack a folder. The operating system lets go of the lock when the process ends, however it ends. */
final class HomeLock implements AutoCloseable {

    private final FileChannel channel;

    private HomeLock(FileChannel channel) {
        this.channel = channel;
    }

    static HomeLock of(Home home) throws IOException {
        // The owner's number is in a file of its own: on Windows nobody else can read a locked one.
        var owner = home.folder().resolve("pid");
        var channel =
                FileChannel.open(home.folder().resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!isLocked(channel)) {
            channel.close();
            throw new CannotStartException("Travion already runs on " + home.folder() + ownerIn(owner)
                    + ": stop it with Ctrl-C there, or name another folder with TRAVION_HOME (and other ports).");
        }
        Files.writeString(owner, Long.toString(ProcessHandle.current().pid()));
        return new HomeLock(channel);
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private static String ownerIn(Path file) throws IOException {
        return Files.exists(file) ? " (process " + Files.readString(file).strip() + ")" : "";
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
