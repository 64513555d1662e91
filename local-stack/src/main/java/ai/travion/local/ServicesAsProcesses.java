package ai.travion.local;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
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
 * Every service as a process of its own. All have the stack's class path, so that they share one prepared start.
 *
 * <p>A process that ends is started again: at once where it had lived for a while, and more and more slowly where it had not.
 */
final class ServicesAsProcesses implements RunServices {

    private static final Duration A_WHILE = Duration.ofSeconds(30);
    private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(15);
    private static final Duration TO_DRAIN = Duration.ofSeconds(40);

    /** Eight JVMs share one machine: the first compiler alone needs half of the processor time until a service answers. */
    private static final List<String> SMALL_AND_QUICK_TO_START =
            List.of("-Xmx384m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Duser.timezone=UTC");

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
        services.forEach(service -> launch(service, FIRST_PAUSE));
        new Readiness(settings.ports()).await(services);
    }

    private synchronized void launch(Service service, Duration pauseAfterwards) {
        if (stopping) {
            return;
        }
        try {
            var output = settings.home()
                    .logs()
                    .resolve(service.serviceName() + ".out")
                    .toFile();
            var process = new ProcessBuilder(commandOf(service))
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
                startAgain(service, process.pid(), exitCode, lived ? FIRST_PAUSE : pauseAfterwards);
            });
        } catch (IOException e) {
            throw new CannotStartException(service.serviceName() + " can't be started: " + e.getMessage(), e);
        }
    }

    private void startAgain(Service service, long pid, int exitCode, Duration pause) {
        // Ctrl-C reaches the services as well; by the end of the pause it is known whether that was why.
        LockSupport.parkNanos(pause.toNanos());
        if (isStopping()) {
            return;
        }
        say.accept("%s (pid %d) ended with exit code %d and is started again; its log is %s"
                .formatted(service.serviceName(), pid, exitCode, settings.home().log(service.serviceName())));
        var doubled = pause.multipliedBy(2);
        launch(service, doubled.compareTo(LONGEST_PAUSE) < 0 ? doubled : LONGEST_PAUSE);
    }

    private List<String> commandOf(Service service) {
        var command = new ArrayList<String>();
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        command.addAll(SMALL_AND_QUICK_TO_START);
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(ServicesAsProcesses::isInherited)
                .forEach(command::add);
        command.addAll(List.of(
                "-cp", System.getProperty("java.class.path"), service.main().getName()));
        command.addAll(settings.arguments(service, clusterId));
        if (service != Service.GATEWAY) {
            command.addAll(StackSettings.NO_API_PAGE);
        }
        command.addAll(List.of(
                "--logging.file.name=" + settings.home().log(service.serviceName()),
                "--logging.structured.format.file=logstash",
                "--logging.threshold.console=off",
                "--logging.logback.rollingpolicy.max-history=7",
                "--logging.logback.rollingpolicy.total-size-cap=100MB"));
        return command;
    }

    /** What the script knows of this JDK: warnings not worth a line at each start, and the prepared start. */
    private static boolean isInherited(String option) {
        return option.startsWith("--enable-native-access=")
                || option.startsWith("--sun-misc-unsafe-memory-access=")
                || option.startsWith("-XX:AOTCache=")
                || option.startsWith("-Xlog:");
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
