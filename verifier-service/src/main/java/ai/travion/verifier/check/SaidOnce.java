package ai.travion.verifier.check;

import ai.travion.schemas.GraphState;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** No long sentence, and none that the answer says of itself, stands there twice; what a plan or a rule itself repeats may. */
final class SaidOnce {

    private static final int LONG = 60;

    /** "I could not search the web": what an answer says of itself is short. */
    private static final Pattern OF_ITSELF = Pattern.compile(
            "(?i)^\\W*I (?:have|could|can|did|do|was|am)(?: ?not|n['’]t)\\b|^\\W*(?:the web|live facts|prices) (?:was|were) not\\b");

    private SaidOnce() {}

    static List<Fault> faults(Reviewed reviewed) {
        var mayRecur = Words.bare(mayRecur(reviewed.state()));
        var seen = new HashSet<String>();
        return reviewed.draft().statements().stream()
                .filter(statement -> statement.text().length() >= LONG
                        || OF_ITSELF.matcher(statement.text()).find())
                .filter(statement -> !mayRecur.contains(reviewed.readings().bareOf(statement.text())))
                // Two days may begin with the same breakfast.
                .filter(statement ->
                        !seen.add(statement.day() + reviewed.readings().bareOf(statement.text())))
                .map(Statement::text)
                .distinct()
                .map(SaidOnce::fault)
                .toList();
    }

    private static String mayRecur(GraphState state) {
        return Stream.concat(
                        state.getConstraintViolations().stream()
                                .flatMap(one -> Stream.of(one.getDescription(), one.getSuggestion())),
                        state.getItinerary().stream()
                                .flatMap(slot -> Stream.of(
                                        slot.getActivity(),
                                        slot.getReason(),
                                        slot.getNotes().orElse(""))))
                .collect(Collectors.joining(" . "));
    }

    private static Fault fault(String sentence) {
        return Fault.mendedByRewriting(
                "It says twice: \"" + sentence + "\"", "Say this only once: “" + Fault.quotable(sentence) + "”");
    }
}
