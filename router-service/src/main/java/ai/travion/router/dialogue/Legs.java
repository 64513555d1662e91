package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Landscape;
import ai.travion.router.wishes.StandingWish;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedDates;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes stops of a journey of the kinds of country that are wished for, so that none of two wishes is lost. */
final class Legs {

    /** Fewer days are spent in one kind of country. */
    private static final int JOURNEY_DAYS = 4;

    private static final int DAYS_AT_A_STOP = 2;
    /** Of two stops in one kind of country, the way from the airport comes first to the one that stands first. */
    private static final List<String> ORDER_OF_TRAVEL = List.of("sigiriya", "kandy", "nuwara-eliya", "ella");

    /** How a stretch of a journey is said beside places that are named. */
    private static final Pattern A_STRETCH = Patterns.anyCase(
            ".*\\b(?:then|after(?:wards|\\s+that)|followed\\s+by|finally|finish(?:ing)?|end(?:ing)?|rest|(?:\\d|two|three|four|five)\\s+(?:days\\s+|nights\\s+)?(?:on|at|by|in|of))\\s+(?:\\p{L}+\\s+){0,5}");

    private static final Pattern LISTED = Patterns.anyCase(".*,\\s*(?:an?\\s+|the\\s+|some\\s+)?");
    /** "Kandy and a quiet beach": the sea lies apart from all that was named. */
    private static final Pattern AND_SOME = Patterns.anyCase(
            ".*(?:,|\\band|&|\\+|\\bplus)\\s*(?:then\\s+)?(?:an?|the|some|our|a\\s+few)\\s+(?:\\p{L}+\\s+){0,3}");

    private static final Pattern AFTER_IT = Patterns.anyCase(".*#\\s*,?\\s*after\\s+(?:the\\s+|an?\\s+|some\\s+)?");
    private static final Pattern THE_FIRST =
            Patterns.anyCase("^\\W*(?:\\p{L}+\\W+){0,4}(?:then|followed\\s+by|to)\\b.*");

    private final Places atlas;

    Legs(Places atlas) {
        this.atlas = atlas;
    }

    /** Stops for two or more kinds of country; none where fewer are wished for, or where there is too little time. */
    List<Place> of(Reading reading, Preferences known, List<Place> refused, List<Place> visited, int days) {
        var wished = landscapes(reading, known);
        // Ruins and animals lie together; the hills and the sea lie apart from all else.
        boolean apart = wished.stream()
                .anyMatch(landscape ->
                        landscape.kind() == Landscape.Kind.HILLS || landscape.kind() == Landscape.Kind.SEA);
        if (wished.size() < 2 || !apart || days < JOURNEY_DAYS) {
            return List.of();
        }
        boolean fewHotels = StandingWish.in(reading.said().text()).stream().anyMatch(StandingWish::limitsHotels);
        int spare = fewHotels ? 0 : days / DAYS_AT_A_STOP - wished.size();
        var stops = new ArrayList<Place>();
        for (var landscape : wished) {
            var places = BeenTo.elsewhere(without(refused, landscape), visited);
            int count = spare > 0 && places.size() > 1 ? 2 : 1;
            spare -= count - 1;
            places.stream()
                    .filter(place -> !stops.contains(place))
                    .limit(count)
                    .sorted(Comparator.comparingInt(place -> ORDER_OF_TRAVEL.indexOf(place.id())))
                    .forEach(stops::add);
        }
        return List.copyOf(stops);
    }

    /** Stops in the only kind of country that is wished for: "somewhere cool", "just mountains". */
    List<Place> inOneKindOfCountry(Reading reading, Preferences known, List<Place> refused, List<Place> visited) {
        var wished = landscapes(reading, known);
        return wished.size() == 1 ? BeenTo.elsewhere(without(refused, wished.getFirst()), visited) : List.of();
    }

    /** Places that are named, with those for the stretches beside them: "Ella first and then a beach". */
    List<Place> beside(List<Place> named, Reading reading, Preferences known, List<Place> refused, int days) {
        if (days < JOURNEY_DAYS - 1) {
            return named;
        }
        int first = reading.places().remainder().indexOf('#');
        var before = new ArrayList<Place>();
        var after = new ArrayList<Place>();
        var landscapes = landscapes(reading, known);
        boolean several = landscapes.stream().anyMatch(landscape -> Patterns.isAllOf(A_STRETCH, landscape.from()));
        for (var landscape : landscapes) {
            boolean leadsOn = landscape.at() < first
                    && Patterns.isAllOf(THE_FIRST, reading.places().remainder().substring(landscape.at()));
            boolean leads = leadsOn || Patterns.isAllOf(AFTER_IT, landscape.from());
            boolean listed = several && Patterns.isAllOf(LISTED, landscape.from());
            boolean sea = landscape.kind() == Landscape.Kind.SEA && Patterns.isAllOf(AND_SOME, landscape.from());
            boolean stretch = leads || listed || sea || Patterns.isAllOf(A_STRETCH, landscape.from());
            boolean there = named.stream().anyMatch(place -> landscape.kind().has(place.type()));
            if (stretch && !there) {
                without(refused, landscape).stream()
                        .filter(place -> !named.contains(place))
                        .limit(1)
                        .forEach(leads ? before::add : after::add);
            }
        }
        return Stream.of(before, named, after).flatMap(List::stream).toList();
    }

    /** A place by the sea, where that is wished for and none that is named lies by it. */
    List<Place> elsewhere(List<Place> named, Reading reading, Preferences known, List<Place> refused) {
        return landscapes(reading, known).stream()
                .filter(landscape -> landscape.kind() == Landscape.Kind.SEA)
                .filter(landscape ->
                        named.stream().noneMatch(place -> landscape.kind().has(place.type())))
                .flatMap(landscape -> without(refused, landscape).stream().limit(1))
                .toList();
    }

    private static List<Landscape> landscapes(Reading reading, Preferences known) {
        var avoided = known.getAvoid().stream().map(avoid -> avoid.getValue()).toList();
        var month = reading.when()
                .start()
                .or(() -> known.getDates().flatMap(StatedDates::getStart))
                .map(LocalDate::getMonth)
                .orElse(reading.today().getMonth());
        return Landscape.in(reading.places().remainder(), avoided, month);
    }

    private List<Place> without(List<Place> refused, Landscape landscape) {
        return landscape.placeIds().stream()
                .flatMap(id -> atlas.withId(id).stream())
                .filter(place -> !refused.contains(place))
                .toList();
    }
}
