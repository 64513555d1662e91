package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.envelope.AskedInFull;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.regex.Pattern;

/** The days of a trip behind those that are planned. By their dates alone they cannot be told from a plan that is moved by its length. */
final class FurtherDays {

    static final String SAID = "These days follow on the plan before, which stays as it is.";

    /** As the router orders them. */
    private static final Pattern ORDER =
            Pattern.compile("^Plan \\d{1,2} \\p{L}+ \\d{4} to \\d{1,2} \\p{L}+ \\d{4} in ");

    private FurtherDays() {}

    static boolean areAskedFor(GraphState state, LocalDate first) {
        return Patterns.isIn(ORDER, AskedInFull.question(state))
                && state.getItinerary().stream()
                        .flatMap((ItinerarySlot slot) -> slot.getDate().stream())
                        .max(Comparator.naturalOrder())
                        .filter(first.minusDays(1)::equals)
                        .isPresent();
    }
}
