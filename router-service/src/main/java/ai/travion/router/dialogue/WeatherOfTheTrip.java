package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
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
            "(?:(?:will|does|do|would|can|very|really|so|pretty|quite|be|get|getting|going|to|a|lot|much|often|like|usually|normally|in|the|is|it|we|on|there|then|that|those|time|of|year|at|when|are|go|come|be|day|night|daytime|days|nights|evenings?|mornings?|afternoons?|by|weather)\\s*)*";
    private static final Pattern HEAT = Patterns.anyCase(LEAD
            + "(?:how\\s+(?:hot|warm|cold|cool|humid)|(?:is|will|does|would)\\s+it\\s+" + OF_IT
            + "(?:hot|warm|cold|cool|humid|chilly|sticky)|(?:what|how)(?:'s|s|\\s+is|\\s+are|\\s+will|\\s+about)?\\s+(?:the\\s+)?(?:temperatures?|heat|humidity))\\b\\s*"
            + OF_IT + "\\W*$");
    private static final Pattern WEATHER = Patterns.anyCase(LEAD
            + "(?:(?:what|how)(?:'s|s|\\s+is|\\s+will|\\s+about)?\\s+(?:the\\s+)?(?:weather|climate)|(?:is|will|does|would|do|are)\\s+(?:it|there|we|the\\s+weather)\\s+"
            + OF_IT + "(?:rain(?:y|ing|s)?|wet|dry|sunny|good|nice|storms?|showers))\\b\\s*" + OF_IT + "\\W*$");
    private static final Pattern MONTH =
            Patterns.words("january|february|march|april|may|june|july|august|september|october|november|december");
    /** "Hm ok. What about rain in March": no date of the trip. */
    private static final Pattern WHAT_ABOUT = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|hm+|then|also|right)\\b\\W*)*(?:what|how)\\s+about\\s+(?:the\\s+)?(?:rains?|weather|heat|monsoon|temperatures?|climate|humidity|storms?|sun)(?:\\s+in\\s+(?:january|february|march|april|may|june|july|august|september|october|november|december))?\\s*"
                    + OF_IT + "\\W*$");

    private static final Pattern HOT = Patterns.words("heat|temperatures?|humidity|sun");
    private static final Pattern SEA = Patterns.anyCase(LEAD
            + "(?:is|will|would|are)\\s+the\\s+(?:sea|water|ocean|waves?|currents?)\\s+" + OF_IT
            + "(?:calm|rough|safe|quiet|flat|high|big|strong|swimmable|warm)\\b\\s*" + OF_IT + "\\W*$");
    private static final Pattern OF_A_DAY = Patterns.words("that (?:day|morning|afternoon|evening|night)");
    private static final Pattern THERE = Patterns.anyCase("(?<!\\b(?:is|are|be|will)\\s)\\bthere\\b");

    private WeatherOfTheTrip() {}

    /** The state with the question of the month and the place; as it is where it says itself when or where, or no plan is in hand. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        var plan = Itinerary.of(state.getItinerary(), atlas);
        boolean mayBe = !plan.isEmpty()
                && Utterance.of(said).words().size() <= MOST_WORDS
                && (Patterns.isAllOf(HEAT, said)
                        || Patterns.isAllOf(WEATHER, said)
                        || Patterns.isAllOf(WHAT_ABOUT, said)
                        || Patterns.isAllOf(SEA, said))
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
        if (conversation.ofThePlan().size() < 2 && Patterns.isAllOf(WEATHER, said)) {
            // Of one place the days themselves are looked up.
            return said;
        }
        var place =
                Patterns.isIn(THERE, said) ? focus.place().filter(there -> focus.ago() <= 2) : Optional.<Place>empty();
        var month = named(said).orElseGet(() -> month(place, plan));
        if (Patterns.isAllOf(SEA, said)) {
            return "Is the sea calm in %s in %s?"
                    .formatted(place.map(Place::name).orElseGet(() -> names(beaches(plan))), month);
        }
        if (place.isPresent()) {
            return "What is the weather like in %s in %s?".formatted(place.get().name(), month);
        }
        boolean heat = Patterns.isAllOf(HEAT, said) || Patterns.isIn(HOT, said);
        return heat
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

    private static Optional<String> named(String said) {
        var month = Patterns.matcher(MONTH, said);
        return month.find()
                ? Optional.of(month.group().substring(0, 1).toUpperCase(Locale.ROOT)
                        + month.group().substring(1).toLowerCase(Locale.ROOT))
                : Optional.empty();
    }

    private static List<Place> beaches(Itinerary plan) {
        return plan.places().stream()
                .filter(place -> place.type() == PlaceType.BEACH)
                .limit(3)
                .toList();
    }

    private static String names(List<Place> places) {
        return places.isEmpty() ? "Sri Lanka" : places.stream().map(Place::name).collect(Collectors.joining(", "));
    }
}
