package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.plan.TripEnds;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Places that a message names for the way to and from a trip: where one lands, where one sets out, where the train home goes. */
record WayIn(
        List<Place> arrivedAt, List<Place> leftFor, List<Place> begunAt, List<Place> endedAt, List<Place> mentioned) {

    private static final Pattern BEGINNING = Pattern.compile(
            "\\b(?:start|begin)(?:s|n?ing)?\\s+(?:(?:the|our|my|a)\\s+(?:trip|tour|journey)\\s+)?(?:off\\s+)?(?:in|at|from)\\s+(?:the\\s+)?$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ARRIVING = Pattern.compile(
            "\\b(?:arriv\\w*|land(?:s|ing)?|fly(?:ing)? in(?:to)?|touch(?:ing)? down)\\s+(?:in|at|into|to)?\\s*$",
            Pattern.CASE_INSENSITIVE);
    /** "Negombo start". */
    private static final Pattern ITS_START = Pattern.compile(
            "^\\s+(?:start(?:ing point)?|as (?:a |the |our )?start(?:ing point)?)(?=\\s*(?:[,;.]|$|and\\b))",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern LEAVING_FOR = Pattern.compile(
            "\\b(?:(?:train|bus|flight|plane|coach)\\s+(?:back\\s+|home\\s+)?(?:to|for)|(?:leav(?:e|ing)|depart(?:ing)?)\\s+(?:at|around|by)\\s+[\\d:.apmnoh ]{1,9}(?:to|for))\\s+$",
            Pattern.CASE_INSENSITIVE);
    /** "Sigiriya, Kandy, train to Ella, safari": the ride is one wish of several, and its end a stop. */
    private static final Pattern A_RIDE_OF_SEVERAL = Pattern.compile(
            "(?:^|[,;+&]|\\band|(?<then>\\bthen)|\\b(?:do|ride|try|see|experience|enjoy|love|want|like))\\s*(?:the\\s+|a\\s+)?(?:(?:scenic|famous|blue|slow)\\s+)*train\\s+(?:ride\\s+)?to\\s+$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern AND_MORE = Pattern.compile(
            "^\\s*(?:[,;+&]|and\\b|then\\b|(?:is|are)\\s+(?:\\p{L}+\\s+){0,2}?musts?\\b)", Pattern.CASE_INSENSITIVE);

    /** Whoever says how long they stay at one place rides on from it in the end. */
    private static final Pattern DAYS_AT_A_PLACE =
            Pattern.compile("\\b(?:days?|nights?|week)\\s+(?:in|at)\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern NOTHING_MORE = Pattern.compile("^\\s*(?:\\.|$)");

    private static final Pattern SETTING_OUT =
            Pattern.compile("\\bleav(?:e|ing)\\s+(?:from\\s+)?$", Pattern.CASE_INSENSITIVE);
    private static final Pattern AT_AN_HOUR =
            Pattern.compile("^\\s+(?:at|around|by|before)\\s+(?:\\d|dawn|noon|first light)", Pattern.CASE_INSENSITIVE);

    /** Where one comes into the country; by id. */
    static final Set<String> GATES = Set.of("colombo", "negombo");

    WayIn {
        arrivedAt = List.copyOf(arrivedAt);
        leftFor = List.copyOf(leftFor);
        begunAt = List.copyOf(begunAt);
        endedAt = List.copyOf(endedAt);
        mentioned = List.copyOf(mentioned);
    }

    static WayIn of(String text, Places places) {
        List<Places.Mention> mentions = places.mentionedIn(text);
        return new WayIn(
                mentions.stream()
                        .filter(mention -> Patterns.isIn(ARRIVING, before(text, mention))
                                || (GATES.contains(mention.place().id())
                                        && Patterns.isIn(ITS_START, text.substring(mention.end()))))
                        .map(Places.Mention::place)
                        .toList(),
                mentions.stream()
                        .filter(mention -> isOnlyOnTheWay(text, mention, mentions))
                        .map(Places.Mention::place)
                        .toList(),
                mentions.stream()
                        .filter(mention -> Patterns.isIn(BEGINNING, before(text, mention)))
                        .map(Places.Mention::place)
                        .toList(),
                mentions.stream()
                        .filter(mention -> TripEnds.areSaidIn(before(text, mention)))
                        .map(Places.Mention::place)
                        .toList(),
                mentions.stream().map(Places.Mention::place).toList());
    }

    private static boolean isOnlyOnTheWay(String text, Places.Mention mention, List<Places.Mention> all) {
        boolean settingOut = Patterns.isIn(SETTING_OUT, before(text, mention))
                && Patterns.isIn(AT_AN_HOUR, text.substring(mention.end()));
        return settingOut || (!isAStopByRail(text, mention, all) && Patterns.isIn(LEAVING_FOR, before(text, mention)));
    }

    /** Where the ride is one wish of several; as the last it is so behind a list of places, and "then" only where another place follows. */
    private static boolean isAStopByRail(String text, Places.Mention mention, List<Places.Mention> all) {
        Matcher ride = A_RIDE_OF_SEVERAL.matcher(before(text, mention));
        if (!ride.find() || GATES.contains(mention.place().id())) {
            return false;
        }
        String behind = text.substring(mention.end());
        boolean then = ride.group("then") != null;
        boolean goesOn = Patterns.isIn(AND_MORE, behind)
                && (!then || all.stream().anyMatch(other -> other.start() >= mention.end()));
        boolean endsAList = Patterns.isIn(NOTHING_MORE, behind)
                && !then
                && all.stream().filter(other -> other.end() <= mention.start()).count() > 1
                && !Patterns.isIn(DAYS_AT_A_PLACE, before(text, mention));
        return goesOn || endsAList;
    }

    private static String before(String text, Places.Mention mention) {
        return text.substring(0, mention.start());
    }

    /** Where one only takes a train to is no place of the plan, unless nothing else is named. */
    List<Place> withoutWaysOut(List<Place> named) {
        List<Place> stayed =
                named.stream().filter(place -> !leftFor.contains(place)).toList();
        return stayed.isEmpty() ? named : stayed;
    }

    /** A city at which one only lands is a gate and no sight, where other places are named. */
    List<Place> withoutGates(List<Place> named) {
        List<Place> stayed = named.stream()
                .filter(place -> !(arrivedAt.contains(place) && GATES.contains(place.id()) && isNamedOnce(place)))
                .toList();
        return stayed.isEmpty() ? named : stayed;
    }

    private boolean isNamedOnce(Place place) {
        return mentioned.stream().filter(place::equals).count() == 1;
    }

    /** Where the trip is said to begin, but for a city at which one lands. */
    Stream<Place> beginning() {
        return begunAt.stream().filter(place -> !GATES.contains(place.id()));
    }

    /** Whether a trip that has more days only ends there. */
    boolean isOnlyEndedAt(Place place) {
        return endedAt.contains(place) && isNamedOnce(place);
    }

    boolean isOnlyArrivedAt(Place place) {
        return arrivedAt.contains(place);
    }
}
