package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.StatedDates;
import java.util.regex.Pattern;

/** What is said of a plan of which nobody has said how long it is to be. */
final class Lengths {

    static final String ONE_DAY = "You named no length, so this is one day; say how many days you have.";

    /** What takes longer than a day as often as not. */
    private static final Pattern LONGER = Pattern.compile(
            "\\b(?:trip|holidays?|vacation|journey|tour|travel|travell?ing|itinerary|week|month)\\b",
            Pattern.CASE_INSENSITIVE);

    private Lengths() {}

    /** Whether the length was taken for granted; who names a day and no trip wants that day. */
    static boolean isUnsaid(GraphState state) {
        boolean said = state.getTargetEndDate().isPresent()
                || state.getPreferences()
                        .flatMap(known -> known.getDates())
                        .flatMap(StatedDates::getDays)
                        .isPresent();
        return !said && (state.getTargetDate().isEmpty() || Patterns.isIn(LONGER, state.getUserQuery()));
    }
}
