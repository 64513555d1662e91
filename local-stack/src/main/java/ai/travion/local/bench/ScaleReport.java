package ai.travion.local.bench;

import ai.travion.local.Json;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * How throughput followed the instances of a slow node.
 *
 * @param instances what was measured, by the number of instances
 * @param waitMs that the node waits
 * @param atOnce turns that one instance takes at a time
 * @param lost turns without an answer
 */
@JsonAutoDetect(isGetterVisibility = JsonAutoDetect.Visibility.NONE)
record ScaleReport(Map<Integer, Figures> instances, int waitMs, int atOnce, int lost) {

    private static final double WANTED_FOR_TWICE_AS_MANY = 1.9;

    /** Turns a second as multiples of half the instances', by the number of instances. */
    @JsonProperty
    Map<Integer, Double> doubled() {
        var doubled = new TreeMap<Integer, Double>();
        instances.forEach((number, figures) -> {
            var half = number % 2 == 0 ? instances.get(number / 2) : null;
            if (half != null) {
                doubled.put(number, figures.turnsPerS() / half.turnsPerS());
            }
        });
        return doubled;
    }

    /** Turns a second in percent of what the waiting alone allows. */
    @JsonProperty
    Map<Integer, Double> percentOfPossible() {
        var percent = new TreeMap<Integer, Double>();
        instances.forEach((number, figures) ->
                percent.put(number, 100 * figures.turnsPerS() / (number * atOnce * 1_000.0 / waitMs)));
        return percent;
    }

    /** Whether twice the instances did what they should, and nothing was lost. */
    boolean isKept() {
        return lost == 0 && doubled().values().stream().allMatch(times -> times >= WANTED_FOR_TWICE_AS_MANY);
    }

    String json() {
        return Json.of(this, Rounded.module());
    }

    String table() {
        var table = new StringBuilder(line("instances", "turns/s", "p50 ms", "of possible", "of half as many"));
        instances.forEach((number, figures) -> table.append(line(
                number.toString(),
                Rounded.inTable(figures.turnsPerS()),
                Rounded.inTable(figures.p50Ms()),
                Rounded.inTable(percentOfPossible().getOrDefault(number, 0.0)) + " %",
                doubled().containsKey(number) ? Rounded.inTable(doubled().getOrDefault(number, 0.0)) : "")));
        return table.append(
                        "%nTwo gateways; the node waits %,d ms, and an instance takes %d turns at a time. %d turns were lost."
                                .formatted(waitMs, atOnce, lost))
                .toString();
    }

    private static String line(String instances, String turns, String p50, String possible, String doubled) {
        return String.format(Locale.ROOT, "%-10s%12s%12s%14s%18s", instances, turns, p50, possible, doubled)
                        .stripTrailing()
                + System.lineSeparator();
    }
}
