package ai.travion.generator.composer;

import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A day of a long trip in one line: what is done when, and where one sleeps. */
final class DayInALine {

    /** Where one comes from stands in the line already. */
    private static final Pattern WAY = Pattern.compile("^Travel from .+? to (?=\\p{Lu})");

    private static final Pattern TIME_FOR = Pattern.compile("^Time (?:in|at) (?<place>.+?) for (?=the )");
    private static final Pattern MEAL = Pattern.compile("^(?:Breakfast|Lunch|Dinner)\\b");

    private DayInALine() {}

    static String of(List<ItinerarySlot> day) {
        var stops = day.stream()
                .filter(slot -> !Served.isRest(slot)
                        && !MEAL.matcher(slot.getActivity().strip()).find())
                .map(slot -> slot.getTime() + " " + inFewWords(DayPlan.what(slot)))
                .collect(Collectors.joining(" · "));
        var night = day.getLast().getLocation();
        return (stops.isEmpty() ? "A free day" : stops) + " · evening in " + night;
    }

    private static String inFewWords(String activity) {
        var way = WAY.matcher(activity).replaceFirst("to ");
        var time = TIME_FOR.matcher(way);
        return time.find() ? way.substring(time.end()) + ", " + time.group("place") : way;
    }
}
