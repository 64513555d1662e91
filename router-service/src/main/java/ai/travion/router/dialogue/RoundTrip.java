package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Suggestions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A journey round the island that is to hold what is named with it: "10 days around Sri Lanka with Jaffna". */
final class RoundTrip {

    /** In fewer days what is named is the journey. */
    private static final int FEWEST_DAYS = 6;

    private static final int MOST_STOPS = 6;
    private static final int DAYS_OF_MORE_THAN_THE_WISH = 10;
    /** What a first journey misses least. */
    private static final List<String> GIVEN_UP_FIRST = List.of("yala-national-park");

    private static final String LAND = "(?:sri\\s*lanka|ceylon|(?:the\\s+)?(?:island|country))";
    private static final Pattern ROUND = Patterns.words(
            "(?:a?round|all over|across|through(?:out)?|tour of|trip (?:a?round|through)|see(?:ing)?(?: (?:more|some|a bit) of)?|explor(?:e|ing))\\s+(?:the\\s+)?(?:whole\\s+|entire\\s+)?(?:of\\s+)?"
                    + LAND
                    + "|(?:whole|entire|all of(?: the)?)\\s+" + LAND + "|" + LAND
                    + "\\s+(?:round\\s+)?(?:tour|round trip|round|trip|itinerary|journey|holiday|vacation|plan)|round\\s?trip|grand tour|tour of\\s+(?:whole\\s+)?"
                    + LAND);
    /** "10 days in Sri Lanka with Jaffna": of a journey so long one place is a part, several may be all of it. */
    private static final Pattern A_STAY_IN_THE_LAND =
            Patterns.words("(?:days?|weeks?|fortnight)\\s+(?:in|of|trip in|trip to)\\s+(?:whole\\s+)?" + LAND);

    private static final String INCLUDING =
            "(?:with|incl(?:\\.|uding|udes?|ude)?|plus|taking in|take in|also|that (?:includes?|has|takes in)|covering|do(?:n'?t| not) (?:forget|miss))";
    private static final String A_PART =
            "(?:(?:a|the|some|also|far|visit|time|days?|to|in|of|north|east|two|three|\\d)\\s+){0,4}";
    private static final Pattern WITH_A_PLACE = Patterns.anyCase(
            "\\b" + INCLUDING + "\\s+" + A_PART
                    + "\\(?#|\\b(?:wedding|conference|congress|retreat)\\s+(?:is\\s+)?(?:in|at)\\s+#|#\\s*(?:(?:,|and|&)\\s*#+\\s*)?(?:is\\s+|are\\s+)?(?:included|too\\b|as\\s+well|must\\s+be\\s+in)");
    /** "10 days trip in Sri Lanka, 2 days in Ella". */
    private static final Pattern A_FEW_DAYS_THERE = Patterns.anyCase(
            "\\b(?:[1-3]|one|two|three)\\s+(?:days?|nights?)\\s+(?:of\\s+(?:them|it)\\s+)?(?:in|at)\\s+#");

    /** "Three nights in Kandy and two in Ella". */
    private static final Pattern SO_MANY_THERE = Patterns.anyCase(
            "\\b(?<many>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\\s+(?:(?:days?|nights?)\\s+)?(?:(?:on|by)\\s+(?:the|a)\\s+\\p{L}+\\s+)?(?:in|at)\\s+#");

    private static final int DAYS_LEFT_OVER = 4;
    private static final int LONG_FOR_ONE_STAY = 8;
    private static final double BESIDE_KM = 50;
    private static final double ON_THE_WAY_KM = 90;
    private static final int DAYS_OF_A_ROUND = 12;
    /** "Ten days in Yala". */
    private static final Pattern ALL_DAYS_THERE = Patterns.anyCase(
            "\\b(?:days?|nights?|weeks?|fortnight|time|stay(?:ing)?|based|base)\\s+(?:in|at|around|near|inside|by)\\s+(?:and\\s+around\\s+)?(?:the\\s+)?#");

    private static final String PART_OF_IT = "\\b" + INCLUDING
            + "\\s+(?:(?:the|also|some|of|far|a|bit|parts?)\\s+){0,4}(?:(?:north|east)(?:ern)?\\b(?:\\s+coast|\\s+part)?\\s*(?:,|and|&|\\+)\\s*(?:the\\s+)?)?";
    private static final Pattern WITH_THE_NORTH =
            Patterns.anyCase(PART_OF_IT + "north(?:ern)?\\b(?!\\s+(?:central|western))");
    private static final Pattern WITH_THE_EAST = Patterns.anyCase(PART_OF_IT + "east(?:ern)?\\b");

    private final Suggestions suggestions;
    private final Places atlas;

    RoundTrip(Suggestions suggestions, Places atlas) {
        this.suggestions = suggestions;
        this.atlas = atlas;
    }

    /** The stops of the journey in the order of travel; empty where a message asks for no round that holds something. */
    Optional<List<Place>> of(Reading reading, List<Place> named, List<Place> refused, List<Place> visited, int days) {
        var text = reading.said().text();
        boolean mayHoldMore = isAsked(reading) || (named.size() <= 1 && Patterns.isIn(A_STAY_IN_THE_LAND, text));
        if (days < FEWEST_DAYS || !mayHoldMore) {
            return Optional.empty();
        }
        var parts = Stream.of(
                        placeOf(Patterns.isIn(WITH_THE_NORTH, text), "jaffna"),
                        placeOf(Patterns.isIn(WITH_THE_EAST, text), "trincomalee"))
                .flatMap(part -> part)
                .filter(place -> !named.contains(place) && !refused.contains(place))
                .toList();
        var remainder = reading.places().remainder();
        boolean holdsWhatIsNamed = (!named.isEmpty() && Patterns.isIn(WITH_A_PLACE, remainder))
                || (named.size() == 1 && days >= LONG_FOR_ONE_STAY && Patterns.isIn(A_FEW_DAYS_THERE, remainder));
        if (!holdsWhatIsNamed && (parts.isEmpty() || !named.isEmpty())) {
            return Optional.empty();
        }
        var held = Stream.concat(named.stream(), parts.stream()).toList();
        int most = Math.min(MOST_STOPS, days / 2) - held.size();
        return most < 1 ? Optional.empty() : Optional.of(inTheOrderOfTravel(held, round(held, refused, visited, most)));
    }

    /**
     * A round for one visit, a peak or a park, of which a long trip cannot be all: with what is wished for beside it at its end; empty where
     * the days are said to be spent there.
     */
    Optional<List<Place>> aroundAVisit(
            Place visit, List<Place> atTheEnd, Reading reading, List<Place> refused, List<Place> visited, int days) {
        boolean isLong = days >= LONG_FOR_ONE_STAY || (!atTheEnd.isEmpty() && days >= FEWEST_DAYS);
        if (!isLong || Patterns.isIn(ALL_DAYS_THERE, reading.places().remainder())) {
            return Optional.empty();
        }
        var held = List.of(visit);
        int most = Math.min(MOST_STOPS, days / 2) - held.size() - atTheEnd.size();
        if (most < 1 && atTheEnd.isEmpty()) {
            return Optional.empty();
        }
        var beside = suggestions.grandTour().stream()
                .filter(place -> atTheEnd.stream().anyMatch(end -> end.at().kilometresTo(place.at()) <= BESIDE_KM));
        // In fewer days than a round of the island takes nobody goes to its other end.
        var far = suggestions.grandTour().stream()
                .filter(place -> days < DAYS_OF_A_ROUND
                        && Stream.concat(Stream.of(visit), atTheEnd.stream())
                                .noneMatch(stop -> stop.at().kilometresTo(place.at()) <= ON_THE_WAY_KM));
        var without = Stream.of(refused.stream(), beside, far)
                .flatMap(places -> places)
                .toList();
        var stops = inTheOrderOfTravel(held, most < 1 ? List.of() : round(held, without, visited, most));
        return Optional.of(
                Stream.concat(stops.stream(), atTheEnd.stream()).distinct().toList());
    }

    /**
     * A round that holds what is named, where each place was given its days and they are far fewer than those of the journey; empty where
     * they are about as many.
     */
    Optional<List<Place>> ofTheDaysLeft(
            Reading reading, List<Place> named, List<Place> refused, List<Place> visited, int days) {
        var given = Patterns.in(SO_MANY_THERE, reading.places().remainder())
                .flatMap(match -> Names.number(match.group("many")).stream())
                .toList();
        int left = days - given.stream().mapToInt(Integer::intValue).sum();
        int most = Math.min(MOST_STOPS - named.size(), left / 2);
        return given.size() == named.size() && left >= DAYS_LEFT_OVER && most > 0
                ? Optional.of(inTheOrderOfTravel(named, round(named, refused, visited, most)))
                : Optional.empty();
    }

    /** Stops for what is wished for with those of the usual round, where the days are many more than the wishes take. */
    List<Place> filled(List<Place> stops, List<Place> refused, List<Place> visited, int days) {
        int most = Math.min(MOST_STOPS - 1, days / 2) - stops.size();
        return days < DAYS_OF_MORE_THAN_THE_WISH || most < 1
                ? stops
                : inTheOrderOfTravel(stops, round(stops, refused, visited, most));
    }

    private static boolean isAsked(Reading reading) {
        return Patterns.isIn(ROUND, reading.said().text());
    }

    private Stream<Place> placeOf(boolean asked, String id) {
        return asked ? atlas.withId(id).stream() : Stream.of();
    }

    /** The usual stops beside those that are held to, as many as there is time for. */
    private List<Place> round(List<Place> held, List<Place> refused, List<Place> visited, int most) {
        var usual = new ArrayList<>(BeenTo.elsewhere(suggestions.grandTour(), visited).stream()
                .filter(place -> !held.contains(place) && !refused.contains(place))
                .toList());
        if (usual.size() > most) {
            usual.removeIf(place -> GIVEN_UP_FIRST.contains(place.id()));
        }
        return usual.subList(0, Math.min(most, usual.size()));
    }

    /** Each of them where it lengthens the way from the airport and back to it least. */
    private static List<Place> inTheOrderOfTravel(List<Place> held, List<Place> usual) {
        var stops = new ArrayList<>(usual);
        for (var place : held) {
            int best = 0;
            double least = Double.MAX_VALUE;
            for (int at = 0; at <= stops.size(); at++) {
                var from = at == 0 ? WayHome.AIRPORT : stops.get(at - 1).at();
                var to = at == stops.size() ? WayHome.AIRPORT : stops.get(at).at();
                double longer = from.kilometresTo(place.at()) + place.at().kilometresTo(to) - from.kilometresTo(to);
                if (longer < least) {
                    least = longer;
                    best = at;
                }
            }
            stops.add(best, place);
        }
        return List.copyOf(stops);
    }

    /** Who only said how long they are in the land has asked for no round of it. */
    static String inWords(Reading reading, List<Place> stops) {
        return (isAsked(reading)
                        ? "You asked for a round of the island, so I took one by way of %s; name others if you like."
                        : "There is time for more than you named, so I took a round of the island by way of %s; say it if you would rather stay.")
                .formatted(Essentials.names(stops));
    }
}
