package ai.travion.schemas.envelope;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.NodeVisit;
import java.util.List;

/**
 * What a hop writes on the envelope: where it goes next, and that a node was there.
 *
 * @param step the number of the next hop
 * @param addressee the node that the state goes to
 * @param visits every node that has worked on it
 * @param eventsPublished run events so far
 */
public record Stamp(int step, String addressee, List<NodeVisit> visits, int eventsPublished) {

    private static final int FIELDS = GraphState.getClassSchema().getFields().size();
    private static final int STEP = position("step");
    private static final int ADDRESSEE = position("addressee");
    private static final int VISITS = position("visits");
    private static final int EVENTS_PUBLISHED = position("events_published");

    /** A stamped copy that shares everything else with the original: a builder would copy all of it, field by field, deeply. */
    public GraphState on(GraphState state) {
        var copy = new GraphState();
        for (int field = 0; field < FIELDS; field++) {
            copy.put(field, state.get(field));
        }
        copy.put(STEP, step);
        copy.put(ADDRESSEE, addressee);
        copy.put(VISITS, visits);
        copy.put(EVENTS_PUBLISHED, eventsPublished);
        return copy;
    }

    private static int position(String field) {
        return GraphState.getClassSchema().getField(field).pos();
    }
}
