package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.IntentType;
import java.util.Optional;
import java.util.regex.Pattern;

/** A question of ours that stays open while the traveller asks back before they choose: "east or south?" */
public final class StillOpen {

    private static final int FEW_WORDS = 6;
    private static final Pattern CHOOSING =
            Patterns.words("or|which|better|best|nicer|quieter|closer|cheaper|warmer|the difference");

    /** What one asks before one says whether a wish still holds. */
    private static final Pattern OF_THE_WISH = Patterns.words(
            "hard(?:er|est)?|eas(?:y|ier|iest)|steep(?:er)?|steps|difficult|tiring|how (?:far|long|much|many|high)|expensive|cheap(?:er|est)?|costs?|crowded|busy|slow(?:er)?|fast(?:er)?");

    private StillOpen() {}

    /** The question that is still open; not for ever. */
    public static Optional<Clarification> of(
            Reading reading, Verdict verdict, Conversation conversation, boolean isReply) {
        boolean beside = !isReply
                && verdict.intent() == IntentType.TOURISM_QUERY
                && reading.places().isEmpty()
                && reading.said().has(CHOOSING)
                && reading.said().words().size() <= FEW_WORDS;
        // Whether wishes of theirs still hold is answered by yes or no, so no question in between can be taken for the
        // answer.
        boolean asks = !isReply
                && (verdict.intent() == IntentType.TOURISM_QUERY || verdict.intent() == IntentType.REAL_TIME_INFO)
                && Phrases.isQuestion(reading.said())
                && reading.said().has(OF_THE_WISH);
        return conversation
                .pending()
                .filter(asked -> (beside || (asks && Conflicts.isAskedIn(asked))) && conversation.hasJustAsked(asked));
    }
}
