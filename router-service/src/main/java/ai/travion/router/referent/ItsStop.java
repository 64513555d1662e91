package ai.travion.router.referent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Spoken;
import ai.travion.router.rewrite.StandAlone;
import java.util.Optional;
import java.util.regex.Pattern;

/** "How tough is it?" once a stop of the plan was told, or a place was put into it: that place, and not all of the plan. */
final class ItsStop {

    private static final Pattern POINTS = Patterns.words("it|that one|that|up there");
    /** What the place tells, and the plan does not. */
    private static final Pattern OF_THE_PLACE = Patterns.words(
            "hard|tough|steps|stairs|high|climb|pack|leeches|steep|difficult|strenuous|scary|dangerous|safe|easy|doable|worth|special|famous|wear|trousers|shoes|shorts|clothes|bring|need|crowded|busy|touristy|entrance|tickets?|fees?|open|book(?:ed)?|guide|kids?|child(?:ren)?|toilets?|beautiful|nice|good|cold|hot|allowed|swim");

    private static final Pattern OF_THE_PLAN = Patterns.words(
            "when|which day|what time|how long|plan|itinerary|day \\p{Nd}+|later|earlier|instead|drop|skip|move|swap|add|leave|change|put|keep|too (?:much|long|early|late)");

    private ItsStop() {}

    static Optional<Bound> in(Pointer pointer) {
        boolean points = pointer.conversation().plan()
                && !pointer.isPlaced()
                && Patterns.isIn(POINTS, pointer.text())
                && Patterns.isIn(OF_THE_PLACE, pointer.text())
                && !Patterns.isIn(OF_THE_PLAN, pointer.text());
        return points
                ? (Spoken.isOfAWholePlan(pointer.conversation())
                                ? pointer.cameIn()
                                : Spoken.visitedIn(pointer.conversation(), pointer.atlas()))
                        .flatMap(place -> StandAlone.pointing(pointer.text(), place.name()))
                        .map(Bound::to)
                : Optional.empty();
    }
}
