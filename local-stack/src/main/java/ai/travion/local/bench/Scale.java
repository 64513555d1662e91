package ai.travion.local.bench;

import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code travion scale}: how throughput follows the instances of a slow node, behind two gateways, on a broker of its own.
 *
 * <p>Ends with 0 where twice the instances gave at least 1.9 times the turns and none was lost, and with 1 otherwise.
 */
@Command(
        name = "scale",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Measures turns a second through two gateways with one, two and three instances of a node that waits a "
                        + "second and takes a few turns at a time, as a model's limit would have it.")
public final class Scale implements Callable<Integer> {

    /** Turns under way for each that an instance takes at a time: enough that none runs out of work by chance. */
    private static final int CROWD = 4;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--instances",
            split = ",",
            defaultValue = "1,2,3",
            description = "Instances of the slow node; each divides 12 (default 1,2,3).")
    private List<Integer> instances = List.of();

    @Option(names = "--wait", defaultValue = "1000", description = "Milliseconds that the node waits (default 1000).")
    private int waitMs;

    @Option(
            names = "--at-once",
            defaultValue = "4",
            description = "Turns that one instance takes at a time (default 4).")
    private int atOnce;

    @Option(names = "--seconds", defaultValue = "10", description = "Length of one measurement (default 10).")
    private int seconds;

    @Option(names = "--warm-up", defaultValue = "10", description = "Seconds of load before the first (default 10).")
    private int warmUp;

    @Option(names = "--json", description = "Prints one JSON object.")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        if (waitMs < 1
                || atOnce < 1
                || seconds < 1
                || warmUp < 1
                || instances.stream().anyMatch(Scale::cantShare)) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(),
                    "--wait, --at-once, --seconds and --warm-up take numbers from 1, --instances numbers that divide "
                            + SlowNodeStack.PARTITIONS + ".");
        }
        // Whatever libraries print belongs with the progress; standard output is the report's.
        PrintStream standardOutput = System.out;
        System.setOut(System.err);
        try {
            var report = measured();
            var out = spec.commandLine().getOut();
            out.println(json ? report.json() : report.table());
            out.flush();
            return report.isKept() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
        } catch (IllegalStateException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        } finally {
            System.setOut(standardOutput);
        }
    }

    private static boolean cantShare(int number) {
        return number < 1 || SlowNodeStack.PARTITIONS % number != 0;
    }

    private ScaleReport measured() throws InterruptedException {
        var slowness = new SlowNodeStack.Slowness(Duration.ofMillis(waitMs), atOnce);
        var figures = new TreeMap<Integer, Figures>();
        int lost = 0;
        try (var broker = new BenchBroker();
                var stack = new SlowNodeStack(broker.bootstrapServers(), broker.folder(), slowness)) {
            stack.resize(1);
            say("warming up for %d s".formatted(warmUp));
            lost += ClosedLoop.warmUp(stack, CROWD * atOnce, Duration.ofSeconds(warmUp))
                    .turns();
            for (int number : instances.stream().distinct().sorted().toList()) {
                stack.resize(number);
                say("%d of the slow node".formatted(number));
                int inFlight = CROWD * atOnce * number;
                var result = ClosedLoop.run(stack, inFlight, Duration.ofMillis(waitMs), Duration.ofSeconds(seconds));
                figures.put(number, result.figures());
                lost += result.losses().turns();
                say("%d instances: %.1f turns/s"
                        .formatted(number, result.figures().turnsPerS()));
            }
        }
        return new ScaleReport(figures, waitMs, atOnce, lost);
    }

    private void say(String line) {
        spec.commandLine().getErr().println(line);
        spec.commandLine().getErr().flush();
    }
}
