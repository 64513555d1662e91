package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

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
}
