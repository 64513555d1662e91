package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.graph.Step;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.IntentType;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells where a message would give up the trip in hand without a word that it is to be another: "should we stay the first night in Negombo?" */
final class LostTrip {

    /** A message that leaves the plan in hand. */
    static final String KEPT = "Keep the plan as it is";

    /** Whoever wants another trip says so. */
    private static final Pattern ANOTHER = Patterns.words(
            "instead|rather|forget|scrap|cancel|new|another|other|different|only|just|whole|everything|anew|over|plan|itinerary|trip|tour|holiday|replace|swap|change|no longer|not|drop|skip|all");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|hm+|well)\\W+)*(?:should|shall|is|are|was|were|do|does|did|what|which|where|when|why|how|would|has|have)\\b.*");

    private LostTrip() {}

    /** What is said and asked instead; nothing where the trip stays, or is to be another. */
    static Optional<String> in(Step step, Reading reading, Conversation before) {
        var now = step.state().getTargetLocations();
        var planned = before.ofThePlan();
        boolean kept = planned.stream().anyMatch(place -> now.contains(place.name()));
        boolean most = planned.size() > 2
                && planned.stream().filter(place -> now.contains(place.name())).count() < 2;
        boolean lost = step.state().getIntent() == IntentType.TRIP_PLANNING
                && before.hasPlanned()
                && planned.size() > 1
                && !step.state().getPlanStands()
                && (!kept || most);
        boolean means = reading.ordered() || (reading.said().has(ANOTHER) && !reading.said().is(ASKS));
        return lost && !means && !reading.places().all().isEmpty()
                ? Optional.of(question(reading.places().all(), planned))
                : Optional.empty();
    }

    private static String question(List<Place> named, List<Place> planned) {
        var place = named.getFirst();
        return planned.contains(place)
                ? "Not changed yet: is the trip to be for %s only? Say \"only %s\", or how many nights it shall have."
                        .formatted(place.name(), place.name())
                : "Not changed yet: shall %s come into the plan? Say \"add %s\", with its nights, or \"only %s\" for a trip there."
                        .formatted(place.name(), place.name(), place.name());
    }
}
