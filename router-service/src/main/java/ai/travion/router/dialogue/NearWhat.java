package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * "Is there a turtle hatchery near by?" while a plan of many places stands: near the place that its traveller named last, however the plan
 * or the country was spoken of since.
 */
public final class NearWhat {

    private static final Pattern NEAR_BY = Patterns.anyCase(
            "\\b(?:near\\s?by|close\\s?by|near\\s+(?:here|there|it)|close\\s+to\\s+(?:here|there|it)|around\\s+(?:here|there)|in\\s+(?:the|that)\\s+area)\\b(?!\\s+(?:to|from|the|our|my)\\b)");
    private static final int LATELY = 8;

    private NearWhat() {}

    /** The message with the place; the same where it searches nothing near, names one, or none was spoken of. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var message = state.getUserQuery();
        boolean open = state.getPendingClarification().isEmpty()
                && Patterns.isIn(NEAR_BY, message)
                && atlas.mentionedIn(message).isEmpty();
        if (!open || !isOfNoOnePlace(Conversation.in(state, atlas))) {
            return state;
        }
        return namedLast(state, atlas)
                .map(place -> GraphState.newBuilder(state)
                        .setUserQuery(Patterns.matcher(NEAR_BY, message)
                                .replaceFirst(Matcher.quoteReplacement("near " + place.name())))
                        .build())
                .orElse(state);
    }

    private static boolean isOfNoOnePlace(Conversation conversation) {
        return conversation.latest().isEmpty() || conversation.isBesideThePlan();
    }

    private static Optional<Place> namedLast(GraphState state, Places atlas) {
        return namedLast(Role.USER, state, atlas).or(() -> namedLast(Role.ASSISTANT, state, atlas));
    }

    private static Optional<Place> namedLast(Role by, GraphState state, Places atlas) {
        return state.getMessages().reversed().stream()
                .filter(said -> said.getRole() == by && said.getTurn() < state.getTurn())
                .limit(LATELY)
                .map(Message::getContent)
                .map(said -> placesIn(said, atlas))
                .filter(places -> places.size() == 1)
                .map(List::getFirst)
                .findFirst();
    }

    private static List<Place> placesIn(String said, Places atlas) {
        return atlas.mentionedIn(said).stream()
                .map(mention -> mention.place())
                .distinct()
                .toList();
    }
}
