package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.GraphState;
import ai.travion.verifier.check.Check.Fault;
import java.util.List;
import java.util.regex.Pattern;

/** Where the web was wanted and gave nothing, the draft says once that live facts were not looked up. */
final class LiveFactsDisclaimed {

    private static final Pattern DISCLAIMER = Pattern.compile(
            "\\b(?:(?:not|un)[ -]?able to (?:look up|check|see|find|tell)|(?:have|has|had|was|were|am|is|are) not (?:been )?(?:able to )?(?:look(?:ed)? up|check(?:ed)?|live)|(?:(?:could|can|did|do) ?(?:not|n['’]t)|can['’]t) (?:look up|check|have|find|know|see|tell)|(?:could|can)not (?:look up|check|find)|"
                    + "haven['’]t (?:looked up|checked)|not (?:looked up|checked|searched|live)|not search(?:ed)? the web|web was not|no (?:live|current|up-to-date) (?:data|facts|information|prices)|(?:neither|nothing|none|not (?:something|anything|a thing))\\b[^.;]{0,40}\\b(?:I|we) (?:can|could|am able to|are able to) (?:look up|check|see|find|tell|know)|(?:need|needs|take|takes|require|requires) (?:a |some )?live|(?:have|has|know|hold|see|got) no (?:\\w+ ){0,2}(?:prices?|rates?|fares?|forecasts?|timetables?|departure times?|figures?|news|live \\w+)|without live|no (?:way|means) of (?:telling|knowing|seeing|checking|looking)|(?:is|are|lies?|['’]s) (?:beyond (?:me|us|my|our|what I)|out of (?:my|our) reach)|(?:could|can) ?(?:not|n['’]t) say|(?:could|can) ?(?:not|n['’]t) (?:be )?search(?:ed)?|(?:search|web|internet)\\b[^.;]{0,80}\\b(?:found|gave|brought(?: up)?|turned up|showed|yielded|returned|has|had|came back with) (?:nothing|no\\b|none)|nothing (?:was|could be) found)\\b",
            CASE_INSENSITIVE);
    /** "I have not looked up live facts", "the web was not searched": of the whole answer, and not of one thing in it. */
    private static final Pattern OF_THE_WHOLE = Pattern.compile(
            "\\b(?:not|n['’]t|unable to|cannot)(?: been)?(?: able to)? (?:look(?:ed)? up|search(?:ed)?|check(?:ed)?|access(?:ed)?) (?:any |for )?(?:live (?:facts|data|information)|the (?:web|internet)|online)|\\b(?:web|internet) (?:was|could|has) ?(?:not|n['’]t)(?: been| be)? (?:searched|checked|looked at)|\\blive facts (?:were|have) not(?: been)? (?:looked up|checked|searched)",
            CASE_INSENSITIVE);

    private static final Pattern NOT_SEARCHED = Pattern.compile(
            "\\b(?:web|internet) (?:was|has) ?(?:not|n['’]t)(?: been)? (?:searched|looked at)|\\bI (?:have ?(?:not|n['’]t)|did ?(?:not|n['’]t)) (?:searched?|looked? up|looked? at) (?:any |for )?(?:live (?:facts|data|information)|the (?:web|internet)|online)",
            CASE_INSENSITIVE);

    private LiveFactsDisclaimed() {}

    private static boolean wasSearched(GraphState state) {
        return state.getWebSearchStatus().equals("no_results");
    }

    private static boolean draftSaysItWasNot(Reviewed reviewed) {
        return NOT_SEARCHED.matcher(reviewed.draft().prose()).find();
    }

    static List<Fault> faults(Reviewed reviewed) {
        var state = reviewed.state();
        var prose = reviewed.draft().prose();
        if (reviewed.draft().statements().stream()
                        .filter(statement ->
                                OF_THE_WHOLE.matcher(statement.text()).find())
                        .count()
                > 1) {
            return List.of(Fault.mendedByRewriting(
                    "It says more than once that live facts were not looked up.",
                    "Say only once that live facts were not looked up."));
        }
        if (wasSearched(state) && draftSaysItWasNot(reviewed)) {
            return List.of(
                    Fault.mendedByRewriting(
                            "It says that nothing was looked up, and the web was searched.",
                            "Say that live facts such as prices, weather or what is open today were searched for in the web and not found."));
        }
        boolean wanted = !state.getWebSearchStatus().isEmpty()
                && state.getWebSearchResults().isEmpty()
                && !reviewed.isSmallTalk()
                // A plan says itself what it reckons with; nothing live was asked for.
                && state.getItinerary().isEmpty()
                && !reviewed.takesUpAFinding()
                && state.getConstraintViolations().stream()
                        .allMatch(violation -> violation.getKind().equals("ADVICE"));
        return !wanted || DISCLAIMER.matcher(prose).find()
                ? List.of()
                : List.of(
                        Fault.mendedByRewriting(
                                "It does not say that live facts were not looked up.",
                                wasSearched(state)
                                        ? "Say that live facts such as prices, weather or what is open today were searched for in the web and not found."
                                        : "Say that live facts such as prices, weather or what is open today were not looked up."));
    }
}
