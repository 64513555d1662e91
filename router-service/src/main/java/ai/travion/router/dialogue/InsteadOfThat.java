package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Then stay in Tissa instead": of the one stay of the plan in hand that was spoken of in the message before. */
public final class InsteadOfThat {

    private static final int MOST_WORDS = 14;
    private static final Pattern INSTEAD = Patterns.anyCase(
            "(?<!\\bwhat\\s)\\b(?:instead|rather)(?!\\s+(?:of|than|have|not|do|be|go|stay|see)\\b)(?=\\W*$|\\W+(?:please|pls|then|thanks)\\b)");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?)\\W+)*(?:what|when|where|which|who|why|is|are|do|does|did)\\b.*");

    private InsteadOfThat() {}

    /** The state that says instead of what; as it is where that is not clear. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        if (state.getItinerary().isEmpty()
                || state.getPendingClarification().isPresent()
                || said.split("\\s+", -1).length > MOST_WORDS
                || !Patterns.isIn(INSTEAD, said)
                || Patterns.isAllOf(ASKS, said)) {
            return state;
        }
        var named = atlas.mentionedIn(said);
        var plan = Itinerary.of(state.getItinerary(), atlas);
        if (named.size() != 1
                || !atlas.isForANight(named.getFirst().place())
                || plan.nightsAt(named.getFirst().place()) > 0) {
            return state;
        }
        return spokenOf(state, plan, atlas)
                .map(old -> GraphState.newBuilder(state)
                        .setUserQuery(Patterns.matcher(INSTEAD, said).replaceFirst("instead of " + old))
                        .build())
                .orElse(state);
    }

    private static Optional<String> spokenOf(GraphState state, Itinerary plan, Places atlas) {
        var stays = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                .map(Message::getContent)
                .flatMap(before -> atlas.mentionedIn(before).stream())
                .map(Places.Mention::place)
                .filter(place -> plan.nightsAt(place) > 0)
                .distinct()
                .toList();
        return stays.size() == 1 ? Optional.of(stays.getFirst().name()) : Optional.empty();
    }
}
