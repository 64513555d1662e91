package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import java.util.Optional;

/** The one place that was put into the plan in hand when it was last changed: "how many steps is it?" and "can we swim there?" mean it then. */
public final class CameIn {

    private static final int LATELY = 3;

    private CameIn() {}

    /** Nothing where more than one came in, or the change is longer ago than what was asked of it since may be. */
    public static Optional<Place> lately(GraphState state, Places atlas) {
        var versions = PlanVersion.in(state, atlas);
        if (versions.size() < 2 || versions.getLast().made().getTurn() < state.getTurn() - LATELY) {
            return Optional.empty();
        }
        var before = versions.get(versions.size() - 2).places();
        var added = versions.getLast().places().stream()
                .filter(place -> !before.contains(place))
                .toList();
        return added.size() == 1 ? Optional.of(added.getFirst()) : Optional.empty();
    }
}
