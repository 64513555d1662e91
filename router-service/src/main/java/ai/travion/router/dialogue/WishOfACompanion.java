package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.regex.Pattern;

/** "My husband wants Horton Plains too": what one of those who travel wishes for is to come into the plan in hand. */
public final class WishOfACompanion {

    private static final int MOST_WORDS = 14;
    private static final Pattern WISHED = Patterns.anyCase(
            "^\\W*(?:(?:and|but|oh|also|so|ok(?:ay)?|by\\s+the\\s+way|btw|actually|hm+|well|now)\\W+)*(?:(?:my|our)\\s+(?:\\p{L}+\\s+){1,2}|(?:the\\s+)?(?:kids|children|others|girls|boys)\\s+|(?:he|she|they)\\s+)(?:(?:really|also|still|now|definitely|would|'d|both)\\s+)*(?:wants?|likes?|loves?|insists?\\s+on|wish(?:es)?\\s+for|(?:is|are)\\s+keen\\s+on|dreams?\\s+of)\\s+(?:(?:to\\s+)?(?:see(?:ing)?|visit(?:ing)?|go(?:ing)?\\s+to|do(?:ing)?|add|include|climb(?:ing)?|hav(?:e|ing))\\s+)?(?:the\\s+)?#(?:\\s+(?:too|as\\s+well|also|in\\s+(?:it|the\\s+plan)|so\\s+much|though|please))*\\W*$");

    private WishOfACompanion() {}

    /** The state with the order to add it; as it is where the plan has it, or nobody wishes for it. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var message = Utterance.of(state.getUserQuery());
        var mentions = atlas.mentionedIn(message.text());
        if (state.getPendingClarification().isPresent()
                || mentions.size() != 1
                || message.words().size() > MOST_WORDS) {
            return state;
        }
        var place = mentions.getFirst();
        var blanked = message.text().substring(0, place.start()) + "#"
                + message.text().substring(place.end());
        return Patterns.isIn(WISHED, blanked)
                        && !Itinerary.of(state.getItinerary(), atlas).isAt(place.place())
                ? GraphState.newBuilder(state)
                        .setUserQuery(
                                "Add %s to the plan".formatted(place.place().name()))
                        .build()
                : state;
    }
}
