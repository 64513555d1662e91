package ai.travion.local;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A process that is started again when it ends: at once where it had lived for a while, and more and more slowly where it had
 * not.
 */
final class Supervised {

    private static final Duration A_WHILE = Duration.ofSeconds(30);
    private static final Duration FIRST_PAUSE = Duration.ofMillis(200);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(15);
    private static final Duration TO_END = Duration.ofSeconds(40);

    /**
     * What is run.
     *
     * @param name for people
     * @param port where it listens
     * @param output what it prints is added here
     * @param log where it says why it ended
     */
    record Program(String name, int port, List<String> command, Path output, Path log) {}

    private final Program program;
    private final Consumer<String> say;
    private @Nullable Process process;
    private boolean stopping;

    Supervised(Program program, Consumer<String> say) {
        this.program = program;
        this.say = say;
    }

    /** @throws CannotStartException where the system has no such program */
    void start() {
        launch(FIRST_PAUSE);
    }

    private synchronized void launch(Duration pauseAfterwards) {
        if (stopping) {
            return;
        }
        try {
            var launched = new ProcessBuilder(program.command())
                    .redirectErrorStream(true)
                    .redirectOutput(
                            ProcessBuilder.Redirect.appendTo(program.output().toFile()))
                    .start();
            long started = System.nanoTime();
            process = launched;
            say.accept("%s pid %d port %d".formatted(program.name(), launched.pid(), program.port()));
            Thread.ofVirtual().start(() -> {
                int exitCode = launched.onExit().join().exitValue();
                boolean lived = System.nanoTime() - started > A_WHILE.toNanos();
                startAgain(launched.pid(), exitCode, lived ? FIRST_PAUSE : pauseAfterwards);
            });
        } catch (IOException e) {
            throw new CannotStartException(program.name() + " can't be started: " + e.getMessage(), e);
        }
    }

    private void startAgain(long pid, int exitCode, Duration pause) {
        // Ctrl-C reaches the process as well; by the end of the pause it is known whether that was why.
        LockSupport.parkNanos(pause.toNanos());
        if (isStopping()) {
            return;
        }
        say.accept("%s (pid %d) ended with exit code %d and is started again; its log is %s"
                .formatted(program.name(), pid, exitCode, program.log()));
        var doubled = pause.multipliedBy(2);
        launch(doubled.compareTo(LONGEST_PAUSE) < 0 ? doubled : LONGEST_PAUSE);
    }

    private synchronized boolean isStopping() {
        return stopping;
    }

    /** The process of the moment, which may be dead. */
    synchronized ProcessHandle handle() {
        if (process == null) {
            throw new IllegalStateException(program.name() + " was not started.");
        }
        return process.toHandle();
    }

    /** From now on it is not started again. */
    synchronized void retire() {
        stopping = true;
    }

    /** Tells it to end, for good. */
    synchronized void stop() {
        retire();
        if (process != null) {
            process.destroy();
        }
    }

    /** Waits until it has ended; one that does not is killed. */
    void awaitEnd() {
        var ending = process;
        if (ending != null && !endsInTime(ending)) {
            say.accept(program.name() + " (pid " + ending.pid() + ") does not stop and is killed.");
            ending.destroyForcibly();
        }
    }

    private static boolean endsInTime(Process process) {
        try {
            return process.waitFor(TO_END.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
