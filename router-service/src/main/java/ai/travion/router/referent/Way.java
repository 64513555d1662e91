package ai.travion.router.referent;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The way from one place to another that is spoken of. Its ends are no options of which one is meant, and "how long does it take?" is
 * asked of the way and not of a town at its end.
 *
 * @param from its beginning, in the traveller's words where no such place is known here
 * @param by what one goes by; nothing where none was said
 */
public record Way(String from, String to, Optional<String> by) {

    private static final int LATELY = 4;
    private static final int ENDS = 2;
    /** What is asked of a way, a ride or its ticket. */
    private static final Pattern ASKED = Patterns.words(
            "how long|how many hours|how much time|hours|by (?:train|bus|plane|air|car|taxi|road|rail|ferry|boat|tuk ?-?tuk|scooter|motorbike)|which (?:side|class|station|platform|train|bus)|side|seats?|tickets?|book(?:ing|ed)?|reserv\\p{L}*|(?:first|second|third|1st|2nd|3rd) class|class|window|luggage|suitcases?|bags|toilets?|stops?|change|scenic|views?|scenery|costs?|prices?|fares?|expensive|cheap(?:er|est)?|comfortable|air ?-?con\\p{L}*|leaves?|departs?|departures?|run|runs|often|frequen\\p{L}*|full|sold out|delayed|cancelled|miss(?:ed)?|far|distance|faste(?:r|st)|quicke(?:r|st)|trains?|bus(?:es)?|taxis?|car|drive|driver|fly|flights?|plane|tuk ?-?tuks?");
    /** What is done at its end. */
    private static final Pattern AT_ITS_END = Patterns.words(
            "stay|staying|spend|sleep|visit|climb|hike|eat|there to (?:see|do)|to see|see there|do there|hotels?|guest ?houses?|restaurants?|beach(?:es)?|safaris?|temples?|entrance|entry|museums?|arrive|once there|around there|get around");

    private static final Pattern NEED = Patterns.anyCase(
            "\\bhow\\s+(?:long|much\\s+time|many\\s+(?:hours|days))\\s+(?:do|should|would|must|shall)\\s+(?:i|we|you|one)\\s+(?:need|want|plan|give|go)\\b");
    private static final Pattern VEHICLE =
            Patterns.words("(?<by>train|bus|ferry|flight|plane|taxi|tuk ?-?tuk|car)s?(?:es)?");
    private static final Pattern BETWEEN = Patterns.anyCase("\\bbetween\\s+(?:the\\s+)?#+\\s+and\\s+(?:the\\s+)?#+");
    private static final Pattern FROM_A_TOWN = Pattern.compile(
            "\\bfrom\\s+(?:the\\s+)?(?<town>\\p{Lu}[\\p{L}']+(?:\\s+\\p{Lu}[\\p{L}']+)?)\\s+to\\s+(?:the\\s+)?#");

    /** The way that the traveller asked of last, and still does. */
    public static Optional<Way> spokenOf(List<Reading> earlier) {
        var by = Optional.<String>empty();
        int oldest = Math.max(0, earlier.size() - LATELY);
        for (int at = earlier.size() - 1; at >= oldest; at--) {
            var said = earlier.get(at);
            by = by.or(() -> vehicleIn(said));
            var ends = endsOf(said, by);
            if (ends.isPresent()) {
                return ends;
            }
            if (!said.places().isEmpty() || !isAskedOfOne(said)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Whether the places of a message are the ends of a way, the other of which may only be pointed at. */
    static boolean isOfOne(Reading said) {
        return said.places().origin().isPresent() && Phrases.asksOfTheWay(said.said());
    }

    /** Whether a message without a place asks what is asked of a way. */
    public static boolean isAskedOfOne(Reading message) {
        return message.said().has(ASKED)
                && !message.said().has(AT_ITS_END)
                && !message.said().has(NEED);
    }

    public static Optional<String> vehicleIn(Reading said) {
        var vehicle = Patterns.matcher(VEHICLE, said.said().text());
        return vehicle.find() ? Optional.of(vehicle.group("by").toLowerCase(Locale.ROOT)) : Optional.empty();
    }

    private static Optional<Way> endsOf(Reading said, Optional<String> by) {
        var places = said.places();
        if (places.isEmpty() || !(Phrases.asksOfTheWay(said.said()) || isAskedOfOne(said))) {
            return Optional.empty();
        }
        var origin = places.origin();
        var to = places.targets().stream()
                .filter(place -> origin.filter(place::equals).isEmpty())
                .map(Place::name)
                .toList();
        if (origin.isPresent() && to.size() == 1) {
            return Optional.of(new Way(origin.get().name(), to.getFirst(), by));
        }
        if (to.size() == ENDS && Patterns.isIn(BETWEEN, places.remainder())) {
            return Optional.of(new Way(to.getFirst(), to.getLast(), by));
        }
        var town = Patterns.matcher(FROM_A_TOWN, places.remainder());
        return to.size() == 1 && town.find()
                ? Optional.of(new Way(town.group("town"), to.getFirst(), by))
                : Optional.empty();
    }

    /** "From Kandy to Ella by train". */
    public String inWords() {
        return "from %s to %s".formatted(from, to)
                + by.map(vehicle -> " by " + vehicle).orElse("");
    }

    public Way without() {
        return new Way(from, to, Optional.empty());
    }
}
