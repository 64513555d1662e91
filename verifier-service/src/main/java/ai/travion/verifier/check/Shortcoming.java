package ai.travion.verifier.check;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What no check refuses, and is less than good all the same. It lowers the score of a draft that passes, and never below what passes:
 *
 * <table>
 * <caption>points of the score, and marks of an aspect of the rubric</caption>
 * <tr><td>grounding is medium</td><td>1 point</td><td>grounding is 4 at most</td></tr>
 * <tr><td>grounding is low</td><td>2 points</td><td>grounding is 2 at most</td></tr>
 * <tr><td>it says that a part was not found</td><td>1 point</td><td>completeness loses 2 marks</td></tr>
 * <tr><td>it gives what only comes near</td><td>1 point</td><td>relevance loses 2 marks</td></tr>
 * <tr><td>under half of what it claims is cited</td><td>1 point</td><td>citations lose 2 marks</td></tr>
 * <tr><td>more than 250 words, and 150 for each day of a plan</td><td>1 point</td><td>form loses 1 mark</td></tr>
 * <tr><td>more than half as many again</td><td>2 points</td><td>form loses 2 marks</td></tr>
 * </table>
 *
 * @param aspect of the rubric
 * @param points off the score
 * @param marks off its aspect
 */
record Shortcoming(String aspect, int points, int marks) {

    private static final Pattern COMES_NEAR = Pattern.compile(
            "(?i)\\b(?:what comes near(?:est)?|(?:this|it) comes near|nearest (?:to (?:it|that)|that I have)|near to it is another question|low confidence)\\b");

    private static final int WORDS = 250;
    private static final int WORDS_OF_A_DAY = 150;
    private static final double MUCH_MORE = 1.5;
    private static final double FEW = 0.5;
    private static final Pattern SPACE = Pattern.compile("\\s+");

    /** Small talk is neither founded nor cited. */
    static List<Shortcoming> of(Reviewed reviewed) {
        return reviewed.isSmallTalk()
                ? List.of()
                : Stream.of(
                                grounding(reviewed),
                                notFound(reviewed),
                                comesNear(reviewed),
                                fewCited(reviewed),
                                longWinded(reviewed))
                        .flatMap(Optional::stream)
                        .toList();
    }

    /** The marks of its aspect have a limit of their own, whatever else there is. */
    private static Optional<Shortcoming> grounding(Reviewed reviewed) {
        var grounding = reviewed.state().getGrounding();
        return switch (grounding) {
            case LOW -> Optional.of(new Shortcoming("grounding", 2, 0));
            case MEDIUM -> Optional.of(new Shortcoming("grounding", 1, 0));
            case HIGH, UNKNOWN -> Optional.empty();
        };
    }

    private static Optional<Shortcoming> notFound(Reviewed reviewed) {
        return when(
                reviewed.admitsGap()
                        || reviewed.draft().statements().stream()
                                .map(Statement::text)
                                .anyMatch(NothingKnown::isSaidIn),
                new Shortcoming("completeness", 1, 2));
    }

    private static Optional<Shortcoming> comesNear(Reviewed reviewed) {
        return when(COMES_NEAR.matcher(reviewed.draft().prose()).find(), new Shortcoming("relevance", 1, 2));
    }

    private static Optional<Shortcoming> fewCited(Reviewed reviewed) {
        var state = reviewed.state();
        if (state.getIntent() != IntentType.TOURISM_QUERY
                || state.getRetrievedDocuments().isEmpty()) {
            return Optional.empty();
        }
        var claims = reviewed.draft().statements().stream()
                .filter(statement -> CitationsReal.isAClaim(statement, reviewed))
                .toList();
        long cited = claims.stream()
                .filter(statement -> !statement.citations().isEmpty())
                .count();
        return when(cited < FEW * claims.size(), new Shortcoming("citations", 1, 2));
    }

    private static Optional<Shortcoming> longWinded(Reviewed reviewed) {
        int words = SPACE.split(reviewed.draft().prose().strip(), -1).length;
        long days = reviewed.state().getItinerary().stream()
                .flatMap((ItinerarySlot slot) -> slot.getDate().stream())
                .distinct()
                .count();
        double most = WORDS + (double) WORDS_OF_A_DAY * days;
        return words > MUCH_MORE * most
                ? Optional.of(new Shortcoming("form", 2, 2))
                : when(words > most, new Shortcoming("form", 1, 1));
    }

    private static Optional<Shortcoming> when(boolean isSo, Shortcoming shortcoming) {
        return isSo ? Optional.of(shortcoming) : Optional.empty();
    }
}
