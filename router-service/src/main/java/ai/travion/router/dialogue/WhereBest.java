package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.Locale;
import java.util.regex.Pattern;

/** "The kids want to see elephants. Where's best for that?": the wish is what the question is about, and no order. */
public final class WhereBest {

    /** Only who wishes it: with anything else before it, a "not", a place, a date, the question would lose that. */
    private static final String WHO =
            "\\W*(?:(?:hi|hello|hey|so|and|but|ok(?:ay)?|also|well|now)\\b\\W*)*(?<who>i|we|they|he|she|(?:(?:the|my|our)\\s+)?(?:kids?|children|bab(?:y|ies)|toddlers?|boys?|girls?|sons?|daughters?|wife|husband|partner|girlfriend|boyfriend|friends?|family|parents))(?:(?:'d|'re|'m)|\\s+(?:would|are|am|is))?\\s+(?:(?:really|also|all|both|so)\\s+)*";

    private static final Pattern WISH_AND_QUESTION = Patterns.anyCase(
            "^" + WHO
                    + "(?:wants?|wish(?:es)?|hopes?|loves?|likes?|keen|dying|dreams?)\\s+(?:to\\s+)?(?<deed>see|watch|visit|find|try|do|ride|go)\\s+(?<what>[^?.!;,]{3,50}?)\\s*(?:[.!;,-]+|\\s(?:and|so|but)\\b)\\s*(?:(?:and|so|but|then)\\s+)?(?:where(?:'s|s|\\s+is|\\s+are|\\s+would\\s+be|\\s+would)?|what(?:'s|\\s+is))\\s+(?:(?:it|that|this|we)\\s+)?(?:the\\s+)?best(?:\\s+(?:place|spot|park|one|bet))?(?:\\s+(?:for|to\\s+(?:see|do|watch|find|go|try))(?:\\s+(?:for))?(?:\\s+(?:that|it|this|them|those))?)?\\s*\\?*\\s*$");

    private static final Pattern ONE_SELF = Patterns.anyCase("i|we|they|he|she");
    private static final Pattern UNTOLD = Patterns.anyCase("\\p{L}+");

    private WhereBest() {}

    /** The state with the whole question for its message; as it is where none is put so. */
    public static GraphState inFull(GraphState state) {
        var said = Patterns.matcher(
                WISH_AND_QUESTION, Utterance.of(state.getUserQuery()).text());
        return said.find()
                ? GraphState.newBuilder(state)
                        .setUserQuery("Where is the best place to %s %s%s?"
                                .formatted(said.group("deed"), said.group("what"), with(said.group("who"))))
                        .build()
                : state;
    }

    private static String with(String who) {
        var them = who.toLowerCase(Locale.ROOT);
        return Patterns.isAllOf(ONE_SELF, who) ? "" : " with " + (Patterns.isAllOf(UNTOLD, who) ? "the " + them : them);
    }
}
