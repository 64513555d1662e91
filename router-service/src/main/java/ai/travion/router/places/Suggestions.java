package ai.travion.router.places;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Places to offer to a traveller who has named none: well-known ones, by what they are good for. */
public final class Suggestions {

    /** A day there and back by road. */
    private static final double DAY_TRIP_KM = 110;
    /** Nearer than this one has not gone anywhere. */
    private static final double ELSEWHERE_KM = 15;

    private static final List<Idea> IDEAS = List.of(
            new Idea(
                    "ella",
                    "hiking",
                    "viewpoints",
                    "photography",
                    "train",
                    "tea",
                    "waterfalls",
                    "adventure",
                    "nature",
                    "relaxation"),
            new Idea("sigiriya", "history", "culture", "photography", "hiking", "architecture", "viewpoints"),
            new Idea("kandy", "culture", "religion", "history", "train", "nature", "shopping", "food"),
            new Idea(
                    "galle-fort",
                    "history",
                    "architecture",
                    "photography",
                    "food",
                    "shopping",
                    "culture",
                    "relaxation"),
            new Idea(
                    "mirissa",
                    "beach",
                    "whale-watching",
                    "surfing",
                    "swimming",
                    "nightlife",
                    "snorkelling",
                    "relaxation"),
            new Idea("yala-national-park", "wildlife", "birdwatching", "nature", "camping", "photography"),
            new Idea("nuwara-eliya", "tea", "nature", "train", "relaxation", "hiking"),
            new Idea("arugam-bay", "surfing", "beach", "swimming", "relaxation"),
            new Idea("udawalawe-national-park", "wildlife", "nature", "family", "birdwatching"),
            new Idea("pinnawala-elephant-orphanage", "wildlife", "family"),
            new Idea("trincomalee", "beach", "snorkelling", "whale-watching", "swimming", "religion"),
            new Idea("anuradhapura", "history", "religion", "culture", "architecture"),
            new Idea("polonnaruwa", "history", "culture", "architecture", "religion"),
            new Idea("colombo", "nightlife", "food", "shopping", "culture", "architecture"),
            new Idea("hikkaduwa", "surfing", "snorkelling", "beach", "nightlife", "swimming"),
            new Idea("bentota", "beach", "swimming", "family", "relaxation"),
            new Idea("horton-plains-national-park", "hiking", "viewpoints", "nature", "birdwatching"),
            new Idea("kitulgala", "rafting", "adventure", "nature", "camping"),
            new Idea("sinharaja-forest-reserve", "birdwatching", "nature", "wildlife", "hiking"),
            new Idea("jaffna", "culture", "food", "history", "religion"),
            new Idea("minneriya-national-park", "wildlife", "family", "nature"),
            new Idea("dambulla-cave-temple", "religion", "history", "culture"),
            new Idea("negombo", "beach", "food", "relaxation"));

    /** A first journey round the island, in the order of travel. */
    private static final List<String> GRAND_TOUR =
            List.of("sigiriya", "kandy", "ella", "yala-national-park", "galle-fort");

    /** A round of which each stop lies a short drive from the one before. */
    private static final List<String> SHORT_DRIVES =
            List.of("kandy", "nuwara-eliya", "ella", "udawalawe-national-park", "mirissa", "bentota");

    /** For who knows the usual round: the north and the east in their season, from May to September, the hills and the south else. */
    private static final List<String> ANOTHER_TOUR_IN_SUMMER =
            List.of("anuradhapura", "trincomalee", "sigiriya", "haputale", "udawalawe-national-park", "jaffna");

    private static final List<String> ANOTHER_TOUR_IN_WINTER =
            List.of("sigiriya", "haputale", "udawalawe-national-park", "tangalle", "galle-fort", "anuradhapura");

    /** Towns with a station, in the order in which trains lead through them. */
    private static final List<String> BY_RAIL = List.of("galle-fort", "kandy", "nuwara-eliya", "ella");

    /** The south coast, where the hills and back would be too far. */
    private static final List<String> SHORT_DRIVES_BY_THE_SEA = List.of("bentota", "galle-fort", "mirissa");

    private static final int DAYS_OF_THE_HILLS = 9;

    /** Not far from the airport, one after the other. */
    private static final List<String> SHORT_ROUND = List.of("kandy", "sigiriya");

    private static final List<Famous> FAMOUS = List.of(
            new Famous(
                    "elephants?",
                    "udawalawe-national-park",
                    "minneriya-national-park",
                    "pinnawala-elephant-orphanage",
                    "kaudulla-national-park"),
            new Famous("leopards?|sloth bears?", "yala-national-park", "wilpattu-national-park"),
            new Famous("rain ?forests?", "sinharaja-forest-reserve", "kitulgala"),
            new Famous("water ?falls?", "ella", "nuwara-eliya", "diyaluma-falls"),
            new Famous("flamingos?|migrant birds|crocodiles?", "bundala-national-park"),
            new Famous("gems?(?: mines?| mining)|sapphires?", "ratnapura"),
            new Famous("spice gardens?", "kandy"));

    private static final int MOST_FAMOUS = 4;
    private static final int LONG_STAY_DAYS = 5;
    private static final int DAYS_AT_A_STOP = 2;

    private final Places atlas;

    public Suggestions(Places atlas) {
        this.atlas = atlas;
    }

    private record Idea(String id, Set<String> goodFor) {

        Idea(String id, String... goodFor) {
            this(id, Set.of(goodFor));
        }

        long matches(Collection<String> interests) {
            return interests.stream().filter(goodFor::contains).count();
        }
    }

    /** What one goes to a place for, by the words that travellers use for it. */
    private record Famous(Pattern words, List<String> ids) {

        Famous(String words, String... ids) {
            this(Patterns.words(words), List.of(ids));
        }
    }

    /**
     * Places for these interests, the best first, those for what is to be avoided last.
     *
     * @param from where a day's outing starts, to stay within reach of
     */
    public List<Place> of(Collection<String> interests, Collection<String> avoid, Optional<Place> from, int limit) {
        return IDEAS.stream()
                .filter(idea -> !avoid.containsAll(idea.goodFor()))
                .sorted(Comparator.comparingLong((Idea idea) -> idea.matches(avoid) - 2 * idea.matches(interests)))
                .flatMap(idea -> atlas.withId(idea.id()).stream())
                .filter(place -> from.isEmpty() || isWithinReach(place, from.get()))
                .limit(limit)
                .toList();
    }

    /** Those of them that serve a wish; none where no wish is known. */
    public List<Place> serving(Collection<String> interests, Collection<String> avoid, Optional<Place> from) {
        var serving = IDEAS.stream()
                .filter(idea -> idea.matches(interests) > 0)
                .map(Idea::id)
                .toList();
        return of(interests, avoid, from, IDEAS.size()).stream()
                .filter(place -> serving.contains(place.id()))
                .toList();
    }

    private static boolean isWithinReach(Place place, Place from) {
        double kilometres = place.at().kilometresTo(from.at());
        return kilometres >= ELSEWHERE_KM && kilometres <= DAY_TRIP_KM;
    }

    /** Stops of a journey round the island, in the order of travel. */
    public List<Place> grandTour() {
        return GRAND_TOUR.stream().flatMap(id -> atlas.withId(id).stream()).toList();
    }

    /** Stops of a journey for who has seen some of the usual ones. */
    public List<Place> anotherTour(boolean southernSeason) {
        return (southernSeason ? ANOTHER_TOUR_IN_WINTER : ANOTHER_TOUR_IN_SUMMER)
                .stream().flatMap(id -> atlas.withId(id).stream()).toList();
    }

    /** Stops of a journey on which one goes by train alone. */
    public List<Place> byRail() {
        return BY_RAIL.stream().flatMap(id -> atlas.withId(id).stream()).toList();
    }

    /** Stops of a journey without long drives, in the order of travel; by the sea only while one can bathe there. */
    public List<Place> shortDrives(int days, boolean southernSeason) {
        boolean bySea = days < DAYS_OF_THE_HILLS && southernSeason;
        return (days < DAYS_OF_THE_HILLS ? bySea ? SHORT_DRIVES_BY_THE_SEA : SHORT_ROUND : SHORT_DRIVES)
                .stream().flatMap(id -> atlas.withId(id).stream()).toList();
    }

    /** How many stops a journey of so many days has: one for every two. */
    public static int stops(int days) {
        return Math.clamp(days / DAYS_AT_A_STOP, 1, GRAND_TOUR.size());
    }

    /** The places that stand for a region: quiet ones where crowds are avoided, and more on the way there where there is time. */
    public List<Place> in(Region region, Collection<String> avoid, int days) {
        boolean quiet = avoid.contains("crowds") && !region.quietIds().isEmpty();
        var ids = quiet ? region.quietIds() : region.placeIds();
        boolean time = days >= LONG_STAY_DAYS;
        return Stream.concat(ids.stream(), time ? region.onTheWayIds().stream() : Stream.of())
                .flatMap(id -> atlas.withId(id).stream())
                .toList();
    }

    /** Where one goes for something that a message names: "elephants", "waterfalls"; the best of each first, then the next of each; only those within reach where a start is known. */
    public List<Place> knownFor(String text, Optional<Place> from) {
        var found = FAMOUS.stream()
                .filter(famous -> Patterns.isIn(famous.words(), text))
                .map(famous -> famous.ids().stream()
                        .flatMap(id -> atlas.withId(id).stream())
                        .filter(place -> from.isEmpty() || isWithinReach(place, from.get()))
                        .toList())
                .toList();
        return IntStream.range(0, MOST_FAMOUS)
                .boxed()
                .flatMap(rank -> found.stream()
                        .flatMap(places -> places.stream().skip(rank).limit(1)))
                .distinct()
                .toList();
    }

    /** Of places that one could go to, those near the first. */
    public static List<Place> aroundTheFirst(List<Place> places) {
        return places.stream()
                .filter(place -> place.at().kilometresTo(places.getFirst().at()) <= DAY_TRIP_KM)
                .toList();
    }

    /** Stops of a few days between two flights. */
    public List<Place> shortRound(int days) {
        return SHORT_ROUND.stream()
                .limit(Math.max(1, days - 1L))
                .flatMap(id -> atlas.withId(id).stream())
                .toList();
    }
}
