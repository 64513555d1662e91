package ai.travion.retrieval.catalogue;

import ai.travion.atlas.Places;
import ai.travion.schemas.LocationSearch;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "What's the best viewpoint in Haputale?": no viewpoint stands in the town, and a traveller means those that one goes to from it. Nothing
 * else may be asked, or a text answers better.
 */
public final class KindInPlace {

    private static final String PLACE = "#";
    private static final Pattern ASKED = Pattern.compile(
            "^\\W*(?:(?:hi|hello|and|so|ok|okay|please)\\W+)*"
                    + "(?:(?:what|which|where)(?:['’]?s| is| are)?|any|show me|tell me|list|name|give me|are there|is there)?\\s*(?:(?:some|any|me|a|all|of|the|there) )*"
                    + "(?:" + PLACE
                    + "(?:['’]s)? )?(?:(?:best|nicest|nice|good|great|top|most beautiful|prettiest|finest|\\d+) )*"
                    + "(?<kind>view ?points?|lookouts?|waterfalls?|falls)"
                    + "(?: (?:are there|is there|to see|to visit|to go to|there))*"
                    + " ?(?:(?:in|at|around|round|of|by|from) )?(?:" + PLACE + ")?\\W*$",
            Pattern.CASE_INSENSITIVE);

    private KindInPlace() {}

    /**
     * The search that such a question comes down to.
     *
     * @param question in full
     * @param places that the turn is about
     */
    public static Optional<LocationSearch> askedIn(String question, List<String> places, Places atlas) {
        var mentions = atlas.mentionedIn(question);
        if (places.size() != 1 || mentions.size() != 1) {
            return Optional.empty();
        }
        var mention = mentions.getFirst();
        var asked = ASKED.matcher(question.substring(0, mention.start()) + PLACE + question.substring(mention.end()));
        return asked.matches()
                ? Optional.of(LocationSearch.newBuilder()
                        .setFacility(asked.group("kind")
                                .replaceFirst("s$", "")
                                .replace(" ", "")
                                .replace("lookout", "viewpoint")
                                .replaceFirst("^fall$", "waterfall"))
                        .setNear(places.getFirst())
                        .build())
                : Optional.empty();
    }
}
