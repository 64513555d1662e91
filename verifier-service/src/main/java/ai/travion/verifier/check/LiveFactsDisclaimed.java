package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Check.Fault;
import java.util.List;
import java.util.regex.Pattern;

/** Where the web was wanted and gave nothing, the draft says once that live facts were not looked up. */
final class LiveFactsDisclaimed {

    private static final Pattern DISCLAIMER = Pattern.compile(
            "\\b(?:(?:not|un)[ -]?able to (?:look up|check|see|find|tell)|(?:have|has|had|was|were|am|is|are) not (?:been )?(?:able to )?(?:look(?:ed)? up|check(?:ed)?|live)|(?:(?:could|can|did|do) ?(?:not|n['’]t)|can['’]t) (?:look up|check|have|find|know|see|tell)|(?:could|can)not (?:look up|check|find)|"
                    + "haven['’]t (?:looked up|checked)|not (?:looked up|checked|live)|no (?:live|current|up-to-date) (?:data|facts|information|prices)|(?:have|has|know|hold|see|got) no (?:\\w+ ){0,2}(?:prices?|rates?|fares?|forecasts?|timetables?|departure times?|figures?|news|live \\w+)|without live)\\b",
            CASE_INSENSITIVE);
    private static final Pattern OF_THE_COMPOSER = Pattern.compile("I have not looked up live facts", CASE_INSENSITIVE);

    private LiveFactsDisclaimed() {}

    static List<Fault> faults(Reviewed reviewed) {
        var state = reviewed.state();
        var prose = reviewed.draft().prose();
        if (OF_THE_COMPOSER.matcher(prose).results().count() > 1) {
            return List.of(Fault.mendedByRewriting(
                    "It says more than once that live facts were not looked up.",
                    "Say only once that live facts were not looked up."));
        }
        boolean wanted = !state.getWebSearchStatus().isEmpty()
                && state.getWebSearchResults().isEmpty()
                && !reviewed.isSmallTalk()
                && !reviewed.takesUpAFinding()
                && state.getConstraintViolations().stream()
                        .allMatch(violation -> violation.getKind().equals("ADVICE"));
        return !wanted || DISCLAIMER.matcher(prose).find()
                ? List.of()
                : List.of(Fault.mendedByRewriting(
                        "It does not say that live facts were not looked up.",
                        "Say that live facts such as prices, weather or what is open today were not looked up."));
    }
}
