package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a message tells of its traveller: "is there a train to Weligama?" was answered in its turn, and is no wish to go by train in the plans
 * that follow; "we land at five" beside it is told.
 */
final class Told {

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?;])\\s+");
    private static final Pattern LEAD = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|also|oh|hmm+|well|please|hi|hello|thanks|thank you|btw|by the way|wait|actually|one more(?: thing| question)?|do you know|tell me|(?:i|we) wonder(?: if| whether)?|i was wondering(?: if| whether)?|curious(?: if| whether)?)\\b[\\s,:-]*)+");
    private static final Pattern ASKS = Patterns.anyCase(
            "(?:what(?! (?:about|if)\\b)|what's|when|where|who|why(?! (?:not|don'?t)\\b)|how(?! about\\b)|which|is|isn't|are|aren't|was|were|do|does|did|has|have|any|can|could|will|would|should)\\b.*");
    /** Who asks of themselves tells of themselves, and who asks for something to be done has a wish. */
    private static final Pattern OF_THE_TRAVELLER = Patterns.words(
            "i|i'm|i've|i'd|i'll|me|my|myself|we|we're|we've|we'd|we'll|us|our|ourselves|he|she|him|her|his|they|them|their"
                    + "|(?:can|could|would|will) you (?:please |also |just |maybe |perhaps )*(?:plan|make|add|put|include|do|drop|remove|take|swap|change|move|skip|leave|keep|show|give|shorten|extend|book|find|avoid)");

    private Told() {}

    /** A message without its questions of how a place, a way or a season is. */
    static String in(String message) {
        return SENTENCE_END
                .splitAsStream(message)
                .filter(sentence -> !isAskedInGeneral(sentence))
                .collect(Collectors.joining(" "));
    }

    private static boolean isAskedInGeneral(String sentence) {
        var asked = LEAD.matcher(sentence).replaceFirst("").strip();
        return Patterns.isAllOf(ASKS, asked) && !Patterns.isIn(OF_THE_TRAVELLER, asked);
    }
}
