package ai.travion.retrieval.catalogue;

import ai.travion.atlas.NotMeant;
import ai.travion.atlas.Places;
import ai.travion.atlas.Refusals;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.question.Uncrowded;
import ai.travion.schemas.LocationSearch;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "What's the best viewpoint in Haputale?": no viewpoint stands in the town, and a traveller means those that one goes to from it. Nothing
 * else may be asked, or a text answers better. Where the question leaves out some ("temples in Kandy other than the Temple of the Tooth"), what
 * was written of all of them does not, so that any kind of place is looked for.
 */
public final class KindInPlace {

    private static final String PLACE = "#";
    private static final String AROUND_A_TOWN = "view ?points?|lookouts?|waterfalls?|falls";
    private static final Pattern ASKED = asked(AROUND_A_TOWN, "in|at|around|round|of|by|from");
    private static final Pattern ASKED_WITH_CONDITIONS = asked(
            Kind.ALL.stream().map(kind -> kind.words().pattern()).collect(Collectors.joining("|")),
            "in|at|around|round|of|by|from|near|near to|close to|not far from");

    private KindInPlace() {}

    private static Pattern asked(String kinds, String where) {
        return Pattern.compile(
                "^\\W*(?:(?:hi|hello|and|so|ok|okay|please)\\W+)*"
                        + "(?:(?:what|which|where)(?:['’]?s| is| are)?|any|show me|tell me|list|name|give me|are there|is there)?\\s*(?:(?:some|any|me|an?|all|of|the|there) )*"
                        + "(?:" + PLACE
                        + "(?:['’]s)? )?(?:(?:best|nicest|nice|good|great|top|most beautiful|prettiest|finest|\\d+) )*"
                        + "(?<kind>" + kinds + ")"
                        + "(?: (?:are there|is there|to see|to visit|to go to|there))*"
                        + " ?(?:(?:" + where + ") )?(?:" + PLACE + ")?\\W*$",
                Pattern.CASE_INSENSITIVE);
    }

    /**
     * The search that such a question comes down to.
     *
     * @param question in full
     * @param places that the turn is about
     * @param conditioned whether the message leaves something out
     */
    public static Optional<LocationSearch> askedIn(
            String question, List<String> places, Places atlas, boolean conditioned) {
        var plain = conditioned ? Uncrowded.takenOut(Refusals.takenOut(NotMeant.takenOut(question, atlas))) : question;
        var mentions = atlas.mentionedIn(plain);
        if (places.size() != 1 || mentions.size() != 1) {
            return Optional.empty();
        }
        var mention = mentions.getFirst();
        var asked = (conditioned ? ASKED_WITH_CONDITIONS : ASKED)
                .matcher(plain.substring(0, mention.start()) + PLACE + plain.substring(mention.end()));
        return asked.matches()
                ? Optional.of(LocationSearch.newBuilder()
                        .setFacility(named(asked.group("kind")))
                        .setNear(places.getFirst())
                        .build())
                : Optional.empty();
    }

    private static String named(String kind) {
        return kind.replaceFirst("(?<=ch)es$|(?<!s)s$", "")
                .replace("view point", "viewpoint")
                .replace("water fall", "waterfall")
                .replace("lookout", "viewpoint")
                .replaceFirst("^fall$", "waterfall");
    }
}
