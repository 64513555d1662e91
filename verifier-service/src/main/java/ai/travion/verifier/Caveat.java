package ai.travion.verifier;

import ai.travion.schemas.Clarification;
import ai.travion.schemas.Evaluation;
import ai.travion.schemas.Finding;
import ai.travion.schemas.GraphState;
import ai.travion.verifier.check.Checks;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What stands under an answer: what is wrong with it where it could not be mended, and a question where nothing was found. */
final class Caveat {

    /** So it is said that a place was named of which nothing is known. */
    private static final String NO_PAGE = "I have no page on ";

    /** Few words, or "there": a longer question that names no place is one of the island. */
    private static final Pattern LEAVES_THE_PLACE_OUT = Pattern.compile(
            "(?is)\\W*(?:[\\p{L}\\p{N}'’-]+\\W+){0,6}(?:[\\p{L}\\p{N}'’-]+\\W*)?|.*\\b(?:(?<!is |are )there(?! (?:is|are|any|an?|some)\\b)|here|th(?:is|at) (?:place|town|beach|temple|hotel|park))\\b.*");

    private static final int LONGEST = 600;

    private Caveat() {}

    /** What to go on with where nothing was found that answers: a search may find something, and we may know something else. */
    static Clarification question(GraphState state) {
        var about = state.getTargetLocation()
                .map(place -> "Is there something else about " + place + " that you would like to know?")
                .orElse(
                        state.getAssumptions().stream().anyMatch(note -> note.startsWith(NO_PAGE))
                                ? "Is there another place in Sri Lanka that you would like to know about?"
                                : LEAVES_THE_PLACE_OUT
                                                .matcher(state.getUserQuery())
                                                .matches()
                                        ? "Which place in Sri Lanka is it about?"
                                        : "Is there something else about Sri Lanka that you would like to know?");
        return Clarification.newBuilder()
                .setQuestion(about)
                .setAbout("evidence")
                .setOriginalQuery(state.getUserQuery())
                .setTurn(state.getTurn())
                .build();
    }

    static String under(String text, Evaluation evaluation, @Nullable Clarification question) {
        var wrong = evaluation.getFindings().stream()
                .filter(finding -> !Checks.isOfFormAlone(finding))
                .map(Finding::getMessage)
                .distinct()
                .collect(Collectors.joining(" "));
        if (wrong.isEmpty() && !text.isBlank()) {
            return asking(text, question);
        }
        var line = wrong.length() > LONGEST ? wrong.substring(0, wrong.lastIndexOf(' ', LONGEST)) + " ..." : wrong;
        var caveat = "_Please check this answer before you rely on it. "
                + line.replaceAll("\\s+", " ").strip() + "_";
        var answer = text.isBlank() ? "I could not write an answer to this." : text;
        return asking(answer + "\n\n" + caveat, question);
    }

    /** The answer, and the question under it. */
    static String asking(String answer, @Nullable Clarification question) {
        return question == null ? answer : answer + "\n\n" + question.getQuestion();
    }
}
