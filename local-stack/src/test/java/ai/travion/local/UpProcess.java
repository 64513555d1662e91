package ai.travion.local;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** {@code travion up} as a process, as a person has it in a terminal. */
final class UpProcess implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(6);

    private final Process process;
    private final Path out;
    private final Path err;

    private UpProcess(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    static UpProcess start(Path home, Ports ports, String... options) throws IOException {
        return start(System.getProperty("java.class.path"), home, ports, Map.of(), options);
    }

    /** From the jar, as the script does it. */
    static UpProcess startShipped(Path home, Ports ports, Map<String, String> environment, String... options)
            throws IOException {
        return start(BuiltJars.ofTheStack().toString(), home, ports, environment, options);
    }

    private static UpProcess start(
            String classPath, Path home, Ports ports, Map<String, String> environment, String... options)
            throws IOException {
        var command = new ArrayList<String>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx768m",
                "-Dtravion.repository=" + Path.of("..").toRealPath(),
                "-cp",
                classPath,
                Travion.class.getName(),
                "up"));
        command.addAll(List.of(options));
        var out = Files.createTempFile("up", ".out");
        var err = Files.createTempFile("up", ".err");
        var builder = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().putAll(ports.variables());
        builder.environment().putAll(environment);
        builder.environment().put("TRAVION_HOME", home.toString());
        return new UpProcess(builder.start(), out, err);
    }

    void awaitReady() {
        await().atMost(PATIENCE).until(() -> out().contains("Ctrl-C stops.") || !process.isAlive());
        assertThat(process.isAlive()).as(out() + err()).isTrue();
    }

    /** Sends SIGTERM, and returns the exit code. */
    int terminate() throws InterruptedException {
        process.destroy();
        return exitCode();
    }

    int exitCode() throws InterruptedException {
        assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }

    String out() {
        return read(out);
    }

    /** Without what a JDK says of options and libraries. */
    String err() {
        return String.join(
                "\n",
                read(err).lines().filter(line -> !line.startsWith("WARNING: ")).toList());
    }

    private static String read(Path file) {
        try {
            return requireNonNull(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        // A test that failed leaves nothing behind, not even what the process has started.
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        Files.deleteIfExists(out);
        Files.deleteIfExists(err);
    }
}
