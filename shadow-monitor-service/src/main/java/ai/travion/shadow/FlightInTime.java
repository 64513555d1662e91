package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Who tells the hour of a flight for which the last day is in time anyway learns that, and not that there was nothing to change. */
final class FlightInTime {

    private static final Pattern OF_A_FLIGHT =
            Pattern.compile("\\b(?:flights?|planes?|fly|flies|flying)\\b[^.;!?]*\\d", Pattern.CASE_INSENSITIVE);
    private static final String ENDS_FOR_IT = "The last day ends";

    private FlightInTime() {}

    /** @param said what is told of the plan otherwise */
    static Optional<String> inWords(
            String message, List<ItinerarySlot> before, List<ItinerarySlot> after, Collection<String> said) {
        boolean inTime = !before.isEmpty()
                && Patterns.isIn(OF_A_FLIGHT, message)
                && stops(before).equals(stops(after))
                && said.stream().anyMatch(sentence -> sentence.startsWith(ENDS_FOR_IT));
        return inTime ? Optional.of("Noted: the last day ends in time for your flight already.") : Optional.empty();
    }

    private static List<String> stops(List<ItinerarySlot> plan) {
        return plan.stream()
                .map(slot -> slot.getDate() + " " + slot.getTime() + " " + slot.getActivity())
                .toList();
    }
}
