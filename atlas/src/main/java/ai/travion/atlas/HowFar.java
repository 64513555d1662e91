package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** "Is it far?", "how far is Ella": asked of a place or of what was spoken of, and from where most arrive. */
public final class HowFar {

    private static final String IT = "(?:it|that|this|they|there|(?:the\\s+)?#+(?:\\s+(?:town|city|village))?)";
    private static final String MANNER =
            "(?:\\s+(?:away|off|by\\s+\\w+|really|exactly|actually|roughly|then|please|anyway))*\\W*$";
    private static final Pattern OF_ONE_END = Patterns.anyCase("\\b(?:is|are)(?:n'?t)?\\s+" + IT
            + "\\s+(?:(?:not|really|very|too|so|that|quite|all)\\s+)*far" + MANNER
            + "|\\bhow\\s+far\\s+(?:away\\s+|off\\s+)?(?:is|are)\\s+" + IT + MANNER);

    private HowFar() {}

    /** Whether a question asks how far a place is and not from where; a beach or a station in it is another thing. */
    public static boolean isAskedOfOneEnd(String question, Places atlas) {
        var withoutPlaces = new StringBuilder(question);
        atlas.mentionedIn(question)
                .forEach(mention -> withoutPlaces.replace(
                        mention.start(), mention.end(), "#".repeat(mention.end() - mention.start())));
        return Patterns.isIn(OF_ONE_END, withoutPlaces.toString());
    }
}
