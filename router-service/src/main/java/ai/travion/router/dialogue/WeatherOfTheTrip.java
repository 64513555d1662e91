package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "How hot will it be?", "what's the weather like there then?" beside a plan: in the month in which the plan is there. */
public final class WeatherOfTheTrip {

    private static final int MOST_WORDS = 12;
    private static final String LEAD = "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|also|by\\s+the\\s+way)\\b\\W*)*";
    private static final String OF_IT =
            "(?:(?:will|does|do|would|can|very|too|really|so|pretty|quite|be|get|getting|going|to|a|lot|much|often|like|usually|normally|in|the|is|it|we|on|there|then|that|those|time|of|year|at|during|our|my|trip|stay|visit|for|us|when|are|go|come|be|day|night|daytime|days|nights|evenings?|mornings?|afternoons?|by|weather)\\s*)*";
    private static final Pattern HEAT = Patterns.anyCase(LEAD
            + "(?:how\\s+(?:hot|warm|cold|cool|humid)|(?:is|will|does|would)\\s+it\\s+" + OF_IT
            + "(?:hot|warm|cold|cool|humid|chilly|sticky)|(?:what|how)(?:'s|s|\\s+is|\\s+are|\\s+will|\\s+about)?\\s+(?:the\\s+)?(?:temperatures?|heat|humidity))\\b\\s*"
            + OF_IT + "\\W*$");
    private static final Pattern WEATHER = Patterns.anyCase(LEAD
            + "(?:(?:what|how)(?:'s|s|\\s+is|\\s+will|\\s+about)?\\s+(?:the\\s+)?(?:weather|climate)|(?:is|will|does|would|do|are)\\s+(?:it|there|we|the\\s+weather)\\s+"
            + OF_IT + "(?:rain(?:y|ing|s)?|wet|dry|sunny|good|nice|storms?|showers))\\b\\s*" + OF_IT + "\\W*$");
    private static final Pattern OF_A_DAY = Patterns.words("that (?:day|morning|afternoon|evening|night)");
    private static final Pattern THERE = Patterns.anyCase("(?<!\\b(?:is|are|be|will)\\s)\\bthere\\b");

    private WeatherOfTheTrip() {}

    /** The state with the question of the month and the place; as it is where it says itself when or where, or no plan is in hand. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        var plan = Itinerary.of(state.getItinerary(), atlas);
        boolean mayBe = !plan.isEmpty()
                && Utterance.of(said).words().size() <= MOST_WORDS
                && (Patterns.isAllOf(HEAT, said) || Patterns.isAllOf(WEATHER, said))
                && !Patterns.isIn(OF_A_DAY, said)
                && DaySaid.in(said, plan.days()).isEmpty();
        return mayBe
                ? GraphState.newBuilder(state)
                        .setUserQuery(asked(said, state, plan, atlas))
                        .build()
                : state;
    }

    private static String asked(String said, GraphState state, Itinerary plan, Places atlas) {
        var focus = Focus.of(state, atlas);
        var conversation = Conversation.in(state, atlas);
        var place = Patterns.isIn(THERE, said)
                ? focus.place().filter(there -> focus.ago() <= 2)
                : Optional.<Place>empty();
        var month = month(place, plan);
        if (place.isPresent()) {
            return "What is the weather like in %s in %s?".formatted(place.get().name(), month);
        }
        return Patterns.isAllOf(HEAT, said)
                ? "How hot does it get in Sri Lanka in %s?".formatted(month)
                : "Is %s a good time for %s?".formatted(month, names(conversation.ofThePlan()));
    }

    private static String month(Optional<Place> place, Itinerary plan) {
        return place.flatMap(there -> plan.entries().stream()
                        .filter(entry -> entry.place().filter(there::equals).isPresent())
                        .map(entry -> entry.day())
                        .findFirst())
                .map(LocalDate::getMonth)
                .orElseGet(() -> plan.days().getFirst().getMonth())
                .getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    }

    private static String names(List<Place> places) {
        return places.isEmpty()
                ? "Sri Lanka"
                : places.stream().map(Place::name).collect(Collectors.joining(", "));
    }
}
