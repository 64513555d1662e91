package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.Optional;
import java.util.regex.Pattern;

/** "One more night in Ella, but still 10 days": a place has more nights, and the trip has no more. */
public final class WithinItsLength {

    private static final String COUNT = "(?<%s>an?|another|one|two|three|\\d)";
    private static final String NIGHTS = "(?:full\\s+|whole\\s+|extra\\s+|more\\s+|additional\\s+)*(?:nights?|days?)";
    private static final Pattern MORE = Patterns.anyCase("\\b" + COUNT.formatted("n")
            + "\\s+" + NIGHTS
            + "(?:\\s+(?:more|extra|longer))?\\s+(?:in|at|for|by)\\s+(?:the\\s+)?#|#+(?:\\s+(?:part|stay|stop|bit|leg))?\\s+(?:(?:to\\s+be|should\\s+be|gets?|for|be)\\s+)?"
            + COUNT.formatted("m") + "\\s+" + NIGHTS + "\\s*(?:longer|more|extra)?");
    private static final Pattern BY_SO_MUCH = Patterns.words("more|extra|longer|another|additional");
    private static final Pattern AS_LONG = Patterns.anyCase(
            "\\b(?:keep(?:ing)?|still|within|in\\s+the\\s+same|stay(?:ing)?\\s+(?:at|with|within)|but\\s+only|leave\\s+it\\s+at)\\s+(?:(?:to|the|our|at|it|same)\\s+)*(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen)\\s+days|\\b(?:without|not)\\s+(?:making|extending|lengthening|prolonging)\\s+(?:the|our|it|this)(?:\\s+(?:trip|plan|tour|holiday|whole))*(?:\\s+longer)?|\\b(?:not|no)\\s+(?:more|extra|additional|longer)\\s+(?:days?|trip|nights?)?(?:\\s+(?:overall|in\\s+total|altogether|though))?|\\b(?:keep|same|the\\s+same)\\s+(?:the\\s+)?(?:total\\s+)?(?:length|number\\s+of\\s+days)");

    private WithinItsLength() {}

    /** The state with so many nights ordered for the place; as it is where no place of the plan is to have more in the same days. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var text = Utterance.of(state.getUserQuery()).text();
        var mentions = atlas.mentionedIn(text);
        if (state.getPendingClarification().isPresent() || mentions.size() != 1 || !Patterns.isIn(AS_LONG, text)) {
            return state;
        }
        var place = mentions.getFirst();
        var blanked = text.substring(0, place.start()) + "#" + text.substring(place.end());
        return nights(blanked, place.place(), Itinerary.of(state.getItinerary(), atlas))
                .map(nights -> GraphState.newBuilder(state)
                        .setUserQuery("%d %s in %s"
                                .formatted(
                                        nights,
                                        nights == 1 ? "night" : "nights",
                                        place.place().name()))
                        .build())
                .orElse(state);
    }

    private static Optional<Integer> nights(String blanked, Place place, Itinerary plan) {
        var said = Patterns.matcher(MORE, blanked);
        int now = plan.nightsAt(place);
        if (now == 0 || !said.find()) {
            return Optional.empty();
        }
        var word = said.group("n") == null ? said.group("m") : said.group("n");
        int count = word.equalsIgnoreCase("another") ? 1 : Names.number(word).orElse(1);
        return Optional.of(
                Patterns.isIn(BY_SO_MUCH, said.group()) || word.equalsIgnoreCase("another") ? now + count : count);
    }
}
