package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Where one goes who wants to be near the airport, or somewhere easy after a long flight. */
final class Landing {

    private static final String AIRPORT =
            "(?:the\\s+)?(?:colombo\\s+|international\\s+|bandaranaike\\s+)*(?:airport|bia|cmb|katunayake)\\b";
    private static final Pattern NEAR_THE_AIRPORT = Patterns.anyCase(
            "\\b(?:near(?:by|\\s+to)?|close\\s+to|by|around|next\\s+to|beside|at|not\\s+(?:too\\s+)?far\\s+(?:away\\s+)?from|within\\s+(?:\\p{L}+\\s+|\\d+\\s+){1,4}(?:of|from)|(?:hour|minutes|km)\\s+(?:of|from))\\s+"
                    + AIRPORT);
    private static final Pattern LANDING = Patterns.words(
            "land(?:s|ing|ed)?|touch(?:ing)? down|(?:overnight |long |night |our |the |my )*flight|arriv(?:e|es|ing|al)|jet[ -]?lag(?:ged)?|plane|fly(?:ing)?");
    private static final Pattern SOMEWHERE_EASY = Patterns.words(
            "(?:somewhere|something|anywhere|someplace|a place) (?:\\p{L}+ ){0,2}?(?:close|near|nearby|easy|quiet|gentle|restful|relaxing|calm)|close by|near ?by|nearest|(?:nothing|not|isn't|without going) (?:too |very |that )?far|jet[ -]?lag(?:ged)?|recover(?:y|ing)?|wrecked|exhausted|knackered|shattered|(?:be|feel|dead|very|too|so) tired|catch up on sleep|(?:first|arrival) (?:day|night)s?|day one|(?:last|final) (?:\\p{L}+ |\\d ){0,2}?(?:day|night)s?(?= before)|first (?:two|2|couple of|few) (?:days|nights)");
    private static final Pattern WHERE_FIRST = Patterns.words(
            "where (?:should|shall|do|can|could|would|to) (?:(?:i|we|one|you) )?(?:\\p{L}+ ){0,2}?(?:first|start|begin)|where (?:should|shall|do|can|could|would) (?:i|we) (?:sleep|stay|spend the (?:first )?night|head|go)(?: to)?|what (?:should|shall|do|can|could) (?:i|we) do first|first stop|where first");
    /** Between two flights there is time for the city, to which the expressway leads. */
    private static final Pattern BETWEEN_FLIGHTS = Patterns.words(
            "lay-?over|stop-?over|(?:in )?transit|land(?:ing)? at \\d[^.;!?]{0,50}\\bfly(?:ing)? (?:out|on|home|away)\\b[^.;!?]{0,20}\\b(?:next day|same day|day after|tomorrow)|between (?:my |our |the |two |2 )*(?:connecting )?flights");

    private static final Pattern AIRPORT_OF_THE_CITY =
            Patterns.words("colombo(?:'s)?\\s+(?:international\\s+|bandaranaike\\s+)*(?:airport|bia|cmb)");
    private static final Pattern HOURS = Patterns.anyCase("\\b(\\d{1,2})\\s*-?\\s*(?:hours?|hrs?|h)\\b");
    /** Half of them are spent at the airport and on the road. */
    private static final int TOO_FEW_FOR_THE_CITY = 9;

    private static final String BESIDE_THE_AIRPORT = "negombo";
    private static final String THE_CITY = "colombo";

    private static final Pattern TOWN = Patterns.anyCase("katunayake.*");

    private Landing() {}

    /** Whether a town is only where one lands. */
    static boolean isTheAirport(String town) {
        return Patterns.isAllOf(TOWN, town);
    }

    /** "In transit at Colombo airport": the city is named for its airport alone, and the hours are few. */
    static Optional<Place> inTransit(String text, List<Place> named, Places atlas) {
        boolean isTheAirport = named.size() == 1
                && named.getFirst().id().equals(THE_CITY)
                && Patterns.isIn(BETWEEN_FLIGHTS, text)
                && Patterns.isIn(AIRPORT_OF_THE_CITY, text);
        return isTheAirport ? in(text, atlas).filter(place -> !place.id().equals(THE_CITY)) : Optional.empty();
    }

    /** The place near the airport, where that is what is asked for. */
    static Optional<Place> in(String text, Places atlas) {
        if (Patterns.isIn(BETWEEN_FLIGHTS, text)) {
            var hours = Patterns.matcher(HOURS, text);
            boolean few = hours.find() && Integer.parseInt(hours.group(1)) <= TOO_FEW_FOR_THE_CITY;
            return atlas.withId(few ? BESIDE_THE_AIRPORT : THE_CITY);
        }
        boolean first = Patterns.isIn(LANDING, text) && Patterns.isIn(WHERE_FIRST, text);
        boolean easy = Patterns.isIn(LANDING, text) && Patterns.isIn(SOMEWHERE_EASY, text);
        return first || easy || Patterns.isIn(NEAR_THE_AIRPORT, text)
                ? atlas.withId(BESIDE_THE_AIRPORT)
                : Optional.empty();
    }
}
