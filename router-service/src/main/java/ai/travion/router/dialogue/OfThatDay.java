package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Could you make that day lazier", "leave it free", "take one thing off it": an order to the day of the plan that was spoken of last, with its number. */
public final class OfThatDay {

    private static final int MOST_WORDS = 30;
    private static final String SOFT =
            "(?:(?:bit|lot|a|little|much|really|very|somewhat|rather|just|nice|more|less|completely|totally|all)\\s+){0,3}";
    private static final String IT = "(?:it|that|this|that\\s+one|this\\s+one)";
    private static final Pattern THAT_DAY = Patterns.anyCase(
            "(?:(?<lead>\\b(?:on|for|of|off|from|to|than|make|making|keep|leave|have|start|begin|change|skip|drop|want|give|swap|move|is|with|about)\\s+)|\\b)(?:that|this|the\\s+same)\\s+(?:same\\s+)?day\\b(?!\\s*[- ]?(?:trip|tour|pass|out\\b))");
    /** What is said of days, and of no stop. */
    private static final Pattern IT_THE_DAY = Patterns.anyCase("\\b(?<verb>(?:make|keep|leave|have)\\s+)" + IT
            + "(?=\\s+(?:" + SOFT
            + "(?:free|empty|off|unplanned|easy|easier|lazy|lazier|light|lighter|calm|calmer|slow|slower|quiet|quieter|relaxed|relaxing|chilled|chill|gentle|gentler|less\\s+\\p{L}+)\\b|an?\\s+(?:\\p{L}+\\s+){1,2}day\\b))"
            + "|\\b(?<from>(?:take|drop|cut|remove|lose)\\s+(?:just\\s+)?(?:one|a|some|something|two)(?:\\s+(?:thing|stop|sight|place|visit|activity|item)s?)?\\s+(?:off|from|out\\s+of|on)\\s+)"
            + IT + "\\b|\\b(?<spread>spread|stretch)\\s+" + IT + "(?=\\s+out\\b)" + "|\\b(?<begin>(?:start|begin)\\s+)"
            + IT
            + "(?=\\s+(?:(?:a\\s+bit|a\\s+little|much|one\\s+hour|an\\s+hour|at|around|about|not|late|later)\\b))");
    /** "One day longer, that day in Ella" says itself which day it means. */
    private static final Pattern OF_ITS_OWN = Patterns.anyCase(
            "\\b(?:(?:an?|one|another|extra|additional|further|free|\\d{1,2})\\s+(?:(?:more|extra|free|whole|full)\\s+)?days?\\b|days?\\s+(?:longer|more|shorter|less|before|after))");

    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|well)\\W+)*(?:what(?!\\s+(?:if|about)\\b)|when|where|which|who|why|how(?!\\s+about\\b)|is|are|was|were|do|does|did|has|have\\s+we)\\b.*");

    private OfThatDay() {}

    /** The state with the number of the day; as it is where nothing is ordered of it, or no one day was spoken of. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        var plan = Itinerary.of(state.getItinerary(), atlas);
        boolean mayBe = !plan.isEmpty()
                && state.getPendingClarification().isEmpty()
                && Utterance.of(said).words().size() <= MOST_WORDS
                && !Patterns.isAllOf(ASKS, said)
                && DaySaid.in(said, plan.days()).isEmpty()
                && ((Patterns.isIn(THAT_DAY, said) && !Patterns.isIn(OF_ITS_OWN, said))
                        || Patterns.isIn(IT_THE_DAY, said));
        return mayBe
                ? number(state, plan, atlas)
                        .map(number -> GraphState.newBuilder(state)
                                .setUserQuery(named(said, "day " + number))
                                .build())
                        .orElse(state)
                : state;
    }

    private static String named(String said, String day) {
        var that = Patterns.matcher(THAT_DAY, said);
        var bound = that.replaceAll(
                found -> Matcher.quoteReplacement((found.group(1) == null ? "on " : found.group(1)) + day));
        var it = Patterns.matcher(IT_THE_DAY, bound);
        return it.replaceAll(found ->
                Matcher.quoteReplacement(led(found.group(1), found.group(2), found.group(3), found.group(4)) + day));
    }

    private static String led(String... parts) {
        for (var part : parts) {
            if (part != null) {
                return part.endsWith(" ") ? part : part + " ";
            }
        }
        return "";
    }

    private static Optional<Integer> number(GraphState state, Itinerary plan, Places atlas) {
        return Focus.of(state, atlas).day().map(day -> plan.days().indexOf(day) + 1);
    }
}
