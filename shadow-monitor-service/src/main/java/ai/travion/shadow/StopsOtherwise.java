package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What is done or seen at places that a changed plan has as before: what it has no longer, has new, and does there in another way.
 *
 * @param gone in the words of the plan
 * @param fresh in the words of the plan
 * @param changed what is done at a place now, and what was done there
 */
record StopsOtherwise(SequencedSet<String> gone, SequencedSet<String> fresh, List<String> changed) {

    private static final Pattern NO_STOP = Pattern.compile(
            "(?i)^(?:breakfast|lunch|dinner|supper|break|travel|drive|take the train|rest|free|check|arrive|return|sleep)\\b");
    private static final Pattern LEISURE = Pattern.compile("^Time (?:in|at|near) .+? for (?<thing>.+)$");
    private static final Pattern A_PART =
            Pattern.compile(" (?:a little way|a short part of|a part of|the first part of|only)(?= )");
    private static final Pattern A_PLACE = Pattern.compile(", \\p{Lu}[\\p{L}' ]+$");

    private record Stop(String place, String activity) {

        boolean isLeisure() {
            return Patterns.isAllOf(LEISURE, activity);
        }

        String inWords() {
            var leisure = LEISURE.matcher(activity);
            return leisure.matches()
                    ? leisure.group("thing")
                    : activity.substring(0, 1).toLowerCase(Locale.ROOT) + activity.substring(1);
        }

        /** Shorter or longer it is the same. */
        String plain() {
            return A_PLACE.matcher(A_PART.matcher(activity).replaceAll("")).replaceFirst("");
        }
    }

    static StopsOtherwise of(List<ItinerarySlot> before, List<ItinerarySlot> after) {
        var then = stops(before);
        var now = stops(after);
        var gone = without(then, now);
        var fresh = without(now, then);
        var changed = new ArrayList<String>();
        for (var old : List.copyOf(gone)) {
            var other = fresh.stream()
                    .filter(stop -> stop.place().equals(old.place()) && !stop.isLeisure() && !old.isLeisure())
                    .findFirst();
            other.ifPresent(stop -> {
                gone.remove(old);
                fresh.remove(stop);
                changed.add("%s instead of %s".formatted(stop.inWords(), old.inWords()));
            });
        }
        return new StopsOtherwise(names(gone, places(now)), names(fresh, places(then)), List.copyOf(changed));
    }

    /** What is done there in another way; nothing where nothing is. */
    Optional<String> inAnotherWay() {
        return changed.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", changed));
    }

    private static List<Stop> stops(List<ItinerarySlot> plan) {
        return plan.stream()
                .filter(slot -> !Patterns.isIn(NO_STOP, slot.getActivity()))
                .map(slot -> new Stop(slot.getLocation(), slot.getActivity()))
                .toList();
    }

    private static List<Stop> without(List<Stop> some, List<Stop> others) {
        return some.stream()
                .filter(stop -> others.stream().noneMatch(other -> other.plain().equals(stop.plain())))
                .distinct()
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static List<String> places(List<Stop> stops) {
        return stops.stream().map(Stop::place).toList();
    }

    /** A place that is gone altogether is told by its name. */
    private static SequencedSet<String> names(List<Stop> stops, List<String> places) {
        return stops.stream()
                .filter(stop -> places.contains(stop.place()))
                .map(Stop::inWords)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
