package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.plan.Plan;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What has to hold of a changed plan: whoever asks for the same places in another way, in as many days, loses none of them. Where one would
 * have to go, the plan in hand is kept, and it is said what stands in the way and what can be done.
 */
final class LostByAChange {

    private static final String INFEASIBLE = "infeasible";

    private static final Pattern NOTHING_DONE =
            Patterns.anyCase("^(?:breakfast|lunch|dinner|supper|travel|drive|take the train|rest|free)\\b");

    private LostByAChange() {}

    /**
     * Why the plan in hand stays; nothing where none of its places is lost, or some are given up for new ones or for fewer days.
     *
     * @param before what the plan in hand was made for
     * @param wanted what the changed one is to be for
     */
    static Optional<String> inWords(List<ItinerarySlot> inHand, List<Place> before, List<Place> wanted, Plan changed) {
        boolean isOfTheSamePlaces = !before.isEmpty() && new HashSet<>(before).containsAll(wanted);
        if (!isOfTheSamePlaces || days(changed.slots()) < days(inHand)) {
            return Optional.empty();
        }
        var visited = inHand.stream().map(ItinerarySlot::getLocation).collect(Collectors.toSet());
        var lost = changed.leftOut().stream()
                .filter(place -> before.contains(place)
                        && visited.contains(place.name())
                        && !isOfADayKeptFree(place, inHand, changed.slots()))
                .map(Place::name)
                .toList();
        return lost.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "Not changed: that way %s would no longer fit into %d days, so the plan stays as it was.%s Say which place may go, or how many days more there are, and I change it."
                                .formatted(InWords.list(lost), days(inHand), whatWouldDo(changed)));
    }

    /** Who wants nothing on a day gives up what is seen on it. */
    private static boolean isOfADayKeptFree(Place place, List<ItinerarySlot> inHand, List<ItinerarySlot> now) {
        var seen = inHand.stream()
                .filter(slot -> slot.getLocation().equals(place.name()) && isDone(slot))
                .map(ItinerarySlot::getDate)
                .distinct()
                .toList();
        return !seen.isEmpty()
                && seen.stream()
                        .allMatch(day -> now.stream()
                                        .anyMatch(slot -> slot.getDate().equals(day))
                                && now.stream().noneMatch(slot -> slot.getDate().equals(day) && isDone(slot)));
    }

    private static boolean isDone(ItinerarySlot slot) {
        return !Patterns.isIn(NOTHING_DONE, slot.getActivity());
    }

    private static String whatWouldDo(Plan changed) {
        return changed.obstacles().stream()
                .filter(obstacle -> obstacle.getConstraintType().equals(INFEASIBLE))
                .map(ConstraintViolation::getSuggestion)
                .filter(suggestion -> suggestion.startsWith("With "))
                .findFirst()
                .map(" "::concat)
                .orElse("");
    }

    private static long days(List<ItinerarySlot> plan) {
        return plan.stream().flatMap(slot -> slot.getDate().stream()).distinct().count();
    }
}
