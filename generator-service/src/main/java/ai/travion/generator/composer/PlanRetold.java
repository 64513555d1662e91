package ai.travion.generator.composer;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A plan that was given before, told again: by its stops alone, in one sentence, or by why they were chosen. */
final class PlanRetold {

    private PlanRetold() {}

    /** @param message "why?", or "why Koggala?", which asks for that stop alone */
    static List<String> as(Telling telling, List<ItinerarySlot> itinerary, String message) {
        return switch (telling) {
            case REASONS -> reasons(itinerary, message);
            case ONE_SENTENCE -> List.of(String.join("; ", byDay(itinerary, PlanRetold::inWords)) + ".");
            case SHORT -> byDay(itinerary, (day, stops) -> inWords(day, stops) + ".");
            case WHOLE, LIST -> DayPlan.of(itinerary).blocks(DayPlan.Detail.BARE);
        };
    }

    private static List<String> reasons(List<ItinerarySlot> itinerary, String message) {
        var visits = Served.visits(itinerary);
        var asked = visits.stream()
                .filter(slot -> Terms.meaningful(message).keySet().stream()
                        .anyMatch(Terms.of(slot.getLocation() + " " + slot.getActivity())::contains))
                .toList();
        var told = new LinkedHashMap<String, String>();
        (asked.isEmpty() ? visits : asked)
                .stream()
                        .filter(slot -> !slot.getReason().isBlank())
                        .forEach(slot -> told.putIfAbsent(
                                slot.getActivity(),
                                "- **" + slot.getActivity() + "**, "
                                        + slot.getDate()
                                                .map(day -> Days.inWords(day) + " at ")
                                                .orElse("at ") + slot.getTime() + ": "
                                        + slot.getReason()));
        return told.isEmpty()
                ? List.of("No reason was noted for " + (asked.isEmpty() ? "these stops." : "that stop."))
                : List.of("Why these stops, at these times:", String.join("\n", told.values()));
    }

    /** How the stops of a day are said. */
    @FunctionalInterface
    private interface InWords {
        String of(Optional<LocalDate> day, List<ItinerarySlot> stops);
    }

    private static List<String> byDay(List<ItinerarySlot> itinerary, InWords words) {
        return itinerary.stream()
                .collect(Collectors.groupingBy(ItinerarySlot::getDate, LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(day -> words.of(day.getKey(), day.getValue()))
                .toList();
    }

    private static String inWords(Optional<LocalDate> day, List<ItinerarySlot> stops) {
        var visits = Served.visits(stops);
        return day.map(date -> "**" + Days.inWords(date) + "**: ").orElse("")
                + (visits.isEmpty() ? stops : visits)
                        .stream()
                                .map(slot -> slot.getActivity() + " (" + slot.getTime() + ")")
                                .collect(Collectors.joining(", "));
    }
}
