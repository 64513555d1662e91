package ai.travion.shadow;

import ai.travion.schemas.DayEdit;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.DayOrder;
import java.util.List;

/** What a message orders of single days of the plan in hand. */
final class OrderedDays {

    private OrderedDays() {}

    /** Those of this turn; none where it orders anything else. */
    static List<DayEdit> now(GraphState state) {
        return OrderedStays.areAllThatIsOrdered(state)
                ? state.getDayEdits().stream()
                        .filter(edit -> edit.getTurn() == state.getTurn())
                        .toList()
                : List.of();
    }

    /** Those that the plan in hand has. */
    static List<DayEdit> before(GraphState state) {
        return state.getDayEdits().stream()
                .filter(edit -> edit.getTurn() < state.getTurn())
                .toList();
    }

    /** Whether a plan in hand is changed, so that what was ordered of its days holds. */
    static boolean isAChange(GraphState state) {
        return state.getRouteDecision() == RouteDecision.REWRITE_THEN_RETRIEVE
                && !state.getItinerary().isEmpty();
    }

    /** What holds after the turn; none of a plan that is made anew. */
    static List<DayEdit> stillHolding(GraphState state, boolean isPlanned) {
        return isPlanned && !isAChange(state) && !state.getPlanStands()
                ? List.of()
                : state.getDayEdits().stream()
                        .filter(edit -> !DayOrder.LIFT.is(edit))
                        .toList();
    }
}
