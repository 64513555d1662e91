package ai.travion.local.bench;

import ai.travion.graph.Topics;
import ai.travion.local.Home;
import java.io.PrintStream;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code travion bench}: bare Kafka clients, empty nodes, LangGraph.js and real chat turns, side by side on a broker of its own.
 *
 * <p>Ends with 0 where every turn was answered, and with 1 where any was lost.
 */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Measures turns a second and their latencies on a Kafka broker of its own: bare Kafka clients over "
                        + "seven hops, the same hops with empty nodes, the same nodes on LangGraph.js, and real chat turns.")
public final class Bench implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--seconds", defaultValue = "8", description = "Length of one measurement (default 8).")
    private int seconds;

    @Option(names = "--rounds", defaultValue = "3", description = "Rounds whose medians are printed (default 3).")
    private int rounds;

    @Option(names = "--warm-up", defaultValue = "15", description = "Seconds of load before the first (default 15).")
    private int warmUp;

    @Option(
            names = "--in-flight",
            split = ",",
            defaultValue = "1,64,512",
            description = "Turns under way at once (default 1,64,512).")
    private List<Integer> inFlight = List.of();

    @Option(
            names = "--only",
            split = ",",
            defaultValue = "bare,runner,langgraph,chat,first_token",
            description = "The parts to run: bare, runner, langgraph, chat, first_token "
                    + "(default all; langgraph where Node.js and npm are).")
    private Set<Part> only = Set.of();

    @Option(names = "--json", description = "Prints one JSON object.")
    private boolean json;

    private String noLangGraph = "";
    private @Nullable FirstToken firstToken;

    @Override
    public Integer call() throws InterruptedException {
        if (seconds < 1 || rounds < 1 || warmUp < 1 || inFlight.stream().anyMatch(turns -> turns < 1)) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--seconds, --rounds, --warm-up and --in-flight take numbers from 1.");
        }
        // Whatever libraries print belongs with the progress; standard output is the report's.
        PrintStream standardOutput = System.out;
        System.setOut(System.err);
        try {
            return measured();
        } catch (IllegalStateException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        } finally {
            System.setOut(standardOutput);
        }
    }

    private int measured() throws InterruptedException {
        var plan = new Series.Plan(Duration.ofSeconds(seconds), Duration.ofSeconds(warmUp), rounds, inFlight);
        var series = new Series(plan, spec.commandLine().getErr());
        var figures = new EnumMap<Part, Map<Integer, Figures>>(Part.class);
        try (var broker = new BenchBroker()) {
            figures.putAll(hops(series, broker));
            if (only.contains(Part.CHAT)) {
                try (var chat = new ChatTurns(broker.bootstrapServers(), broker.folder())) {
                    figures.putAll(series.measure(Map.of(Part.CHAT, chat)));
                }
            }
            firstToken = only.contains(Part.FIRST_TOKEN)
                    ? FirstToken.measured(broker.bootstrapServers(), broker.folder())
                    : null;
        }
        print(figures);
        if (series.lost() > 0) {
            spec.commandLine().getErr().println(series.lost() + " turns failed or had no answer.");
            return CommandLine.ExitCode.SOFTWARE;
        }
        return CommandLine.ExitCode.OK;
    }

    private Map<Part, Map<Integer, Figures>> hops(Series series, BenchBroker broker) throws InterruptedException {
        var rivals = new EnumMap<Part, Pipeline>(Part.class);
        try {
            for (var part : List.of(Part.BARE, Part.RUNNER)) {
                if (only.contains(part)) {
                    rivals.put(part, hops(part, broker.bootstrapServers()));
                }
            }
            if (only.contains(Part.LANGGRAPH)) {
                langGraph().ifPresent(langGraph -> rivals.put(Part.LANGGRAPH, langGraph));
            }
            return series.measure(rivals);
        } finally {
            rivals.values().forEach(Pipeline::close);
        }
    }

    private Optional<Pipeline> langGraph() throws InterruptedException {
        var folder = Home.here().langGraph();
        try {
            LangGraphInstall.into(folder);
            return Optional.of(new LangGraphTurns(folder));
        } catch (LangGraphInstall.NotHere reason) {
            noLangGraph = String.valueOf(reason.getMessage());
            spec.commandLine().getErr().println("langgraph is left out: " + noLangGraph + ".");
            return Optional.empty();
        }
    }

    private static Pipeline hops(Part part, String bootstrapServers) throws InterruptedException {
        var topics = new Topics("bench-" + part);
        SevenHops.createTopics(bootstrapServers, topics);
        var between =
                part == Part.BARE ? new BareHops(bootstrapServers, topics) : new RunnerHops(bootstrapServers, topics);
        return new KafkaTurns(bootstrapServers, topics, between);
    }

    private void print(Map<Part, Map<Integer, Figures>> figures) {
        var bare = figures.getOrDefault(Part.BARE, Map.of());
        var runner = figures.getOrDefault(Part.RUNNER, Map.of());
        var langGraph = figures.getOrDefault(Part.LANGGRAPH, Map.of());
        var report = new Report(
                bare,
                runner,
                langGraph,
                noLangGraph,
                figures.getOrDefault(Part.CHAT, Map.of()),
                firstToken,
                Report.Ratios.of(runner, bare, langGraph),
                Report.Environment.here(TypicalTurn.bytesOnTheWire(), seconds, rounds));
        var out = spec.commandLine().getOut();
        out.println(json ? report.json() : report.table());
        out.flush();
    }
}
