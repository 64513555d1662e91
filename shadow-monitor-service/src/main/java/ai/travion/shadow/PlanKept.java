package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.DaysAsBefore;
import ai.travion.shadow.calendar.Trip;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The plan in hand where a change of it could not be planned: whatever it was to become, it is what its traveller goes on from.
 *
 * @param slots never empty
 * @param known what was known when it was made
 */
record PlanKept(List<ItinerarySlot> slots, Optional<Preferences> known) {

    private static final String SAID =
            "I could not fit that change into the plan, so the plan stays as it was. With another day, or without one of its places, it may fit.";

    private static final String NOT_PLANNED =
            "I did not get to that change this time, which is no fault of it, so the plan stays as it was. Please say it once more.";

    /** Empty where there is no plan yet. */
    static Optional<PlanKept> of(GraphState received) {
        var slots = received.getItinerary();
        return slots.isEmpty() ? Optional.empty() : Optional.of(new PlanKept(slots, known(received)));
    }

    private static Optional<Preferences> known(GraphState received) {
        return received.getMadePlans().isEmpty()
                ? received.getPreferences()
                : Optional.of(received.getMadePlans().getLast())
                        .flatMap(MadePlan::getPreferences)
                        .or(received::getPreferences);
    }

    /** Its days, each with where one is on it. */
    Trip trip(Places atlas, LocalDate today) {
        Map<LocalDate, List<Place>> byDay = slots.stream()
                .filter(slot -> slot.getDate().isPresent())
                .collect(Collectors.groupingBy(
                        slot -> slot.getDate().orElseThrow(),
                        Collectors.collectingAndThen(Collectors.toList(), ofADay -> visited(ofADay, atlas))));
        return new Trip(days(), visited(slots, atlas), byDay, today);
    }

    private static List<Place> visited(List<ItinerarySlot> slots, Places atlas) {
        return locations(slots).flatMap(name -> atlas.named(name).stream()).toList();
    }

    /**
     * @param caveats what the calendar does not know of its days, in sentences
     * @param isTried whether the change was planned at all, and does not fit; else its planner was late or broke
     * @param why it is kept, where that is known
     */
    GraphState in(GraphState checked, List<String> caveats, boolean isTried, Optional<String> why) {
        var places = places();
        var kept = GraphState.newBuilder(checked)
                .setItinerary(slots)
                .setAssumptions(Stream.of(
                                Stream.of(why.orElse(isTried ? SAID : NOT_PLANNED)),
                                caveats.stream(),
                                DaysAsBefore.inWords(slots, slots).stream())
                        .flatMap(sentences -> sentences)
                        .toList())
                .setPreferences(known.orElse(null))
                .setTargetLocation(places.getFirst())
                .setTargetLocations(places);
        var days = days();
        if (!days.isEmpty()) {
            kept.setTargetDate(days.getFirst());
            kept.setTargetEndDate(days.getLast().isAfter(days.getFirst()) ? days.getLast() : null);
        }
        return kept.build();
    }

    private List<LocalDate> days() {
        return slots.stream()
                .flatMap(slot -> slot.getDate().stream())
                .distinct()
                .sorted()
                .toList();
    }

    /** Those that were asked for and that it visits, its subject first; where nothing is known of them, all that it visits. */
    private List<String> places() {
        var visited = locations(slots).toList();
        var asked = known.stream()
                .flatMap(preferences -> preferences.getPlaces().reversed().stream())
                .map(StatedValue::getValue)
                .distinct()
                .filter(visited::contains)
                .toList();
        return asked.isEmpty() ? visited : asked;
    }

    private static Stream<String> locations(List<ItinerarySlot> slots) {
        return slots.stream().map(ItinerarySlot::getLocation).distinct();
    }
}
