package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A plan.
 *
 * @param slots in order; none overlaps another
 * @param visited the places that it visits, in order
 * @param placesByDay where one is on each day: what one visits, then where one sleeps
 * @param obstacles what was asked for and does not fit, and what would help
 * @param leftOut the places that were asked for and that it has no time for
 * @param assumptions what it takes for granted, in sentences
 */
public record Plan(
        List<ItinerarySlot> slots,
        List<Place> visited,
        Map<LocalDate, List<Place>> placesByDay,
        List<ConstraintViolation> obstacles,
        List<Place> leftOut,
        List<String> assumptions) {

    public Plan {
        slots = List.copyOf(slots);
        visited = List.copyOf(visited);
        placesByDay = Map.copyOf(placesByDay);
        obstacles = List.copyOf(obstacles);
        leftOut = List.copyOf(leftOut);
        assumptions = List.copyOf(assumptions);
    }

    /** The same with sentences before all others, and none of what did not fit into it: that was told when it was made. */
    public Plan onlySaying(List<String> first) {
        List<String> told =
                obstacles.stream().map(ConstraintViolation::getDescription).toList();
        return new Plan(
                slots,
                visited,
                placesByDay,
                List.of(),
                List.of(),
                Stream.concat(
                                first.stream(),
                                assumptions.stream()
                                        .filter(said -> !said.startsWith("Not kept") && !told.contains(said)))
                        .toList());
    }

    /** Whether it holds all that was asked for, and the way back. */
    boolean isWhole() {
        return leftOut.isEmpty()
                && obstacles.stream()
                        .noneMatch(obstacle -> obstacle.getConstraintType().equals("infeasible"))
                && assumptions.stream().noneMatch(said -> said.startsWith("Not kept: the way back"));
    }

    /** The same where some places were given up for the sake of few hotels. */
    Plan without(List<Place> given, PlanRequest held) {
        int most = held.wishes().told().mostBases().orElse(1);
        return givingUp(given, places -> forFewHotels(places, most));
    }

    private static String forFewHotels(List<Place> given, int most) {
        String names = InWords.list(given.stream().map(Place::name).toList());
        return "For the sake of %s %s left out: no hotel of the others lies within a day's drive and back. Say \"%d hotels\" to have %s back."
                .formatted(
                        most == 1 ? "one hotel" : most + " hotels",
                        names + (given.size() == 1 ? " is" : " are"),
                        most + given.size(),
                        given.size() == 1 ? "it" : "them");
    }

    /** The same where some places were given up, with the sentence that says why. */
    Plan givingUp(List<Place> given, Function<List<Place>, String> why) {
        if (given.isEmpty() || slots.isEmpty()) {
            return this;
        }
        return new Plan(
                slots,
                visited,
                placesByDay,
                obstacles,
                Stream.concat(leftOut.stream(), given.stream()).toList(),
                Stream.concat(Stream.of(why.apply(given)), assumptions.stream()).toList());
    }
}
