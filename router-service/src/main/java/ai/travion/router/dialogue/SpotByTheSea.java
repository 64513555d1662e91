package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Somewhere for a romantic dinner by the sea?" beside a plan is asked of the stop of the plan that lies by the sea, and changes nothing. */
public final class SpotByTheSea {

    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|also|hm+|please)\\W+)*(?:(?<where>where\\b|(?:is|are)\\s+there\\b|(?:do\\s+you\\s+know|can\\s+you\\s+recommend|any(?:\\s+(?:nice|good))?)\\b)|(?:somewhere|anywhere|someplace|(?:a|some)(?:\\s+(?:nice|good|quiet|romantic))*\\s+(?:places?|spots?|corners?))\\b(?:\\s+(?:nice|good|quiet|romantic))?)(?<what>[^.;!?]{3,70})\\?*\\W*$");
    private static final Pattern BY_THE_SEA = Patterns.anyCase(
            "\\b(?:by|at|on|near|beside|over|above|facing|overlooking)\\s+the\\s+(?:sea|sea\\s?side|beach|ocean|water|waves|shore|sand|coast)\\b|\\b(?:sea|ocean|beach)\\s?(?:side|front|view)\\b");
    private static final Pattern CHANGES = Patterns.words(
            "add|put|move|stay|sleep|nights?|days?|instead|rather|more|less|swap|change|drop|skip|go|train|drive|closest|nearest|near(?:by| here)");
    private static final String BESIDE_A_SPOT = "Where is a good place";

    private SpotByTheSea() {}

    /** The state whose message names that stop. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var text = Utterance.of(state.getUserQuery()).text();
        var asked = Patterns.matcher(ASKED, text);
        boolean meant = state.getPendingClarification().isEmpty()
                && asked.matches()
                && Patterns.isIn(BY_THE_SEA, text)
                && !Patterns.isIn(CHANGES, text)
                && Conversation.in(state, atlas).ofThePlan().stream()
                        .noneMatch(place -> text.toLowerCase(Locale.ROOT)
                                .contains(place.name().toLowerCase(Locale.ROOT)));
        return meant
                ? stop(state, atlas)
                        .map(place -> GraphState.newBuilder(state)
                                .setUserQuery("%s%s in %s?"
                                        .formatted(
                                                asked.group("where") == null ? BESIDE_A_SPOT : asked.group("where"),
                                                asked.group("what").stripTrailing(),
                                                place.name()))
                                .build())
                        .orElse(state)
                : state;
    }

    private static Optional<Place> stop(GraphState state, Places atlas) {
        var plan = Itinerary.of(state.getItinerary(), atlas);
        return plan.places().stream()
                .filter(place -> place.type() == PlaceType.BEACH && plan.nightsAt(place) > 0)
                .max(Comparator.comparingInt(plan::nightsAt));
    }
}
