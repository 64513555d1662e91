package ai.travion.shadow;

import ai.travion.schemas.ItinerarySlot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Which towns of a changed plan are come to by other means than before: who came for the train wants to know that it is a car now. */
final class WaysOtherwise {

    private static final Pattern WAY = Pattern.compile("^Travel from .+ to (?<to>.+?) by (?<means>train|car)\\b.*");

    private WaysOtherwise() {}

    /** Empty where none is. */
    static String inWords(List<ItinerarySlot> before, List<ItinerarySlot> after) {
        var were = meansTo(before);
        return meansTo(after).entrySet().stream()
                .filter(way -> !were.getOrDefault(way.getKey(), way.getValue()).equals(way.getValue()))
                .map(way ->
                        "to %s by %s instead of by %s".formatted(way.getKey(), way.getValue(), were.get(way.getKey())))
                .collect(Collectors.joining(", "));
    }

    /** Of each town where a day ends how one comes to it first: by train, if only a part of the way. */
    private static Map<String, String> meansTo(List<ItinerarySlot> plan) {
        var means = new LinkedHashMap<String, String>();
        var ends = plan.stream()
                .filter(slot -> slot.getActivity().startsWith("Dinner"))
                .map(ItinerarySlot::getLocation)
                .collect(Collectors.toSet());
        plan.forEach(slot -> {
            var way = WAY.matcher(slot.getActivity());
            if (way.matches() && ends.contains(way.group("to"))) {
                means.putIfAbsent(way.group("to"), way.group("means"));
            }
        });
        return means;
    }
}
