package ai.travion.retrieval.vectors;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.function.Predicate;

/** A text whose place names are replaced. */
public final class Nameless {

    private static final String ANY_PLACE = "the place";

    private Nameless() {}

    /** "Who built the place?" for "Who built Sigiriya?". */
    public static String question(String words, Places atlas) {
        return without(place -> true, words, atlas);
    }

    /** The same without the name of one place. */
    public static String sentence(String words, Place of, Places atlas) {
        return without(of::equals, words, atlas);
    }

    private static String without(Predicate<Place> named, String words, Places atlas) {
        var text = new StringBuilder(words);
        for (var mention : atlas.mentionedIn(words).reversed()) {
            if (named.test(mention.place())) {
                text.replace(mention.start(), mention.end(), ANY_PLACE);
            }
        }
        return text.toString();
    }
}
