package ai.travion.local;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Every service as a process of its own, from its own jar, as it would run on a machine of its own.
 *
 * <p>A process that ends is started again: at once where it had lived for a while, and more and more slowly where it had not.
 */
final class ServicesAsProcesses implements RunServices {

    private static final Duration A_WHILE = Duration.ofSeconds(30);
    private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(15);
    private static final Duration TO_DRAIN = Duration.ofSeconds(40);

    private final StackSettings settings;
    private final String clusterId;
    private final Consumer<String> say;
    private final Map<Service, Process> running = new ConcurrentHashMap<>();
    private boolean stopping;

    ServicesAsProcesses(StackSettings settings, String clusterId, Consumer<String> say) {
        this.settings = settings;
        this.clusterId = clusterId;
        this.say = say;
    }

    @Override
    public void start() {
        var services = List.of(Service.values());
        var jars = services.stream().map(this::jarOf).toList();
        for (int i = 0; i < services.size(); i++) {
            launch(services.get(i), jars.get(i), FIRST_PAUSE);
        }
        new Readiness(settings.ports()).await(services);
    }

    private Path jarOf(Service service) {
        var folder = settings.repository().resolve(service.serviceName()).resolve("target");
        var isApp = FileSystems.getDefault().getPathMatcher("glob:*-app.jar");
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            return files.filter(file -> isApp.matches(file.getFileName()))
                    .findFirst()
                    .orElseThrow(() -> new CannotStartException("The jar of " + service.serviceName() + " is not in "
                            + folder + ": build it with mvn package."));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized void launch(Service service, Path jar, Duration pauseAfterwards) {
        if (stopping) {
            return;
        }
        try {
            var output = settings.home()
                    .logs()
                    .resolve(service.serviceName() + ".out")
                    .toFile();
            var process = new ProcessBuilder(commandOf(service, jar))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(output))
                    .start();
            long started = System.nanoTime();
            running.put(service, process);
            say.accept("%s pid %d port %d"
                    .formatted(
                            service.serviceName(),
                            process.pid(),
                            settings.ports().of(service)));
            Thread.ofVirtual().start(() -> {
                int exitCode = process.onExit().join().exitValue();
                boolean lived = System.nanoTime() - started > A_WHILE.toNanos();
                startAgain(service, jar, process.pid(), exitCode, lived ? FIRST_PAUSE : pauseAfterwards);
            });
        } catch (IOException e) {
            throw new CannotStartException(service.serviceName() + " can't be started: " + e.getMessage(), e);
        }
    }

    private void startAgain(Service service, Path jar, long pid, int exitCode, Duration pause) {
        // Ctrl-C reaches the services as well; by the end of the pause it is known whether that was why.
        LockSupport.parkNanos(pause.toNanos());
        if (isStopping()) {
            return;
        }
        say.accept("%s (pid %d) ended with exit code %d and is started again; its log is %s"
                .formatted(service.serviceName(), pid, exitCode, settings.home().log(service.serviceName())));
        var doubled = pause.multipliedBy(2);
        launch(service, jar, doubled.compareTo(LONGEST_PAUSE) < 0 ? doubled : LONGEST_PAUSE);
    }

    private List<String> commandOf(Service service, Path jar) {
        var command = new ArrayList<String>();
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        command.addAll(List.of("-Xmx384m", "-XX:+UseSerialGC", "-Duser.timezone=UTC"));
        if (Runtime.version().feature() >= 24) {
            // Kafka's and Netty's own affairs, not worth a warning at each start.
            command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
        }
        command.addAll(List.of("-jar", jar.toString()));
        command.addAll(settings.arguments(service, clusterId));
        command.addAll(List.of(
                "--logging.file.name=" + settings.home().log(service.serviceName()),
                "--logging.structured.format.file=logstash",
                "--logging.threshold.console=off",
                "--logging.logback.rollingpolicy.max-history=7",
                "--logging.logback.rollingpolicy.total-size-cap=100MB"));
        return command;
    }

    private synchronized boolean isStopping() {
        return stopping;
    }

    @Override
    public void stop() {
        synchronized (this) {
            stopping = true;
        }
        say.accept("Stopping the gateway ...");
        stop(List.of(Service.GATEWAY));
        say.accept("Stopping the nodes; they finish what they have begun ...");
        stop(Stream.of(Service.values()).skip(1).toList());
    }

    private void stop(List<Service> services) {
        var processes = new EnumMap<Service, Process>(Service.class);
        processes.putAll(running);
        processes.keySet().retainAll(services);
        processes.values().forEach(Process::destroy);
        processes.forEach((service, process) -> {
            if (!endsInTime(process)) {
                say.accept(service.serviceName() + " (pid " + process.pid() + ") does not stop and is killed.");
                process.destroyForcibly();
            }
        });
    }

    private static boolean endsInTime(Process process) {
        try {
            return process.waitFor(TO_DRAIN.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
