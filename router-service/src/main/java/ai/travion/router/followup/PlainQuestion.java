package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.regex.Pattern;

/** A question that wants to know something: "could we have a free day?" is none, but an order in polite words. */
final class PlainQuestion {

    private static final Pattern POLITE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|now|also|please|great|thanks|hm+|maybe)\\W+)*(?:(?:can|could|would|will)\\s+(?:you|u|we|i|it)|(?:is|would)\\s+it\\s+(?:be\\s+)?possible|what\\s+about|how\\s+about)\\b.*");

    /** "Day 5 is too full, can you make it lighter?" */
    private static final Pattern ORDERS_THEN = Patterns.anyCase(
            "[,.;!]\\s*(?:(?:and|so|but|ok(?:ay)?|then|please|maybe)\\s+)*(?:can|could|would|will)\\s+(?:you|u|we)\\b");

    private PlainQuestion() {}

    static boolean is(Reading message) {
        return Phrases.isQuestion(message.said())
                && !message.said().is(POLITE)
                && !message.said().has(ORDERS_THEN);
    }
}
