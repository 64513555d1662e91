package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.RoughSea;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Where to go for some wishes in a season, where the traveller left it to us. */
public final class Journeys {

    private static final int DAYS_AT_A_STOP = 2;
    private static final int MOST_STOPS = 5;
    private static final int DAYS_AT_A_STOP_OF_A_LONG_TRIP = 3;
    private static final int MOST_STOPS_OF_A_LONG_TRIP = 7;
    /** A further stop for wishes that are served already lies no farther than this. */
    private static final int NEXT_STOP_MINUTES = 200;

    private static final long MORE_THAN_A_WISH = 2;
    private static final String FOR_FAMILIES = "family";
    private static final int DAYS_OF_CHILDREN = 4;
    private static final int AN_EASY_DRIVE_MINUTES = 180;
    private static final int DAYS_OF_TWO_HALVES = 4;
    private static final int AROUND_MINUTES = 60;
    private static final int LONGEST_TO_THE_OTHER_HALF = 330;
    /** Of two places that are about as near the better known is taken. */
    private static final int AS_NEAR_MINUTES = 90;

    private static final int DAYS_OF_A_CHEAP_STAY = 7;
    private static final Pattern CHEAPLY = Pattern.compile(
            "\\b(?:cheap(?:ly|est)?|shoe-?string|backpack(?:er|ers|ing)?|(?:low|small|tight|little|tiny|limited) budget|on a budget|as little money)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Whoever travels for one of these fills all their days with it. */
    private static final Set<String> WHOLE_TRIPS = Set.of("birdwatching", "surfing");

    /** For these a place is gone to that has little else of the wishes. */
    private static final Set<Speciality> APART = EnumSet.of(
            Speciality.CHURCHES,
            Speciality.CRICKET,
            Speciality.CLUBS,
            Speciality.GARDENS,
            Speciality.WAR,
            Speciality.BAWA,
            Speciality.AYURVEDA,
            Speciality.DIVING,
            Speciality.WETLANDS,
            Speciality.STILT_FISHERMEN,
            Speciality.TRAINS,
            Speciality.BIRDS,
            Speciality.RUINS,
            Speciality.PILGRIMAGE,
            Speciality.LEOPARDS);

    /** Whoever travels for one of these has chosen the places by it. */
    private static final Set<Speciality> CHOOSING = EnumSet.of(
            Speciality.CRICKET,
            Speciality.CLUBS,
            Speciality.GARDENS,
            Speciality.WAR,
            Speciality.BAWA,
            Speciality.AYURVEDA,
            Speciality.DIVING,
            Speciality.TRAINS,
            Speciality.BIRDS,
            Speciality.RUINS,
            Speciality.PILGRIMAGE);

    private static final String THE_CITY = "colombo";
    /** Nobody turns back so far for a part of the country that lies on the way. */
    private static final int FAR_BACK_MINUTES = 90;

    /** Nobody comes for the ruins of one city, nor on a pilgrimage to one shrine. */
    private static final Set<Speciality> SEEN_AT_SEVERAL = EnumSet.of(Speciality.RUINS, Speciality.PILGRIMAGE);

    private static final Set<String> QUIET_BEACHES = Set.of("tangalle", "beruwala", "nilaveli-beach", "pasikudah");

    private static final int DAYS_OF_MORE_THAN_THE_WISH = 10;
    /** What a first journey holds in any case, the first first. */
    private static final List<String> MISSED_LEAST = List.of("kandy", "ella", "sigiriya", "galle-fort");

    private static final Set<String> OF_A_FIRST_VISIT =
            Set.of("history", "culture", "religion", "nature", "tea", "viewpoints", "beach");

    private static final Set<Month> ALL_YEAR = Set.of(Month.values());
    private static final Set<Month> SOUTHERN_SEA = Set.of(
            Month.OCTOBER, Month.NOVEMBER, Month.DECEMBER, Month.JANUARY, Month.FEBRUARY, Month.MARCH, Month.APRIL);
    private static final Set<Month> EASTERN_SEA =
            Set.of(Month.MAY, Month.JUNE, Month.JULY, Month.AUGUST, Month.SEPTEMBER);
    private static final Set<Month> EASTERN_WRECKS =
            Set.of(Month.APRIL, Month.MAY, Month.JUNE, Month.JULY, Month.AUGUST, Month.SEPTEMBER);
    private static final Set<Month> SOUTHERN_WHALES =
            Set.of(Month.NOVEMBER, Month.DECEMBER, Month.JANUARY, Month.FEBRUARY, Month.MARCH, Month.APRIL);
    private static final Set<Month> EASTERN_WHALES = Set.of(Month.MAY, Month.JUNE, Month.JULY, Month.AUGUST);
    private static final Set<Month> YALA_IS_OPEN = Set.of(
            Month.NOVEMBER,
            Month.DECEMBER,
            Month.JANUARY,
            Month.FEBRUARY,
            Month.MARCH,
            Month.APRIL,
            Month.MAY,
            Month.JUNE,
            Month.JULY,
            Month.AUGUST);
    private static final Set<Month> WINTER_BIRDS =
            Set.of(Month.OCTOBER, Month.NOVEMBER, Month.DECEMBER, Month.JANUARY, Month.FEBRUARY, Month.MARCH);
    private static final Set<Month> NESTING_BIRDS = Set.of(Month.APRIL, Month.MAY, Month.JUNE, Month.JULY);
    private static final Set<Month> OF_THE_GATHERING = Set.of(Month.JULY, Month.AUGUST, Month.SEPTEMBER);
    private static final Set<Month> YALA_MAY_BE_CLOSED = Set.of(Month.SEPTEMBER, Month.OCTOBER);

    /** The best known first, among those that serve a traveller equally well. */
    private static final List<Stop> STOPS = List.of(
            stop("mirissa", SOUTHERN_WHALES, "whale-watching", "beach", "relaxation"),
            stop("trincomalee", EASTERN_WHALES, "whale-watching", "beach", "religion", "relaxation"),
            stop("unawatuna", SOUTHERN_SEA, "beach", "swimming", "relaxation", "family", "nightlife"),
            stop("hikkaduwa", SOUTHERN_SEA, "beach", "surfing", "snorkelling", "swimming", "nightlife"),
            stop("weligama", SOUTHERN_SEA, "surfing", "beach", "swimming"),
            stop("bentota", SOUTHERN_SEA, "beach", "swimming", "family", "relaxation"),
            stop("hiriketiya-beach", SOUTHERN_SEA, "surfing", "beach", "relaxation"),
            stop("beruwala", SOUTHERN_SEA, "beach", "relaxation", "swimming"),
            stop("negombo", SOUTHERN_SEA, "beach", "food", "relaxation", "family"),
            stop("tangalle", SOUTHERN_SEA, "beach", "relaxation"),
            stop("nilaveli-beach", EASTERN_SEA, "beach", "swimming", "snorkelling", "relaxation", "family"),
            stop("pasikudah", EASTERN_SEA, "beach", "swimming", "relaxation", "family"),
            stop("arugam-bay", EASTERN_SEA, "surfing", "beach", "swimming", "relaxation", "nightlife"),
            stop("minneriya-national-park", OF_THE_GATHERING, "wildlife", "birdwatching", "nature", "family"),
            stop("yala-national-park", YALA_IS_OPEN, "wildlife", "birdwatching", "nature"),
            stop("bundala-national-park", WINTER_BIRDS, "birdwatching"),
            stop("kumana-national-park", NESTING_BIRDS, "birdwatching"),
            stop("wilpattu-national-park", YALA_MAY_BE_CLOSED, "wildlife", "birdwatching", "nature"),
            stop("udawalawe-national-park", ALL_YEAR, "wildlife", "birdwatching", "nature", "family"),
            stop("nuwara-eliya", ALL_YEAR, "tea", "nature", "hiking", "relaxation", "family", "birdwatching"),
            stop("ella", ALL_YEAR, "hiking", "viewpoints", "waterfalls", "photography", "nature", "adventure"),
            stop("haputale", ALL_YEAR, "tea", "viewpoints", "photography"),
            stop("sigiriya", ALL_YEAR, "history", "culture", "architecture", "photography", "viewpoints", "hiking"),
            stop("kandy", ALL_YEAR, "culture", "religion", "shopping", "family", "nature", "relaxation"),
            stop("batticaloa", EASTERN_WRECKS, "diving"),
            stop("hatton", ALL_YEAR, "clubs"),
            stop("kataragama", ALL_YEAR, "pilgrimage"),
            stop("anuradhapura", ALL_YEAR, "history", "religion", "culture", "architecture"),
            stop("polonnaruwa", ALL_YEAR, "history", "culture", "architecture"),
            stop("galle-fort", ALL_YEAR, "history", "architecture", "shopping", "food", "photography", "culture"),
            stop("colombo", ALL_YEAR, "food", "shopping", "nightlife", "culture", "architecture"),
            stop("sinharaja-forest-reserve", ALL_YEAR, "birdwatching", "nature", "hiking"),
            stop("kitulgala", ALL_YEAR, "rafting", "adventure", "nature"),
            stop("jaffna", ALL_YEAR, "culture", "food", "history", "religion"),
            stop("pinnawala-elephant-orphanage", ALL_YEAR, "wildlife", "family"));

    private static final Set<String> WITH_A_CAMERA = Set.of("wildlife", "birdwatching");
    /** Who photographs animals comes for the animals, and to no hill for its view. */
    private static final Pattern PHOTOGRAPHED = Pattern.compile(
            "\\b(?:photograph\\w*|shoot(?:ing)?|pictures? of|photos? of)\\s+(?:of\\s+|the\\s+|some\\s+|and\\s+)*(?:wild ?life|animals?|birds?|leopards?|elephants?|nature)\\b|\\b(?:wild ?life|bird|animal|nature)\\s+photo\\w*",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern A_COAST = Pattern.compile(
            "\\b(?:north|south|east|west)(?:ern)?(?:[ -](?:coast|beach(?:es)?|shore))?\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern RAIN_FOREST = Pattern.compile("\\brain ?forests?\\b", Pattern.CASE_INSENSITIVE);
    private static final String THE_RAIN_FOREST = "sinharaja-forest-reserve";
    private static final String SURFING = "surfing";
    private static final Pattern TO_SURF = Pattern.compile("\\bsurf\\w*", Pattern.CASE_INSENSITIVE);
    private static final String BAY_OF_LEARNERS = "weligama";
    private static final Pattern BESIDE_SURFING = Pattern.compile(
            "\\b(?:snorkel\\w*|div(?:e|es|ing)|turtles?|whales?|dolphins?|safaris?|wild ?life|animals?|birds?|elephants?|temples?|museums?|hik(?:es?|ing)|yoga|fish\\w*|kayak\\w*|cycl\\w*|cultur\\w*|histor\\w*|food|cook\\w*|shopping|ayurveda|spa|swim\\w*|bath(?:e|ing)|sunbath\\w*|relax\\w*|reefs?|corals?)\\b|\\b(?:(?:a )?(?:bit|spot|touch|little|lesson|hour|day) of|some|maybe|perhaps|possibly|also|a little|try(?: some)?|might)\\s+$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern LEARNS = Pattern.compile(
            "\\b(?:beginners?|learn(?:ing|ers?)?|lessons?|never surfed|first time|novices?|surf school|newbies?)\\b",
            Pattern.CASE_INSENSITIVE);

    private final Places places;
    private final Roads roads;
    private final Sights sights;
    private final FirstTimers firstTimers;

    public Journeys(Places places) {
        this.places = places;
        this.firstTimers = new FirstTimers(places);
        this.roads = Roads.load(places.all());
        this.sights = Sights.load(places);
    }

    /** @param months in which one goes there for this */
    private record Stop(String id, Set<Month> months, List<String> goodFor) {

        long serves(Set<String> wishes) {
            return goodFor.stream().filter(wishes::contains).count();
        }

        /** What one goes to few places for counts more than what is to be had on any coast. */
        long servesAll(Set<String> wishes, Collection<Speciality> special) {
            return serves(wishes)
                    + MORE_THAN_A_WISH
                            * special.stream().filter(one -> one.isAt(id)).count();
        }
    }

    private static Stop stop(String id, Set<Month> months, String... goodFor) {
        return new Stop(id, months, List.of(goodFor));
    }

    /**
     * Places that together serve the wishes, the one that serves most first, or what every first visit sees for who comes for the first
     * time; none where no place is known for any of them.
     */
    public List<Place> placesFor(Wishes wishes, List<LocalDate> days) {
        List<Place> settled = aroundALongStay(wishes, days);
        if (!settled.isEmpty()) {
            return settled;
        }
        List<Place> classic = FirstTimers.areAsking(wishes) ? firstTimers.route(wishes, days) : List.of();
        return classic.isEmpty() ? servingAll(wishes, days, ChoiceBounds.of(wishes, places, roads)) : classic;
    }

    /** Where most of the nights are spent for one thing, and what nobody misses for the days that are left. */
    private List<Place> aroundALongStay(Wishes wishes, List<LocalDate> days) {
        Set<Month> months = FittedSights.monthsOf(days);
        Optional<LongStay> stay = LongStay.in(wishes.told()).filter(one -> one.nights() <= days.size());
        Optional<Place> base = stay.flatMap(one -> one.thing().ids().stream()
                .filter(id -> isInSeason(id, months))
                .flatMap(id -> places.withId(id).stream())
                .findFirst());
        if (stay.isEmpty() || base.isEmpty()) {
            return List.of();
        }
        int left = days.size() - stay.get().nights();
        return Stream.concat(
                        base.stream(),
                        MISSED_LEAST.stream()
                                .filter(id -> !wishes.leftOut().contains(id))
                                .sorted(Comparator.comparingLong(id -> -serving(id, wishes)))
                                .flatMap(id -> places.withId(id).stream())
                                .limit(left / DAYS_AT_A_STOP))
                .toList();
    }

    /** How many of the wishes are served there. */
    private static long serving(String id, Wishes wishes) {
        return STOPS.stream()
                .filter(stop -> stop.id().equals(id))
                .mapToLong(stop -> stop.serves(wishes.interests()))
                .sum();
    }

    /**
     * Places that serve the wishes of who gave a limit to the hours on the road, none farther from another, or from the airport, than that
     * allows; none where no limit was given.
     */
    public List<Place> withinALimit(Wishes wishes, List<LocalDate> days, boolean fromTheAirport) {
        var bounds = ChoiceBounds.of(wishes, places, roads);
        if (bounds.mostMinutes().isEmpty()) {
            return List.of();
        }
        List<Place> near = servingAll(wishes, days, fromTheAirport ? bounds.fromTheAirport(places) : bounds);
        boolean losesACountry = Patterns.isIn(A_COAST, wishes.told().words())
                || Stream.of(Landscape.values())
                        .anyMatch(
                                landscape -> landscape.isWishedIn(wishes.told().words()) && !isServed(landscape, near));
        boolean losesAWish = wishes.interests().stream()
                .filter(wish -> isServedBy(STOPS, wish))
                .anyMatch(wish -> STOPS.stream()
                        .noneMatch(stop -> stop.goodFor().contains(wish)
                                && near.stream().anyMatch(place -> place.id().equals(stop.id()))));
        return losesACountry || losesAWish ? List.of() : near;
    }

    /** Whether they travel for a thing that one goes to certain places for, so that no usual round serves them. */
    public boolean areForWhatIsSpecial(Wishes wishes) {
        // A round of short drives was chosen for its roads, and takes in what is special beside them.
        return wishes.told().mostDrivingMinutes().isEmpty()
                && !wishes.dislikes().includes(Avoidance.Kept.DRIVES)
                && Speciality.wishedBy(wishes.told()).stream().anyMatch(CHOOSING::contains);
    }

    /** What they come for that one goes to certain places for, as one says it. */
    public List<String> specialIn(Wishes wishes) {
        return Speciality.wishedBy(wishes.told()).stream()
                .filter(CHOOSING::contains)
                .map(Speciality::inWords)
                .toList();
    }

    /** Whether one comes for the first time and for what everybody comes for. */
    public boolean areForAFirstVisit(Wishes wishes) {
        return FirstTimers.areAsking(wishes);
    }

    private List<Place> servingAll(Wishes wishes, List<LocalDate> days, ChoiceBounds bounds) {
        Set<Month> months = FittedSights.monthsOf(days);
        List<Speciality> wished = Speciality.wishedBy(wishes.told());
        List<Speciality> special = new ArrayList<>(wished);
        Set<String> sought = new LinkedHashSet<>(wishes.interests());
        if (WITH_A_CAMERA.stream().anyMatch(sought::contains)
                && Patterns.isIn(PHOTOGRAPHED, wishes.told().words())) {
            sought.remove("photography");
        }
        if (wishes.wantsQuiet() && !sought.isEmpty()) {
            sought.add("relaxation");
        }
        // "Hiking only" shuts out no hills for the tea on them.
        boolean isForOneThing = !OnlyWish.shutOutBy(wishes.told().words()).isEmpty();
        List<Stop> left = new ArrayList<>(STOPS.stream()
                .filter(stop -> stop.months().containsAll(months)
                        && stop.servesAll(sought, special) > 0
                        && places.withId(stop.id()).filter(bounds::allow).isPresent())
                .filter(stop -> !(stop.goodFor().getFirst().equals("rafting")
                        && (wishes.isRelaxed() || wishes.easyOnly())
                        && !wishes.interests().contains("rafting")))
                .filter(stop -> !(stop.id().equals(THE_CITY) && wishes.wantsQuiet()))
                .filter(stop -> !isByTheSea(stop) || LivelyEve.isAt(stop.id()) || !isOverALivelyEve(wishes, days))
                .filter(stop -> !(stop.goodFor().getFirst().equals("wildlife")
                        && wishes.told().care().isShakenEasily()
                        && !wishes.interests().contains("wildlife")))
                .filter(stop -> !(stop.goodFor().getFirst().equals("wildlife")
                        && wished.stream().anyMatch(CHOOSING::contains)
                        && wished.stream().noneMatch(one -> one.isAt(stop.id()))
                        && !wishes.interests().contains("wildlife")))
                .filter(stop -> isForOneThing
                        || stop.serves(wishes.avoid()) < stop.goodFor().size())
                .filter(stop -> isForOneThing
                        || !wishes.avoid().contains(stop.goodFor().getFirst())
                        || isForWhatLiesApart(stop, special))
                .filter(stop ->
                        !wishes.dislikes().areOf(stop.goodFor().getFirst()) || isForWhatLiesApart(stop, special))
                .toList());
        Set<String> unserved = new LinkedHashSet<>(sought);
        List<Place> chosen = new ArrayList<>();
        if (isForTheRainForest(wishes)) {
            places.withId(THE_RAIN_FOREST).ifPresent(chosen::add);
            left.removeIf(stop -> stop.id().equals(THE_RAIN_FOREST));
            unserved.remove("nature");
        }
        // Every move costs: who has little to spend stays where the most of what they wish is.
        boolean staysPut = days.size() <= DAYS_OF_A_CHEAP_STAY && wishes.told().asksFor(CHEAPLY);
        int stops = staysPut ? 1 : Math.clamp(days.size() / DAYS_AT_A_STOP, 1, MOST_STOPS);
        int most = staysPut
                ? 1
                : Math.min(
                        Math.min(days.size(), mostStops(days)),
                        wishes.told().mostBases(days.size()).orElse(mostStops(days)));
        boolean mayHoldMore = days.size() >= DAYS_OF_MORE_THAN_THE_WISH
                && wishes.interests().size() > 1
                && wishes.interests().stream().noneMatch(WHOLE_TRIPS::contains)
                && !isForOneThing
                && wished.stream().noneMatch(CHOOSING::contains)
                && !staysPut
                && !wishes.isRelaxed()
                && wishes.told().mostBases(days.size()).isEmpty();
        while (!left.isEmpty() && chosen.size() < most) {
            if (mayHoldMore && unserved.stream().noneMatch(wish -> isServedBy(left, wish)) && chosen.size() > 1) {
                break;
            }
            Stop best = left.stream()
                    .max(Comparator.<Stop>comparingLong(stop -> stop.servesAll(unserved, special))
                            .thenComparing(stop ->
                                    wished.stream().anyMatch(one -> CHOOSING.contains(one) && one.isFirstAt(stop.id())))
                            .thenComparing(stop -> wished.stream().anyMatch(one -> one.isAt(stop.id())))
                            .thenComparing(stop -> !(isByTheSea(stop) && isLoud(stop.id(), wishes)))
                            .thenComparing(stop -> chosen.isEmpty() || isNear(stop, chosen))
                            .thenComparingLong(stop -> stop.serves(sought)))
                    .orElseThrow();
            boolean servesMore = best.servesAll(unserved, special) > 0;
            if (!servesMore && chosen.size() >= stops) {
                break;
            }
            left.remove(best);
            Optional<Place> next = places.withId(best.id())
                    .filter(place -> bounds.allowBeside(chosen, place))
                    .filter(place -> servesMore || isNear(place, chosen));
            next.ifPresent(place -> {
                chosen.add(place);
                unserved.removeAll(best.goodFor());
                special.removeIf(one -> one.isAt(best.id())
                        && !(SEEN_AT_SEVERAL.contains(one) && chosen.size() < Math.max(2, days.size() / 2)));
            });
        }
        if (mayHoldMore) {
            addOfAFirstVisit(chosen, stops, wishes, days, bounds);
        }
        if (!staysPut && wishes.told().mostBases(days.size()).isEmpty()) {
            addForTheChildren(chosen, wishes, days, bounds);
        }
        return List.copyOf(chosen);
    }

    /** Three weeks hold more than two. */
    private static int mostStops(List<LocalDate> days) {
        return Math.clamp(days.size() / DAYS_AT_A_STOP_OF_A_LONG_TRIP, MOST_STOPS, MOST_STOPS_OF_A_LONG_TRIP);
    }

    private static boolean isForWhatLiesApart(Stop stop, Collection<Speciality> special) {
        return special.stream().anyMatch(one -> APART.contains(one) && one.isAt(stop.id()));
    }

    private static boolean isServedBy(List<Stop> stops, String wish) {
        return stops.stream().anyMatch(stop -> stop.goodFor().contains(wish));
    }

    /** Who has long more time than their wishes take sees what nobody leaves out, and not the fifth beach. */
    private void addOfAFirstVisit(
            List<Place> chosen, int stops, Wishes wishes, List<LocalDate> days, ChoiceBounds bounds) {
        Set<Month> months = FittedSights.monthsOf(days);
        for (String id : MISSED_LEAST) {
            boolean suits = chosen.size() < stops
                    && !wishes.leftOut().contains(id)
                    && STOPS.stream()
                            .filter(stop -> stop.id().equals(id))
                            .allMatch(stop -> stop.months().containsAll(months)
                                    && !wishes.avoid().contains(stop.goodFor().getFirst())
                                    && !wishes.dislikes().areOf(stop.goodFor().getFirst()));
            if (suits) {
                places.withId(id)
                        .filter(place ->
                                !chosen.contains(place) && bounds.allow(place) && bounds.allowBeside(chosen, place))
                        .ifPresent(chosen::add);
            }
        }
    }

    /** Children see the same thing no more than a few days: a place for a family more, while each has more days than that. */
    private void addForTheChildren(List<Place> chosen, Wishes wishes, List<LocalDate> days, ChoiceBounds bounds) {
        if (chosen.isEmpty() || !wishes.told().care().has(Need.CHILDREN)) {
            return;
        }
        Set<Month> months = FittedSights.monthsOf(days);
        Set<String> kinds = STOPS.stream()
                .filter(stop -> chosen.stream().anyMatch(place -> place.id().equals(stop.id())))
                .map(stop -> stop.goodFor().getFirst())
                .collect(Collectors.toCollection(HashSet::new));
        List<Stop> further = STOPS.stream()
                .filter(stop -> stop.goodFor().contains(FOR_FAMILIES)
                        && stop.months().containsAll(months)
                        && stop.goodFor().stream().noneMatch(wishes.avoid()::contains)
                        && !wishes.dislikes().areOf(stop.goodFor().getFirst()))
                .toList();
        while (chosen.size() * DAYS_OF_CHILDREN < days.size()) {
            Optional<Stop> next = further.stream()
                    .filter(stop -> !kinds.contains(stop.goodFor().getFirst()))
                    .filter(stop -> places.withId(stop.id())
                            .filter(place -> bounds.allow(place) && isWithinADrive(place, chosen, wishes))
                            .isPresent())
                    .min(Comparator.comparingInt(
                            stop -> minutesFrom(chosen, places.withId(stop.id()).orElseThrow())));
            if (next.isEmpty()) {
                return;
            }
            chosen.add(places.withId(next.get().id()).orElseThrow());
            kinds.add(next.get().goodFor().getFirst());
        }
    }

    /** A longer drive now and then is better than the same thing every day, unless its hours were said. */
    private boolean isWithinADrive(Place place, List<Place> chosen, Wishes wishes) {
        int most = wishes.dislikes().includes(Avoidance.Kept.DRIVES) ? AN_EASY_DRIVE_MINUTES : NEXT_STOP_MINUTES;
        return minutesFrom(chosen, place) <= wishes.told().mostDrivingMinutes().orElse(most);
    }

    /** Whether a beach is full in its season, for who wants a quiet one. */
    private static boolean isLoud(String id, Wishes wishes) {
        return wishes.wantsQuiet() && !QUIET_BEACHES.contains(id);
    }

    private static boolean isByTheSea(Stop stop) {
        return stop.goodFor().contains("beach");
    }

    /** Whoever wants the last night of the year to be lively sleeps by no quiet beach on it. */
    private static boolean isOverALivelyEve(Wishes wishes, List<LocalDate> days) {
        return days.stream().anyMatch(LivelyEve::isTheEve) && LivelyEve.isWantedBy(wishes);
    }

    /** A kind of country that is wished for beside the places that are named, and how one says so. */
    private enum Landscape {
        WILDLIFE("wildlife", 0, 90, "wildlife|safaris?|elephants?|leopards?"),
        MOUNTAINS("hiking", 900, AROUND_MINUTES, "hills|mountains?|hill country|highlands"),
        WILD_WATER("rafting", 0, AROUND_MINUTES, "(?:white[ -]?water )?raft(?:s|ing)?|white[ -]?water"),
        TEA("tea", 0, AROUND_MINUTES, "tea (?:country|estates?|plantations?|hills|fields)"),
        BEACH("beach", 0, AROUND_MINUTES, "beach(?:es)?|the sea(?:side)?|and sea|coast|by the ocean");

        private static final Pattern OF_ANOTHER_TIME = Pattern.compile(
                "\\b(?:no|not|enough|after|did|done|been|seen|already|without|skip|instead of|from|avoid|hate|than)\\b[^.;!?,]{0,20}$",
                Pattern.CASE_INSENSITIVE);

        private final String tag;
        private final double leastMetres;
        private final int near;
        private final Pattern said;

        /** @param near minutes within which a stop has it */
        Landscape(String tag, double leastMetres, int near, String said) {
            this.tag = tag;
            this.leastMetres = leastMetres;
            this.near = near;
            this.said = Pattern.compile("\\b(?:" + said + ")(?!\\w)", Pattern.CASE_INSENSITIVE);
        }

        boolean isHighEnough(Place place) {
            return place.elevationMetres().orElse(0) >= leastMetres;
        }

        boolean isWishedIn(String words) {
            return said.matcher(words)
                    .results()
                    .anyMatch(found -> !Patterns.isIn(OF_ANOTHER_TIME, words.substring(0, found.start())));
        }
    }

    /**
     * Places for the other half of a wish: of "Ella first and then a beach" the beach. None where something near the named places serves
     * it, where it is too far off, or where the days are too few for another stay.
     */
    public List<Place> further(Wishes wishes, List<Place> named, List<LocalDate> days) {
        Set<Month> months = FittedSights.monthsOf(days);
        List<Place> added = new ArrayList<>();
        if (days.size() < DAYS_OF_TWO_HALVES
                || named.isEmpty()
                || wishes.told().mostBases(days.size()).isPresent()) {
            return added;
        }
        for (Landscape landscape : Landscape.values()) {
            boolean wished = landscape.isWishedIn(wishes.told().words())
                    && !wishes.avoid().contains(landscape.tag)
                    && !wishes.dislikes().areOf(landscape.tag)
                    && !(landscape == Landscape.WILD_WATER
                            && wishes.told().care().keepsOffWildWater());
            List<Place> stops = Stream.concat(named.stream(), added.stream()).toList();
            if (!wished || (stops.size() + 1) * 4 > days.size() * 3 || isServed(landscape, stops)) {
                continue;
            }
            STOPS.stream()
                    .filter(stop ->
                            stop.months().containsAll(months) && stop.goodFor().contains(landscape.tag))
                    .flatMap(stop -> places.withId(stop.id()).stream())
                    .filter(landscape::isHighEnough)
                    .filter(place -> minutesFrom(stops, place) <= LONGEST_TO_THE_OTHER_HALF)
                    .min(Comparator.comparingInt(place -> minutesFrom(stops, place) / AS_NEAR_MINUTES))
                    .ifPresent(added::add);
        }
        return added;
    }

    /**
     * The places with others for what one goes to certain places for and has at none of them: churches, a lagoon full of birds, the line
     * through the hills. Each lies where it lengthens the way least, while the days hold one more.
     */
    public List<Place> withWhatIsSpecial(Wishes wishes, List<Place> stops, List<LocalDate> days) {
        Set<Month> months = FittedSights.monthsOf(days);
        var bounds = ChoiceBounds.of(wishes, places, roads);
        List<Place> all = new ArrayList<>(stops);
        for (Speciality one : Speciality.wishedBy(wishes.told())) {
            if (!APART.contains(one)) {
                continue;
            }
            List<Place> lacking = one.ids().stream()
                    .filter(id -> isInSeason(id, months) && !wishes.leftOut().contains(id))
                    .flatMap(id -> places.withId(id).stream())
                    .filter(place -> !all.contains(place))
                    .toList();
            long there = one.ids().stream()
                    .flatMap(id -> places.withId(id).stream())
                    .filter(place -> minutesFrom(all, place) <= AROUND_MINUTES)
                    .count();
            // A line has two ends, and birds of the forest are none of the lagoons.
            long needed = (one == Speciality.TRAINS || one == Speciality.BIRDS ? 2 : 1) - there;
            lacking.stream()
                    .filter(place -> bounds.allow(place) && bounds.allowBeside(all, place))
                    .filter(place -> minutesFrom(all, place) <= LONGEST_TO_THE_OTHER_HALF)
                    .limit(Math.max(0, needed))
                    .filter(place -> (all.size() + 1) * DAYS_AT_A_STOP <= days.size())
                    .forEach(place -> all.add(least(all, place), place));
        }
        return List.copyOf(all);
    }

    private static boolean isInSeason(String id, Set<Month> months) {
        return STOPS.stream()
                .anyMatch(stop -> stop.id().equals(id) && stop.months().containsAll(months));
    }

    /**
     * What is wished for is seen where it lengthens the way least, if one goes there for it alone or the way would lead far back for it; any
     * other stretch by itself comes last.
     */
    public List<Place> joined(List<Place> named, List<Place> others) {
        List<Place> all = new ArrayList<>(named);
        for (Place other : others) {
            boolean isForOneThing = STOPS.stream()
                    .anyMatch(stop -> stop.id().equals(other.id())
                            && stop.goodFor().getFirst().equals(Landscape.WILD_WATER.tag));
            int between = IntStream.rangeClosed(1, all.size())
                    .boxed()
                    .min(Comparator.comparingInt(at -> longer(all, other, at)))
                    .orElse(all.size());
            boolean isFarBack = longer(all, other, all.size()) - longer(all, other, between) > FAR_BACK_MINUTES;
            all.add(isForOneThing ? least(all, other) : isFarBack ? between : all.size(), other);
        }
        return List.copyOf(all);
    }

    private int least(List<Place> way, Place another) {
        return IntStream.rangeClosed(0, way.size())
                .boxed()
                .min(Comparator.comparingInt(at -> longer(way, another, at)))
                .orElse(way.size());
    }

    private int longer(List<Place> way, Place another, int at) {
        int before = at == 0 ? 0 : roads.minutes(way.get(at - 1), another);
        int after = at == way.size() ? 0 : roads.minutes(another, way.get(at));
        return before + after - (at == 0 || at == way.size() ? 0 : roads.minutes(way.get(at - 1), way.get(at)));
    }

    private boolean isServed(Landscape landscape, List<Place> stops) {
        return sights.all().stream()
                .filter(sight -> sight.isFor(landscape.tag) && landscape.isHighEnough(sight.place()))
                .anyMatch(sight -> minutesFrom(stops, sight.place()) <= landscape.near);
    }

    private int minutesFrom(List<Place> stops, Place place) {
        return stops.stream().mapToInt(stop -> roads.minutes(stop, place)).min().orElse(Integer.MAX_VALUE);
    }

    /** Whether one names the rain forest, of which there is one that everybody goes to. */
    static boolean isForTheRainForest(Wishes wishes) {
        return Patterns.isIn(RAIN_FOREST, wishes.told().words());
    }

    /** Places for who said nothing but that they come: what most first visits see. */
    public List<Place> firstVisit(Wishes wishes, List<LocalDate> days) {
        return placesFor(wishes.interests().isEmpty() ? wishes.interestedIn(OF_A_FIRST_VISIT) : wishes, days);
    }

    /** Where to go from where one only arrives: into the kind of country that is wished for, or else what first visits see. */
    public List<Place> afterAnArrival(Wishes wishes, List<LocalDate> days, List<Place> arrival) {
        int stops = Math.clamp(days.size() / DAYS_AT_A_STOP, 1, MOST_STOPS);
        boolean wished = Stream.of(Landscape.values())
                .anyMatch(landscape -> landscape.isWishedIn(wishes.told().words()));
        List<Place> further = wished && wishes.interests().isEmpty() ? further(wishes, arrival, days) : List.of();
        return (further.isEmpty() ? firstVisit(wishes, days) : further)
                .stream().filter(place -> !arrival.contains(place)).limit(stops).toList();
    }

    /** Where to go before a trip ends where it is said to: for the wishes, and for as many days as are not spent there. */
    public List<Place> beforeAnEnd(Wishes wishes, List<LocalDate> days, Place end) {
        int there = DaysThere.at(end, wishes.told().words());
        int left = days.size() - Math.max(1, there);
        return left < DAYS_AT_A_STOP
                ? List.of()
                : firstVisit(unservedAt(end, wishes), days.subList(0, left)).stream()
                        .filter(place -> !place.equals(end))
                        .limit(Math.clamp(left / DAYS_AT_A_STOP, 1, MOST_STOPS))
                        .toList();
    }

    /** Without what the end of the trip is good for itself, unless that is all that is wished for. */
    private static Wishes unservedAt(Place end, Wishes wishes) {
        Set<String> left = new LinkedHashSet<>(wishes.interests());
        STOPS.stream().filter(stop -> stop.id().equals(end.id())).forEach(stop -> left.removeAll(stop.goodFor()));
        return left.isEmpty() ? wishes : wishes.interestedIn(left);
    }

    /** Whether one does not go there for what it is known for in these months. */
    public boolean isOutOfSeason(Place place, List<LocalDate> days) {
        Set<Month> months = FittedSights.monthsOf(days);
        return STOPS.stream()
                .anyMatch(stop -> stop.id().equals(place.id()) && !stop.months().containsAll(months));
    }

    /** The nearest place to some others that is as good for what another is known for, and is so in these months. */
    public Optional<Place> insteadOf(Place outOfSeason, List<Place> others, List<LocalDate> days) {
        Set<Month> months = FittedSights.monthsOf(days);
        return STOPS.stream()
                .filter(stop -> stop.id().equals(outOfSeason.id()))
                .findFirst()
                .map(known -> known.goodFor().contains("beach")
                        ? "beach"
                        : known.goodFor().getFirst())
                .flatMap(wish -> STOPS.stream()
                        .filter(stop -> stop.months().containsAll(months)
                                && stop.goodFor().contains(wish))
                        .flatMap(stop -> places.withId(stop.id()).stream())
                        .filter(place -> !others.contains(place))
                        .min(Comparator.comparingInt(place -> minutesFrom(others, place) / AS_NEAR_MINUTES)));
    }

    /** Whether the waves are what one comes for, and no more of what else there is beside them. */
    public boolean isAboveAllToSurf(Wishes wishes) {
        String words = wishes.told().words();
        Matcher surf = TO_SURF.matcher(words);
        return surf.find()
                ? !Patterns.isIn(BESIDE_SURFING, words.substring(0, surf.start()))
                : wishes.interests().equals(Set.of(SURFING));
    }

    /**
     * Where one surfs in these months, for who comes to surf at a place alone where nobody can then, and does not insist on it; the bay of
     * learners for who learns.
     */
    public Optional<Place> insteadOfTheRoughSea(Wishes wishes, List<Place> named, List<LocalDate> days) {
        boolean isToSurf =
                (wishes.interests().contains(SURFING) || wishes.told().asksFor(TO_SURF))
                        && named.size() == 1
                        && !wishes.told().insisted().contains(named.getFirst().id())
                        && isASurfersStop(named.getFirst())
                        && days.stream().allMatch(day -> RoughSea.isAt(named.getFirst(), day.getMonth()));
        if (!isToSurf) {
            return Optional.empty();
        }
        Set<Month> months = FittedSights.monthsOf(days);
        boolean learns = Patterns.isIn(LEARNS, wishes.told().words());
        return STOPS.stream()
                .filter(stop ->
                        stop.goodFor().contains(SURFING) && stop.months().containsAll(months))
                .min(Comparator.comparing(stop -> !(learns && stop.id().equals(BAY_OF_LEARNERS))))
                .flatMap(stop -> places.withId(stop.id()));
    }

    private static boolean isASurfersStop(Place place) {
        return STOPS.stream()
                .anyMatch(stop -> stop.id().equals(place.id()) && stop.goodFor().contains(SURFING));
    }

    private boolean isNear(Stop stop, List<Place> chosen) {
        return places.withId(stop.id()).filter(place -> isNear(place, chosen)).isPresent();
    }

    private boolean isNear(Place place, List<Place> chosen) {
        return chosen.stream().anyMatch(other -> roads.minutes(other, place) <= NEXT_STOP_MINUTES);
    }
}
