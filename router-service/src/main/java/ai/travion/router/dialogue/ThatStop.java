package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Things;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** "On which day is that now?", "can you put it a day later?": the stop of the plan in hand that its traveller named last, by its name and its day. */
public final class ThatStop {

    private static final int LATELY = 3;
    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|wait|please|pls|hm+|well|let'?s|(?:can|could|would)\\s+(?:you|we)|(?:we|i)(?:'d|\\s+would)\\s+(?:like|want)\\s+to)\\b\\W*)*";
    private static final String TAIL = "(?:\\W+(?:now|then|again|please|pls|instead|though))*\\W*$";
    private static final Pattern ASKED = Patterns.anyCase(LEAD
            + "(?<when>(?:on\\s+)?(?:which|what)\\s+day|when|(?:at\\s+)?what\\s+time)\\s+(?:is|was|will\\s+be|do\\s+we\\s+(?:do|have))\\s+(?:it|that|this)"
            + TAIL);
    private static final Pattern MOVED = Patterns.anyCase(LEAD
            + "(?:put|move|shift|push|bring|have|do|make|postpone)\\s+(?:it|that|this)\\s+(?:back\\s+|forward\\s+)?(?:by\\s+)?(?<n>an?|one|two|three|[1-3])\\s+days?\\s+(?<side>later|earlier|sooner|before|after)"
            + TAIL);

    private ThatStop() {}

    /** The state with the stop in full; as it is where none was named lately that the plan has but once. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var asked = Patterns.matcher(ASKED, state.getUserQuery());
        var moved = Patterns.matcher(MOVED, state.getUserQuery());
        boolean asks = asked.matches();
        if (!asks && !moved.matches()) {
            return state;
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        return spokenOf(state, plan, atlas)
                .flatMap(stop -> asks
                        ? Optional.of("%s is the %s?".formatted(asked.group("when"), nameOf(stop)))
                        : moved(stop, by(moved.group("n"), moved.group("side")), plan))
                .map(words -> GraphState.newBuilder(state).setUserQuery(words).build())
                .orElse(state);
    }

    private static int by(String number, String side) {
        int days = Names.number(number).orElse(1);
        return side.equalsIgnoreCase("later") || side.equalsIgnoreCase("after") ? days : -days;
    }

    private static Optional<String> moved(Entry stop, int by, Itinerary plan) {
        int day = stop.number() + by;
        return day < 1 || day > plan.days().size()
                ? Optional.empty()
                : Optional.of("Move the %s to day %d".formatted(nameOf(stop), day));
    }

    private static String nameOf(Entry stop) {
        return Things.mentionedIn(stop.activity().toLowerCase(Locale.ROOT)).stream()
                .map(mention -> mention.thing().name().replaceFirst("^(?:an?|the)\\s+", ""))
                .findFirst()
                .or(() -> stop.place().map(Place::name))
                .orElse(stop.activity());
    }

    /** Of the last messages the latest that names a stop which the plan has on one day. */
    private static Optional<Entry> spokenOf(GraphState state, Itinerary plan, Places atlas) {
        return IntStream.rangeClosed(1, LATELY)
                .mapToObj(back -> state.getTurn() - back)
                .flatMap(turn -> state.getMessages().stream()
                        .filter(message -> message.getRole() == Role.USER && message.getTurn() == turn)
                        .map(Message::getContent))
                .map(words -> named(words, plan, atlas))
                .filter(stops -> stops.size() == 1)
                .map(List::getFirst)
                .findFirst();
    }

    private static List<Entry> named(String words, Itinerary plan, Places atlas) {
        var places = atlas.mentionedIn(words).stream()
                .map(Places.Mention::place)
                .filter(place -> plan.nightsAt(place) == 0)
                .toList();
        var things = Things.mentionedIn(words.toLowerCase(Locale.ROOT)).stream()
                .map(Things.Mention::thing)
                .toList();
        return plan.visits().stream()
                .filter(entry -> entry.place().filter(places::contains).isPresent()
                        || things.stream()
                                .anyMatch(thing ->
                                        thing.shown().matcher(entry.activity()).find()))
                .toList();
    }
}
