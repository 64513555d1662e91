package ai.travion.shadow;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The plan in hand where a change of it could not be planned: whatever it was to become, it is what its traveller goes on from. */
final class PlanKept {

    private static final String SAID =
            "I could not fit that change into the plan, so the plan stays as it was. With another day, or without one of its places, it may fit.";

    private PlanKept() {}

    /** @param received the state with the plan in hand */
    static GraphState in(GraphState checked, GraphState received) {
        var plan = received.getItinerary();
        var known = known(received);
        var days = plan.stream()
                .flatMap((ItinerarySlot slot) -> slot.getDate().stream())
                .sorted(Comparator.<LocalDate>naturalOrder())
                .toList();
        var kept = GraphState.newBuilder(checked)
                .setItinerary(plan)
                .setAssumptions(List.of(SAID))
                .setPreferences(known.orElse(null));
        if (!days.isEmpty()) {
            kept.setTargetDate(days.getFirst());
            kept.setTargetEndDate(days.getLast().isAfter(days.getFirst()) ? days.getLast() : null);
        }
        var places = known.map(PlanKept::places).orElse(List.of());
        if (!places.isEmpty()) {
            kept.setTargetLocation(places.getFirst()).setTargetLocations(places);
        }
        return kept.build();
    }

    /** What was known when the plan was made. */
    private static Optional<Preferences> known(GraphState received) {
        return received.getMadePlans().isEmpty()
                ? received.getPreferences()
                : Optional.of(received.getMadePlans().getLast())
                        .flatMap(MadePlan::getPreferences)
                        .or(received::getPreferences);
    }

    /** Its subject is the last of the list. */
    private static List<String> places(Preferences known) {
        int turn =
                known.getPlaces().stream().mapToInt(StatedValue::getTurn).max().orElse(0);
        return known.getPlaces().reversed().stream()
                .filter(place -> place.getTurn() == turn)
                .map(StatedValue::getValue)
                .toList();
    }
}
