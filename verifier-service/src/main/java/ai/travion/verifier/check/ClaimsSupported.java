package ai.travion.verifier.check;

import ai.travion.verifier.check.Check.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Every number, day, time and duration in the draft is found in the evidence. Prices have a check of their own. */
final class ClaimsSupported {

    private static final Pattern COUNTED_DAY = Pattern.compile("^Day \\d{1,2}\\b");

    private ClaimsSupported() {}

    private static final Pattern QUOTED = Pattern.compile("[\"“][^\"”]*[\"”]");

    static List<Fault> faults(Reviewed reviewed) {
        var known = KnownFacts.of(reviewed.state(), reviewed.readings());
        var faults = new ArrayList<Fault>();
        for (var statement : reviewed.draft().statements()) {
            var text = reviewed.isSmallTalk() ? withoutExamples(statement.text()) : statement.text();
            var claimed = reviewed.readings().claimedBy(withoutCounting(Prices.blanked(text)));
            var unsupported = new ArrayList<String>();
            claimed.days().stream().filter(day -> !known.vouchFor(day)).forEach(day -> unsupported.add(day.words()));
            claimed.timesAsSaid().forEach((words, time) -> {
                if (!known.vouchForTime(time)) {
                    unsupported.add(words);
                }
            });
            claimed.durationsAsSaid().forEach((words, minutes) -> {
                if (!known.vouchForDuration(minutes)) {
                    unsupported.add(words);
                }
            });
            claimed.numbersAsSaid().forEach((words, number) -> {
                if (!known.vouchForNumber(number)) {
                    unsupported.add(words);
                }
            });
            unsupported.stream()
                    .sorted()
                    .distinct()
                    .map(words -> fault(words, statement.text()))
                    .forEach(faults::add);
        }
        return faults.stream().distinct().toList();
    }

    /** Try "Plan 2 days in Ella": what one may ask claims nothing. */
    private static String withoutExamples(String text) {
        return QUOTED.matcher(text).replaceAll("");
    }

    /** "Day 2" counts the draft's own days. */
    private static String withoutCounting(String text) {
        return COUNTED_DAY.matcher(text).replaceFirst("");
    }

    private static Fault fault(String words, String statement) {
        var sentence = statement.replace('“', '"').replace('”', '"');
        return Fault.mendedByRewriting(
                "Nothing I found vouches for \"" + words + "\".",
                "Leave out what the evidence does not say, here \"" + words + "\": “" + sentence + "”");
    }
}
