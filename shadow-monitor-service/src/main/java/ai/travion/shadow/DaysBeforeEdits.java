package ai.travion.shadow;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.envelope.KeptSlots;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The days of a plan as they were before an edit took something off them. */
final class DaysBeforeEdits {

    private static final Pattern NOTHING_TO_DO = Pattern.compile("(?:Breakfast|Lunch|Dinner|Travel|Rest)\\b.*");

    private DaysBeforeEdits() {}

    /**
     * Of each day the latest plan of before in which it was another, ended where it does now and had no less in it; the plan of today where there is none.
     *
     * @param made the plan of today, without edits
     */
    static List<ItinerarySlot> of(GraphState state, List<ItinerarySlot> made) {
        var plans = state.getMadePlans().reversed().stream().map(KeptSlots::in).toList();
        return state.getItinerary().stream()
                .flatMap(slot -> slot.getDate().stream())
                .distinct()
                .flatMap(date -> another(date, state.getItinerary(), plans).orElseGet(() -> on(date, made)).stream())
                .toList();
    }

    private static Optional<List<ItinerarySlot>> another(
            LocalDate date, List<ItinerarySlot> now, List<List<ItinerarySlot>> plans) {
        var day = on(date, now);
        return plans.stream()
                .map(plan -> on(date, plan))
                .filter(then -> !then.isEmpty()
                        && then.getLast().getLocation().equals(day.getLast().getLocation())
                        && !then.equals(day)
                        && things(then) >= things(day))
                .findFirst();
    }

    private static List<ItinerarySlot> on(LocalDate date, List<ItinerarySlot> slots) {
        return slots.stream()
                .filter(slot -> slot.getDate().filter(date::equals).isPresent())
                .toList();
    }

    private static long things(List<ItinerarySlot> day) {
        return day.stream()
                .filter(slot -> !NOTHING_TO_DO.matcher(slot.getActivity()).matches())
                .count();
    }
}
