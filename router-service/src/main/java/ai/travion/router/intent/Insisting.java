package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** Tells whether a message wants a place whatever spoke against it: "Yes, I want Ella Rock all the same". */
public final class Insisting {

    private static final Pattern ALL_THE_SAME = Patterns.anyCase(
            "\\b(?:all\\s+the\\s+same|anyway|after\\s+all|nevertheless|nonetheless|(?:i|we)\\s+(?:still|do|really)\\s+want)\\b|^\\W*(?:yes|yeah|yep|please|sure)\\b\\W+(?:(?:please|i|we)\\W+)*(?:want|like|love|(?:i|we)'d\\s+like|would\\s+like|include|add|put|keep)\\b");

    private Insisting() {}

    /** Whether it insists on a place that it names. */
    public static boolean isIn(Reading reading) {
        return reading.said().has(ALL_THE_SAME)
                && !reading.places().wanted().isEmpty()
                && !reading.said().has(Phrases.QUESTION);
    }
}
