package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import java.util.List;

/**
 * A plan.
 *
 * @param slots in order; none overlaps another
 * @param visited the places that it visits, in order
 * @param obstacles what was asked for and does not fit, and what would help
 * @param assumptions what it takes for granted, in sentences
 */
public record Plan(
        List<ItinerarySlot> slots, List<Place> visited, List<ConstraintViolation> obstacles, List<String> assumptions) {

    public Plan {
        slots = List.copyOf(slots);
        visited = List.copyOf(visited);
        obstacles = List.copyOf(obstacles);
        assumptions = List.copyOf(assumptions);
    }
}
