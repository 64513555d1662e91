package ai.travion.local.bench;

import ai.travion.local.Json;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.apache.kafka.common.utils.AppInfoParser;
import org.jspecify.annotations.Nullable;

/**
 * What a benchmark found, by turns in flight; empty where a part was not run.
 *
 * @param bare seven hops by Kafka's clients alone
 * @param runner the same hops by empty nodes
 * @param langgraph the same nodes on LangGraph.js
 * @param langgraphMissing why there is nothing of LangGraph.js; empty where there is, or where nobody asked
 * @param chat real turns over HTTP
 * @param firstToken how long a model's first word is under way; null where it was not measured
 * @param ratios runner to bare, and to LangGraph.js
 */
record Report(
        Map<Integer, Figures> bare,
        Map<Integer, Figures> runner,
        Map<Integer, Figures> langgraph,
        String langgraphMissing,
        Map<Integer, Figures> chat,
        @Nullable FirstToken firstToken,
        Ratios ratios,
        Environment environment) {

    /**
     * Figures of the runner as multiples of the bare clients'.
     *
     * @param langgraph and of LangGraph.js's
     */
    record Ratios(Map<Integer, Double> turns, Map<Integer, Double> p50, Multiples langgraph) {

        static Ratios of(Map<Integer, Figures> runner, Map<Integer, Figures> bare, Map<Integer, Figures> langgraph) {
            return new Ratios(
                    ratio(runner, bare, Figures::turnsPerS),
                    ratio(runner, bare, Figures::p50Ms),
                    new Multiples(
                            ratio(runner, langgraph, Figures::turnsPerS), ratio(runner, langgraph, Figures::p50Ms)));
        }

        private static Map<Integer, Double> ratio(
                Map<Integer, Figures> runner, Map<Integer, Figures> bare, ToDoubleFunction<Figures> figure) {
            var ratios = new TreeMap<Integer, Double>();
            runner.forEach((inFlight, ours) -> {
                var theirs = bare.get(inFlight);
                if (theirs != null) {
                    ratios.put(inFlight, figure.applyAsDouble(ours) / figure.applyAsDouble(theirs));
                }
            });
            return ratios;
        }
    }

    /** Turns a second and their medians as multiples of another's, by turns in flight. */
    record Multiples(Map<Integer, Double> turns, Map<Integer, Double> p50) {}

    /**
     * Where and how it was measured.
     *
     * @param payloadBytes of one state on the wire, before compression
     * @param seconds of one measurement
     * @param rounds whose median a figure is
     */
    record Environment(int cores, String java, String kafka, int payloadBytes, int seconds, int rounds) {

        static Environment here(int payloadBytes, int seconds, int rounds) {
            return new Environment(
                    Runtime.getRuntime().availableProcessors(),
                    Runtime.version().toString(),
                    AppInfoParser.getVersion(),
                    payloadBytes,
                    seconds,
                    rounds);
        }
    }

    String json() {
        return Json.of(this, Rounded.module());
    }

    String table() {
        var table = new StringBuilder(line("", "in flight", "turns/s", "p50 ms", "p99 ms"));
        rows(table, "bare Kafka clients", bare);
        rows(table, "empty nodes", runner);
        rows(table, "LangGraph.js", langgraph);
        if (!langgraphMissing.isEmpty()) {
            table.append(line("LangGraph.js", "-", "-", "-", "-"))
                    .append("  left out: ")
                    .append(langgraphMissing)
                    .append(System.lineSeparator());
        }
        rows(table, "chat turns", chat);
        if (firstToken != null) {
            table.append(line(
                    "model's first word",
                    "1",
                    "",
                    Rounded.inTable(firstToken.p50Ms()),
                    Rounded.inTable(firstToken.p99Ms())));
        }
        if (!ratios.turns().isEmpty() || !ratios.langgraph().turns().isEmpty()) {
            table.append(line("", "in flight", "turns/s", "p50", ""));
            multiples(table, "empty nodes / bare", ratios.turns(), ratios.p50());
            multiples(
                    table,
                    "empty / LangGraph.js",
                    ratios.langgraph().turns(),
                    ratios.langgraph().p50());
        }
        return table.append(String.format(
                        Locale.ROOT,
                        "%nMedians of %d rounds of %d s on %d cores; Java %s, Kafka %s, %,d bytes a state.",
                        environment.rounds(),
                        environment.seconds(),
                        environment.cores(),
                        environment.java(),
                        environment.kafka(),
                        environment.payloadBytes()))
                .toString();
    }

    private static void rows(StringBuilder table, String name, Map<Integer, Figures> figures) {
        figures.forEach((inFlight, each) -> table.append(line(
                name,
                inFlight.toString(),
                Rounded.inTable(each.turnsPerS()),
                Rounded.inTable(each.p50Ms()),
                Rounded.inTable(each.p99Ms()))));
    }

    private static void multiples(
            StringBuilder table, String name, Map<Integer, Double> turns, Map<Integer, Double> p50) {
        turns.forEach((inFlight, multiple) -> table.append(line(
                name,
                inFlight.toString(),
                Rounded.inTable(multiple),
                Rounded.inTable(p50.getOrDefault(inFlight, Double.NaN)),
                "")));
    }

    private static String line(String name, String inFlight, String turns, String p50, String p99) {
        return String.format(Locale.ROOT, "%-21s%9s%12s%12s%12s", name, inFlight, turns, p50, p99)
                        .stripTrailing()
                + System.lineSeparator();
    }
}
