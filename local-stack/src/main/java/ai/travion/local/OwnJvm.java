package ai.travion.local;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** The command lines of a stack's processes. All have the stack's class path, so that they share one prepared start. */
final class OwnJvm {

    /** Eight JVMs share one machine: with the first compiler alone a service needs half of the processor time until it answers. */
    private static final List<String> SMALL_AND_QUICK_TO_START = List.of(
            "-Xmx384m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            // What it prepares in the background no service of these needs.
            "-Dspring.backgroundpreinitializer.ignore=true",
            "-Duser.timezone=UTC");

    private OwnJvm() {}

    /** @param more arguments that this process alone is given */
    static Supervised.Program program(StackSettings settings, Service service, String clusterId, List<String> more) {
        var arguments = new ArrayList<>(settings.arguments(service, clusterId));
        if (service != Service.GATEWAY) {
            arguments.addAll(StackSettings.NO_API_PAGE);
            // There is one of each, and it is started again when it ends.
            arguments.add("--travion.instance=" + service.serviceName());
        }
        var log = settings.home().log(service.serviceName());
        arguments.addAll(List.of(
                "--logging.file.name=" + log,
                "--logging.structured.format.file=logstash",
                "--logging.threshold.console=off",
                "--logging.logback.rollingpolicy.max-history=7",
                "--logging.logback.rollingpolicy.total-size-cap=100MB"));
        arguments.addAll(more);
        var output = settings.home().logs().resolve(service.serviceName() + ".out");
        return new Supervised.Program(
                service.serviceName(),
                settings.ports().of(service),
                command(SMALL_AND_QUICK_TO_START, service.main(), arguments),
                output,
                log);
    }

    /** A Kafka broker by itself. */
    static Supervised.Program broker(StackSettings settings) {
        var port = settings.ports().kafka();
        var output = settings.home().log("kafka");
        return new Supervised.Program(
                "kafka",
                port,
                command(
                        List.of("-Xmx512m", "-Duser.timezone=UTC"),
                        Travion.class,
                        List.of("broker", settings.home().kafka().toString(), Integer.toString(port))),
                output,
                output);
    }

    private static List<String> command(List<String> options, Class<?> main, List<String> arguments) {
        var command = new ArrayList<String>();
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        command.addAll(options);
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(OwnJvm::isInherited)
                .forEach(command::add);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(arguments);
        return List.copyOf(command);
    }

    /** What the script knows of this JDK: warnings not worth a line at each start, and the prepared start. */
    private static boolean isInherited(String option) {
        return option.startsWith("--enable-native-access=")
                || option.startsWith("--sun-misc-unsafe-memory-access=")
                || option.startsWith("-XX:AOTCache=")
                || option.startsWith("-Xlog:");
    }
}
