package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.verifier.check.Check.Fault;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** An hour that a crowd warning calls quiet is not called busy, nor the other way round. */
final class CrowdHours {

    private static final Pattern QUIET = words("quiet\\w*|empt(?:y|iest)|calm\\w*|fewest|least (?:crowded|busy|full)");
    private static final Pattern FULL = words("bus(?:y|iest)|packed|full(?:est)?|crowded|most crowded|peak\\w*|rush");
    private static final Pattern DENIED = words("not|no|never|before|until|avoid\\w*|less|least|than");
    private static final Pattern PART = Pattern.compile("[.;,]\\s|\\s(?:and|but|while|whereas)\\s");

    private CrowdHours() {}

    static List<Fault> faults(Reviewed reviewed) {
        var quiet = new HashSet<Integer>();
        var full = new HashSet<Integer>();
        reviewed.state().getConstraintViolations().stream()
                .filter(rule -> rule.getConstraintType().equals("crowd_warning"))
                .forEach(rule -> read(rule, reviewed, quiet, full));
        quiet.removeAll(full);
        if (quiet.isEmpty() && full.isEmpty()) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> PART.splitAsStream(statement.text())
                        .anyMatch(part -> isTurned(part, reviewed, FULL, QUIET, quiet)
                                || isTurned(part, reviewed, QUIET, FULL, full)))
                .map(statement -> Fault.mendedByLeavingOut(
                        "It has the quiet and the busy hours the wrong way round: \"" + statement.text() + "\"",
                        "what the evidence contradicts",
                        statement.text()))
                .distinct()
                .toList();
    }

    private static void read(ConstraintViolation rule, Reviewed reviewed, Set<Integer> quiet, Set<Integer> full) {
        PART.splitAsStream(rule.getDescription() + " " + rule.getSuggestion()).forEach(part -> {
            if (QUIET.matcher(part).find()) {
                quiet.addAll(hours(part, reviewed));
            } else if (FULL.matcher(part).find() || part.contains("%")) {
                full.addAll(hours(part, reviewed));
            }
        });
    }

    private static boolean isTurned(
            String part, Reviewed reviewed, Pattern said, Pattern otherwise, Set<Integer> whereItIsNot) {
        return said.matcher(part).find()
                && !otherwise.matcher(part).find()
                && !DENIED.matcher(part).find()
                && hours(part, reviewed).stream().anyMatch(whereItIsNot::contains);
    }

    private static Set<Integer> hours(String part, Reviewed reviewed) {
        var hours = new HashSet<Integer>();
        reviewed.readings().factsOf(part).times().stream()
                .filter(time -> !time.eitherHalf())
                .forEach(time -> hours.add(time.minutes()));
        return hours;
    }

    private static Pattern words(String regex) {
        return Pattern.compile("\\b(?:" + regex + ")\\b", CASE_INSENSITIVE);
    }
}
