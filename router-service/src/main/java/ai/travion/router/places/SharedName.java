package ai.travion.router.places;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A name that several places have, so that by itself it names none of them: "the Dutch fort", "the botanical garden".
 *
 * @param placeIds the places of the atlas that it may mean, the best known first
 */
public record SharedName(Pattern words, List<String> placeIds) {

    /** "A Dutch fort" is any, and "the oldest botanical garden" is sought among all of them. */
    private static final String DEFINITE =
            "(?<!\\b(?:a|an|any|other|which|what|best|another|no)\\s)(?<!\\b\\p{L}{2,9}est\\s)(?<!\\bmost\\s\\p{L}{3,12}\\s)";

    private static final List<SharedName> ALL = List.of(
            shared(
                    "(?:old\\s+)?dutch\\s+fort(?:ress)?",
                    "galle-fort",
                    "jaffna",
                    "trincomalee",
                    "batticaloa",
                    "matara",
                    "negombo"),
            shared("old\\s+dutch\\s+hospital|dutch\\s+hospital", "colombo", "galle-fort"),
            shared("botanic(?:al)?\\s+gardens?", "royal-botanic-gardens-peradeniya", "hakgala-botanical-garden"),
            shared("(?<=\\bthe\\s)light\\s?house", "galle-fort", "dondra-head-lighthouse"),
            shared("(?<=\\bthe\\s)rock\\s+temple", "dambulla-cave-temple", "mulkirigala-rock-temple"),
            shared("(?<=\\bthe\\s)ancient\\s+city", "anuradhapura", "polonnaruwa"),
            shared("(?<=\\bthe\\s)(?:big|giant|huge)\\s+buddha(?:\\s+statue)?", "kandy", "aukana-buddha-statue"));

    /** Few messages have any of the names, and looking for each takes time. */
    private static final Pattern ANY =
            Patterns.words("dutch|botanic(?:al)?|light ?house|rock temple|ancient city|buddha");

    private static SharedName shared(String words, String... placeIds) {
        return new SharedName(Patterns.anyCase(DEFINITE + "\\b(?:" + words + ")\\b"), List.of(placeIds));
    }

    /** The places that a name of the text may mean; none where it has no such name. */
    public static List<Place> in(String remainder, Places atlas) {
        if (!Patterns.isIn(ANY, remainder)) {
            return List.of();
        }
        return ALL.stream()
                .filter(name -> Patterns.isIn(name.words(), remainder))
                .findFirst()
                .map(name -> name.placeIds().stream()
                        .flatMap(id -> atlas.withId(id).stream())
                        .toList())
                .orElse(List.of());
    }
}
