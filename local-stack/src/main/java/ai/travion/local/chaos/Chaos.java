package ai.travion.local.chaos;

import ai.travion.local.BreakableStack;
import ai.travion.local.StandInModel;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.springframework.util.FileSystemUtils;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code travion chaos}: what becomes of turns while parts of the stack fail, on processes and a broker of its own.
 *
 * <p>Ends with 0 where every promise held, and with 1 where one was broken; a promise is also that most turns are answered.
 */
@Command(
        name = "chaos",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Kills each node, both gateways and the broker with -9, pauses a node and each gateway, poisons topics and "
                        + "fills a disk while turns come in at a steady rate, and counts what became of each turn.",
        footer = {
            "",
            "A turn is disordered where its live events lacked one, had one twice or out of place, or told words that "
                    + "do not make up the reply.",
            "Ends with 1 where an accepted turn had no answer, two, a forgotten or a disordered one, where one waited "
                    + "too long, and where fewer than " + Report.FLOOR + " of ten turns were answered under any fault."
        })
public final class Chaos implements Callable<Integer> {

    private static final Duration LEAD = Duration.ofSeconds(3);

    /** An answer of the stand-in has some twenty words: most of the time one is being said when something is killed. */
    private static final Duration BETWEEN_WORDS = Duration.ofMillis(30);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--seconds", defaultValue = "15", description = "Load for each fault, at least (default 15).")
    private int seconds;

    @Option(
            names = "--turns-per-second",
            defaultValue = "3",
            description = "The load (default 3, half of what two cores bear with ten processes).")
    private int turnsPerSecond;

    @Option(
            names = "--warm-up",
            defaultValue = "20",
            description = "Seconds of load before the first fault (default 20).")
    private int warmUp;

    @Option(names = "--fault", split = ",", description = "Only these faults (default all).")
    private Set<String> only = Set.of();

    @Option(names = "--json", description = "Prints one JSON object.")
    private boolean json;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (seconds < 1 || turnsPerSecond < 1 || warmUp < 0) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--seconds and --turns-per-second take numbers from 1, --warm-up from 0.");
        }
        var folder = Files.createTempDirectory("travion-chaos-");
        var disk = SmallDisk.at(folder.resolve("kafka"));
        try {
            var report = struck(folder, faults(disk));
            var out = spec.commandLine().getOut();
            out.println(json ? report.json() : report.table());
            out.flush();
            return report.isKept() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
        } finally {
            disk.ifPresent(SmallDisk::close);
            FileSystemUtils.deleteRecursively(folder);
        }
    }

    private List<Fault> faults(Optional<SmallDisk> disk) {
        var all = Fault.all(disk);
        var names = all.stream().map(Fault::name).toList();
        if (!names.containsAll(only)) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--fault knows " + String.join(", ", names) + ".");
        }
        if (disk.isEmpty()) {
            progress("A full disk is not tried: only root, on Linux, can mount a small one.");
        }
        return all.stream()
                .filter(fault -> only.isEmpty() || only.contains(fault.name()))
                .toList();
    }

    private Report struck(Path folder, List<Fault> faults) throws InterruptedException {
        progress("Starting a broker, two gateways and six nodes ...");
        try (var model = StandInModel.thatQuotes();
                var stack = BreakableStack.start(folder, model.settings(), this::progress);
                var traveller = new Traveller(stack.gateways());
                var load = new SteadyLoad(traveller, turnsPerSecond)) {
            model.pausesBetweenWords(BETWEEN_WORDS);
            progress("Warming up for " + warmUp + " s ...");
            load.during(Duration.ofSeconds(warmUp), Duration.ZERO, () -> null);
            var tallies = new LinkedHashMap<String, Tally>();
            for (var fault : faults) {
                long callsBefore = model.calls();
                var turns = load.during(Duration.ofSeconds(seconds), LEAD, () -> {
                    fault.strike().on(stack);
                    return null;
                });
                stack.awaitReady();
                var messages = messagesOf(turns, traveller);
                var tally =
                        Tally.of(turns, turn -> messages.getOrDefault(turn.thread(), 0), model.calls() - callsBefore);
                tallies.put(fault.name(), tally);
                progress(fault.name() + ": " + tally);
                turns.stream()
                        .filter(Turn::isDisordered)
                        .forEach(turn -> progress(turn.thread() + ": " + turn.disorders()));
            }
            return Report.of(faults, tallies);
        }
    }

    private static Map<String, Integer> messagesOf(List<Turn> turns, Traveller traveller) throws InterruptedException {
        var messages = new HashMap<String, Integer>();
        for (var turn : turns) {
            if (turn.isAccepted()) {
                messages.put(turn.thread(), traveller.messagesOf(turn.thread()));
            }
        }
        return messages;
    }

    private void progress(String line) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(line);
        err.flush();
    }
}
