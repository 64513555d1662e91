package ai.travion.retrieval.knowledge;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Sourcing;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** The whole island, for what is of no single place. The atlas does not list it, so that nobody is sent there. */
public final class Country {

    /** Stands where a passage needs a place; its coordinates are the middle of the island. */
    public static final Place PLACE = new Place(
            "sri-lanka",
            "Sri Lanka",
            List.of(),
            List.of(),
            List.of(),
            PlaceType.NATURE,
            new GeoPoint(7.87, 80.77),
            OptionalDouble.empty(),
            Sourcing.NO,
            "");

    private static final Pattern TITLE = Pattern.compile(Pattern.quote(PLACE.name()) + ", ([^:]+): .*");

    /** "Is Sri Lanka safe" asks whether it is. */
    private static final Pattern AS_THE_SUBJECT =
            Pattern.compile("(?<=\\b(?:is|does|has|was|can|are|do) )Sri ?Lanka\\b(?!['’-])", Pattern.CASE_INSENSITIVE);

    /** "In Sri Lanka", and the bare name where it is neither left for another country nor compared with one. */
    private static final Pattern HERE = Pattern.compile(
            "\\s+(?:(?:any\\s?where |all )?(?:in|of|for|to|around|across|throughout) |(?<!\\b(?:from|than|between|leave|leaving|through|with|and|or|vs|versus)\\s))"
                    + "Sri ?Lanka\\b(?!['’-]| (?:and|or|vs|versus)\\b)",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern TWO_WORDS = Pattern.compile("\\w\\W+\\w");

    private Country() {}

    /** A question as who is there puts it: without the name of the island, which goes without saying. */
    public static String leftUnsaid(String question) {
        if (!question.toLowerCase(Locale.ROOT).contains("lanka")) {
            return question;
        }
        var left =
                HERE.matcher(AS_THE_SUBJECT.matcher(question).replaceAll("it")).replaceAll("");
        return TWO_WORDS.matcher(left).find() ? left : question;
    }

    /** What a page of the whole island is about, as its title has it: {@code health}; nothing for passages of one's own. */
    public static Optional<String> topicOf(Passage passage) {
        return Optional.of(TITLE.matcher(passage.title()))
                .filter(title -> isToldIn(passage) && title.matches())
                .map(title -> title.group(1));
    }

    static String title(String topic, String section) {
        return PLACE.name() + ", " + topic + ": " + section;
    }

    /** Whether a passage tells of the whole island. */
    public static boolean isToldIn(Passage passage) {
        return PLACE.equals(passage.place());
    }
}
