package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.InWords;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A plan that its traveller goes back to: its slots to the minute, and of what is said of the plan that is made today all but what is of its
 * own stops, days and hours.
 */
public final class AsItWas {

    /** Of the wishes, whatever hours and places it names. */
    private static final Pattern OF_ANY = Pattern.compile(
            "^(?:The plan (?:starts|begins|ends by)|Travel times are|Every day|Day \\d+ (?:begins|ends)|No day begins|The (?:first day|last day (?!ends (?:beside|back)))"
                    + "|The hours before|Your flight|You (?:land|have to be|have breakfast on board|gave no hour|fast)|Not kept: you (?:gave the hours|want to begin|want no )|Nothing strenuous|Ways |\\*\\*)");

    private static final Pattern OF_THIS_DRAFT = Pattern.compile(
            "\\b\\d{1,2}:\\d{2}\\b|\\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\\b|\\bbut this takes\\b|\\bon the fullest\\b|\\d planned\\)|^(?:Some hours|There is more time|Nothing is planned on|The places come|Against the plan)");

    private static final Pattern ITS_MEALS = Pattern.compile("^(Meals come at regular hours[^:.]*):.*?(\\. Carry)");
    private static final Pattern ITS_END = Pattern.compile("^The last day ends (?:beside|back)\\b");
    private static final String LEFT_OUT = "Left out of this plan";
    private static final String KEPT_FREE = "Kept free";

    private AsItWas() {}

    /** @param made the plan that is made of the same wishes today */
    public static Plan of(Plan made, List<ItinerarySlot> slots, Places places) {
        if (made.slots().equals(slots)) {
            return made;
        }
        List<Place> visited = slots.stream()
                .filter(PlanInHand::isAVisit)
                .flatMap(slot -> places.named(slot.getLocation()).stream())
                .distinct()
                .toList();
        // Where one sleeps one is, whether or not anything is seen there.
        Set<String> there = slots.stream().map(ItinerarySlot::getLocation).collect(Collectors.toSet());
        Set<String> stops = Stream.concat(made.slots().stream(), slots.stream())
                .map(ItinerarySlot::getLocation)
                .filter(name -> !name.isBlank())
                .collect(Collectors.toSet());
        List<String> said = made.assumptions().stream()
                .map(sentence -> ITS_MEALS.matcher(sentence).replaceFirst("$1$2"))
                .filter(sentence -> holds(sentence, made, visited, slots, stops))
                .toList();
        return new Plan(
                slots,
                visited,
                slots.stream()
                        .filter(slot -> slot.getDate().isPresent())
                        .collect(Collectors.groupingBy(
                                slot -> slot.getDate().orElseThrow(),
                                Collectors.collectingAndThen(Collectors.toList(), day -> placesOf(day, places)))),
                obstacles(made, there, said),
                made.leftOut().stream()
                        .filter(place -> !there.contains(place.name()))
                        .toList(),
                said);
    }

    private static boolean holds(
            String sentence, Plan made, List<Place> visited, List<ItinerarySlot> slots, Set<String> stops) {
        if (sentence.startsWith(LEFT_OUT)) {
            // What the plan of today has no longer may be what was left out of it.
            return new HashSet<>(made.visited()).containsAll(visited);
        }
        if (sentence.startsWith(KEPT_FREE)) {
            return slots.stream()
                    .filter(PlanInHand::isAVisit)
                    .flatMap(slot -> slot.getDate().stream())
                    .noneMatch(day -> sentence.contains(InWords.day(day)));
        }
        if (Patterns.isIn(ITS_END, sentence)) {
            return sentence.contains(slots.getLast().getLocation());
        }
        return Patterns.isIn(OF_ANY, sentence)
                || (!Patterns.isIn(OF_THIS_DRAFT, sentence) && stops.stream().noneMatch(sentence::contains));
    }

    /** What stood in the way of a place stands there still, unless the plan has it. */
    private static List<ConstraintViolation> obstacles(Plan made, Set<String> there, List<String> said) {
        boolean lacksTheSame = made.leftOut().stream().map(Place::name).noneMatch(there::contains);
        return made.obstacles().stream()
                .filter(obstacle -> made.assumptions().contains(obstacle.getDescription())
                        ? said.contains(obstacle.getDescription())
                        : lacksTheSame)
                .toList();
    }

    private static List<Place> placesOf(List<ItinerarySlot> day, Places places) {
        return day.stream()
                .flatMap(slot -> places.named(slot.getLocation()).stream())
                .distinct()
                .toList();
    }
}
