package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.text.Patterns;
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
            "land(?:s|ing|ed)?|touch(?:ing)? down|(?:overnight |long |night |our |the |my )*flight|arriv(?:e|es|ing|al)|jet[ -]?lag(?:ged)?|plane");
    private static final Pattern SOMEWHERE_EASY = Patterns.words(
            "(?:somewhere|something|anywhere|someplace|a place) (?:\\p{L}+ ){0,2}?(?:close|near|nearby|easy|quiet|gentle|restful|relaxing|calm)|close by|near ?by|nearest|(?:nothing|not|isn't|without going) (?:too |very |that )?far|jet[ -]?lag(?:ged)?|recover(?:y|ing)?|wrecked|exhausted|knackered|shattered|(?:be|feel|dead|very|too|so) tired|catch up on sleep|(?:first|arrival) (?:day|night)s?|day one|first (?:two|2|couple of|few) (?:days|nights)");
    private static final String BESIDE_THE_AIRPORT = "negombo";

    private Landing() {}

    /** The place beside the airport, where that is what is asked for. */
    static Optional<Place> in(String text, Places atlas) {
        boolean easy =
                LANDING.matcher(text).find() && SOMEWHERE_EASY.matcher(text).find();
        return easy || NEAR_THE_AIRPORT.matcher(text).find() ? atlas.withId(BESIDE_THE_AIRPORT) : Optional.empty();
    }
}
