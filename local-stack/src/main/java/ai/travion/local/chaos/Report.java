package ai.travion.local.chaos;

import ai.travion.local.Json;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What a run of faults has shown.
 *
 * @param all over every fault
 * @param faults by name
 * @param broken promises that did not hold, a sentence each
 */
record Report(@JsonUnwrapped Tally all, Map<String, Tally> faults, List<String> broken) {

    /** Of ten turns that began under a fault so many must be answered; errors in plain words and refusals are the others. */
    static final int FLOOR = 9;

    static Report of(List<Fault> struck, Map<String, Tally> tallies) {
        var broken = new ArrayList<String>();
        for (var fault : struck) {
            var tally = tallies.getOrDefault(fault.name(), Tally.sum(List.of()));
            complain(broken, fault, tally.lost() > 0, tally.lost() + " accepted turns had no answer");
            complain(broken, fault, tally.doubled() > 0, tally.doubled() + " turns had more than one answer");
            complain(
                    broken,
                    fault,
                    tally.forgotten() > 0,
                    tally.forgotten() + " answers are not in their threads' memory");
            complain(
                    broken,
                    fault,
                    tally.disordered() > 0,
                    tally.disordered() + " turns had events that were missing, repeated or out of place");
            complain(
                    broken,
                    fault,
                    tally.answered() == 0 || tally.answered() * 10 < tally.begun() * FLOOR,
                    "%d of %d turns were answered: %d failed, %d were not accepted"
                            .formatted(tally.answered(), tally.begun(), tally.failed(), tally.refused()));
            complain(
                    broken,
                    fault,
                    tally.longestWaitMs() > fault.longestWait().toMillis(),
                    "a turn took %.1f s, and %d s are promised"
                            .formatted(
                                    tally.longestWaitMs() / 1e3,
                                    fault.longestWait().toSeconds()));
        }
        return new Report(Tally.sum(tallies.values()), tallies, List.copyOf(broken));
    }

    private static void complain(List<String> broken, Fault fault, boolean isBroken, String complaint) {
        if (isBroken) {
            broken.add(fault.name() + ": " + complaint + ".");
        }
    }

    @JsonIgnore
    boolean isKept() {
        return broken.isEmpty();
    }

    String json() {
        return Json.of(this);
    }

    String table() {
        var table = new StringBuilder(String.format(
                Locale.ROOT,
                "%-30s%9s%9s%7s%8s%5s%10s%11s%8s%14s%13s%10s%n",
                "",
                "accepted",
                "answered",
                "failed",
                "doubled",
                "lost",
                "forgotten",
                "disordered",
                "refused",
                "longest wait",
                "model calls",
                "repeated"));
        faults.forEach((name, tally) -> table.append(line(name, tally)));
        table.append(line("in all", all));
        broken.forEach(sentence -> table.append(System.lineSeparator()).append(sentence));
        return table.toString();
    }

    private static String line(String name, Tally tally) {
        return String.format(
                Locale.ROOT,
                "%-30s%9d%9d%7d%8d%5d%10d%11d%8d%12.1f s%13d%10d%n",
                name,
                tally.accepted(),
                tally.answered(),
                tally.failed(),
                tally.doubled(),
                tally.lost(),
                tally.forgotten(),
                tally.disordered(),
                tally.refused(),
                tally.longestWaitMs() / 1e3,
                tally.modelCalls(),
                tally.repeatedModelCalls());
    }
}
