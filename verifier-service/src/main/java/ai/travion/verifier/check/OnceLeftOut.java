package ai.travion.verifier.check;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a draft lacks once all is gone that its writer is told to leave out: the ban that stood beside the bar, the stop that stood before its price.
 * It is asked for together with what has to go, since a model that heeds every word of its corrections is given no other.
 */
final class OnceLeftOut {

    /** Checks of what has to stand in a draft. */
    private static final Set<String> OF_WHAT_HAS_TO_STAND =
            Set.of("constraints_stated", "each_part_addressed", "completeness");

    private static final Pattern LEAVES_OUT = Pattern.compile("^Leave out\\b");
    private static final Pattern LEAVES_OUT_ALL_OF_IT = Pattern.compile("^Leave out every sentence about\\b");
    private static final Pattern QUOTED = Pattern.compile("“([^”]+)”");

    private OnceLeftOut() {}

    /** Instructions for it; empty where a writer by rule puts it together anew anyway. */
    static List<String> instructions(Reviewed reviewed, List<Fault> faults, List<Check> checks) {
        var leavingOut = faults.stream()
                .map(Fault::instruction)
                .filter(instruction -> LEAVES_OUT.matcher(instruction).find())
                .toList();
        if (leavingOut.isEmpty() || reviewed.isByRule()) {
            return List.of();
        }
        var quoted = leavingOut.stream()
                .flatMap(instruction -> QUOTED.matcher(instruction).results().map(words -> Words.bare(words.group(1))))
                .filter(words -> !words.isEmpty())
                .collect(Collectors.toSet());
        boolean isAllOfDrinks = leavingOut.stream()
                .anyMatch(
                        instruction -> LEAVES_OUT_ALL_OF_IT.matcher(instruction).find());
        var left = reviewed.with(reviewed.draft()
                .without(statement -> isQuoted(statement, quoted, reviewed)
                        || (isAllOfDrinks && Alcohol.speaksOfIt(statement.text()))));
        return checks.stream()
                .filter(check -> OF_WHAT_HAS_TO_STAND.contains(check.id()))
                .flatMap(check -> check.faults().apply(left).stream())
                .filter(Fault::isSure)
                .map(Fault::instruction)
                .filter(instruction -> !LEAVES_OUT.matcher(instruction).find())
                .toList();
    }

    private static boolean isQuoted(Statement statement, Set<String> quoted, Reviewed reviewed) {
        var bare = reviewed.readings().bareOf(statement.text());
        return quoted.stream().anyMatch(bare::contains);
    }
}
