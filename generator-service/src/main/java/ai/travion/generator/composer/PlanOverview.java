package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A plan in a few lines: how long it is, where its nights are, and the flights that it is made for. */
final class PlanOverview {

    private static final Pattern FLIGHT =
            Pattern.compile("(?i)\\b(?:flights?|fly|flying|land|landing|lands|arriv\\w+|depart\\w*|plane|airport)\\b");

    private static final Pattern DINNER = Pattern.compile("(?i)^dinner\\b");

    private PlanOverview() {}

    static String of(List<ItinerarySlot> itinerary, GraphState state) {
        var ends = endsOf(itinerary);
        if (ends.isEmpty()) {
            return "";
        }
        var days = List.copyOf(ends.keySet());
        return Stream.concat(
                        Stream.of("%d day%s, %s%s"
                                .formatted(
                                        days.size(),
                                        days.size() == 1 ? "" : "s",
                                        Days.span(days.getFirst(), days.getLast()),
                                        days.size() == 1
                                                ? "."
                                                : ": " + nights(ends, endsOnTheWayHome(itinerary)) + ".")),
                        flights(state))
                .collect(Collectors.joining(" "));
    }

    /** Where one sleeps; nothing where that is one place all along. */
    static String nightsOf(List<ItinerarySlot> itinerary) {
        var ends = endsOf(itinerary);
        return ends.values().stream().distinct().count() < 2
                ? ""
                : "**Nights**: " + nights(ends, endsOnTheWayHome(itinerary)) + ".";
    }

    private static boolean endsOnTheWayHome(List<ItinerarySlot> itinerary) {
        return !DINNER.matcher(itinerary.getLast().getActivity()).find();
    }

    private static Map<LocalDate, String> endsOf(List<ItinerarySlot> itinerary) {
        var ends = new LinkedHashMap<LocalDate, String>();
        itinerary.forEach(slot -> slot.getDate().ifPresent(day -> ends.put(day, slot.getLocation())));
        return ends;
    }

    /** The day of the way home has none; of a plan whose last evening is spent in it that night is counted, as it is by who changes it. */
    private static String nights(Map<LocalDate, String> ends, boolean endsOnTheWayHome) {
        var nights = new LinkedHashMap<String, Integer>();
        ends.values().stream()
                .limit(endsOnTheWayHome ? ends.size() - 1L : ends.size())
                .forEach(place -> nights.merge(place, 1, Integer::sum));
        return nights.entrySet().stream()
                .map(place -> "%d night%s in %s"
                        .formatted(place.getValue(), place.getValue() == 1 ? "" : "s", place.getKey()))
                .collect(Collectors.joining(", "));
    }

    private static Stream<String> flights(GraphState state) {
        return state.getPreferences().stream()
                .flatMap(known -> known.getOther().stream())
                .map(StatedValue::getValue)
                .filter(words -> FLIGHT.matcher(words).find())
                .map("It is made for what you said of your flights: \"%s\"."::formatted);
    }
}
