package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A plan that its traveller goes back to: its slots to the minute, and of what is said of a plan only what holds of any with the same wishes. */
public final class AsItWas {

    private static final Pattern OF_ANY = Pattern.compile(
            "^(?:The plan starts|Travel times are|Every day|Day \\d+ (?:begins|ends)|No day begins|The (?:first|last) day|Kept free|Left out of this plan|Nothing strenuous|Ways )");

    private AsItWas() {}

    /** @param made the plan that is made of the same wishes today */
    public static Plan of(Plan made, List<ItinerarySlot> slots, Places places) {
        if (made.slots().equals(slots)) {
            return made;
        }
        return new Plan(
                slots,
                slots.stream()
                        .filter(PlanInHand::isAVisit)
                        .flatMap(slot -> places.named(slot.getLocation()).stream())
                        .distinct()
                        .toList(),
                slots.stream()
                        .filter(slot -> slot.getDate().isPresent())
                        .collect(Collectors.groupingBy(
                                slot -> slot.getDate().orElseThrow(),
                                Collectors.collectingAndThen(Collectors.toList(), day -> placesOf(day, places)))),
                List.of(),
                List.of(),
                made.assumptions().stream()
                        .filter(said -> OF_ANY.matcher(said).find())
                        .toList());
    }

    private static List<Place> placesOf(List<ItinerarySlot> day, Places places) {
        return day.stream()
                .flatMap(slot -> places.named(slot.getLocation()).stream())
                .distinct()
                .toList();
    }
}
