package ai.travion.shadow.calendar;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.PoyaDay;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What the season of a coast, a hill or a park asks for, where a visitor is out in it. */
final class SeasonRules {

    static final String ADAMS_PEAK_SEASON = "adams-peak-season";
    private static final String ADAMS_PEAK = "adams-peak";
    private static final List<Month> OUTSIDE_PILGRIMAGE = List.of(
            Month.MAY,
            Month.JUNE,
            Month.JULY,
            Month.AUGUST,
            Month.SEPTEMBER,
            Month.OCTOBER,
            Month.NOVEMBER,
            Month.DECEMBER);
    private static final String YALA = "yala-national-park";
    private static final List<Month> YALA_MAY_CLOSE = List.of(Month.SEPTEMBER, Month.OCTOBER);
    private static final Set<String> OF_THE_GATHERING = Set.of("minneriya-national-park", "kaudulla-national-park");
    private static final List<Month> WITHOUT_THE_GATHERING = List.of(
            Month.JANUARY,
            Month.FEBRUARY,
            Month.MARCH,
            Month.APRIL,
            Month.MAY,
            Month.JUNE,
            Month.NOVEMBER,
            Month.DECEMBER);
    private static final String INFERRED = "inferred";

    private SeasonRules() {}

    private record Season(Rains rains, Exposure exposure) {}

    /** When a season is first met on a trip, and where. */
    private record Met(LocalDate day, Set<String> places) {}

    static Rule monsoon() {
        return new Rule(
                "monsoon",
                "weather_season",
                Kind.ADVICE,
                "seasons of the Department of Meteorology of Sri Lanka",
                Validity.always(),
                trip -> seasonsOf(trip).entrySet().stream()
                        .map(season -> warningOf(season.getKey(), season.getValue())));
    }

    static Rule adamsPeakOutOfSeason(HolidayCalendar calendar) {
        return new Rule(
                ADAMS_PEAK_SEASON,
                "weather_season",
                Kind.ADVICE,
                "custom: the pilgrimage season runs from the Poya of December to Vesak",
                Validity.everyYearIn(OUTSIDE_PILGRIMAGE),
                trip -> outOfSeason(daysAt(trip, ADAMS_PEAK).toList(), calendar).stream());
    }

    /** Days on both sides of its Poya are told what changes with it, and not that the first of them is outside. */
    private static Optional<ConstraintViolation.Builder> outOfSeason(List<LocalDate> days, HolidayCalendar calendar) {
        Optional<LocalDate> outside =
                days.stream().filter(day -> !isPilgrimage(day, calendar)).findFirst();
        Optional<LocalDate> within =
                days.stream().filter(day -> isPilgrimage(day, calendar)).findFirst();
        return outside.map(day -> within.map(open -> open.isAfter(day) ? beginning(open) : ending(day.minusDays(1)))
                .orElseGet(() -> ConstraintViolation.newBuilder()
                        .setDescription(
                                "%s is outside the pilgrimage season of Adam's Peak (from the Poya of December to Vesak in May): the steps are not lit, the stalls are shut, and cloud and rain are common."
                                        .formatted(InWords.day(day)))
                        .setDate(day))
                .setSeverity(Severity.MEDIUM)
                .setSuggestion(
                        "Climb by daylight with a guide and rainwear, or come between the Poya of December and Vesak.")
                .setLocation("Adam's Peak")
                .setCertainty(INFERRED));
    }

    private static ConstraintViolation.Builder beginning(LocalDate open) {
        return ConstraintViolation.newBuilder()
                .setDescription(
                        "The pilgrimage season of Adam's Peak begins on %s: before that day the steps are not lit, the stalls are shut, and cloud and rain are common."
                                .formatted(InWords.day(open)))
                .setDate(open);
    }

    private static ConstraintViolation.Builder ending(LocalDate last) {
        return ConstraintViolation.newBuilder()
                .setDescription(
                        "The pilgrimage season of Adam's Peak ends on %s: after that day the steps are not lit, the stalls are shut, and cloud and rain are common."
                                .formatted(InWords.day(last)))
                .setDate(last);
    }

    /** In May up to Vesak; in December from Unduvap, which need not be the last Poya of the month; between them always. */
    static boolean isPilgrimage(LocalDate day, HolidayCalendar calendar) {
        return switch (day.getMonth()) {
            case MAY -> {
                List<LocalDate> poyas = poyasOfItsMonth(day, calendar);
                yield poyas.isEmpty() || !day.isAfter(named("Vesak", poyas, calendar));
            }
            case DECEMBER -> {
                List<LocalDate> poyas = poyasOfItsMonth(day, calendar);
                yield poyas.isEmpty() || !day.isBefore(named("Unduvap", poyas, calendar));
            }
            case JANUARY, FEBRUARY, MARCH, APRIL -> true;
            default -> false;
        };
    }

    private static List<LocalDate> poyasOfItsMonth(LocalDate day, HolidayCalendar calendar) {
        return calendar.poyaDays().stream()
                .map(PoyaDay::date)
                .filter(poya -> YearMonth.from(poya).equals(YearMonth.from(day)))
                .toList();
    }

    /** The Poya day of that name, or the last of the month. */
    private static LocalDate named(String name, List<LocalDate> poyasOfTheMonth, HolidayCalendar calendar) {
        return poyasOfTheMonth.stream()
                .filter(poya -> calendar.poyaOn(poya)
                        .filter(day -> day.name().equals(name))
                        .isPresent())
                .findFirst()
                .orElse(poyasOfTheMonth.getLast());
    }

    static Rule yalaMayBeClosed() {
        return new Rule(
                "yala-closure",
                "weather_season",
                Kind.ADVICE,
                "custom of recent years",
                Validity.everyYearIn(YALA_MAY_CLOSE),
                trip -> firstDayAt(trip, YALA)
                        .map(day -> ConstraintViolation.newBuilder()
                                .setSeverity(Severity.MEDIUM)
                                .setDescription(
                                        "In many years the main block of Yala National Park closes for some weeks in September and October, at the end of the dry season.")
                                .setSuggestion(
                                        "Ask before you go. For leopards go to Wilpattu National Park instead, for elephants to Udawalawe National Park.")
                                .setDate(day)
                                .setLocation("Yala National Park")
                                .setCertainty(INFERRED)));
    }

    /** Who comes for the herds in another month finds few of them. */
    static Rule gatheringIsOver() {
        return new Rule(
                "gathering-season",
                "wildlife_season",
                Kind.ADVICE,
                "custom of the herds, which come to the grass of the shrinking tanks",
                Validity.everyYearIn(WITHOUT_THE_GATHERING),
                trip -> trip.days().stream()
                        .flatMap(day -> trip.placesOn(day).stream()
                                .filter(place -> OF_THE_GATHERING.contains(place.id()))
                                .map(place -> ConstraintViolation.newBuilder()
                                        .setSeverity(Severity.LOW)
                                        .setDescription(
                                                "%s at %s is outside the season of the Gathering (about July to October, at its height in August and September): the tank is full and its elephants are scattered, so expect smaller herds."
                                                        .formatted(monthOf(day), place.name()))
                                        .setSuggestion(
                                                "For many elephants at once come in August or September; Udawalawe National Park has them all year.")
                                        .setDate(day)
                                        .setLocation(place.name())
                                        .setCertainty(INFERRED)))
                        .limit(1));
    }

    private static Stream<LocalDate> firstDayAt(Trip trip, String placeId) {
        return daysAt(trip, placeId).limit(1);
    }

    private static Stream<LocalDate> daysAt(Trip trip, String placeId) {
        return trip.days().stream()
                .filter(day ->
                        trip.placesOn(day).stream().anyMatch(place -> place.id().equals(placeId)));
    }

    private static Map<Season, Met> seasonsOf(Trip trip) {
        Map<Season, Met> met = new LinkedHashMap<>();
        for (LocalDate day : trip.days()) {
            for (Place place : trip.placesOn(day)) {
                Exposure.of(place)
                        .ifPresent(exposure -> Rains.at(place, day.getMonth())
                                .ifPresent(rains -> met.computeIfAbsent(
                                                new Season(rains, exposure),
                                                season -> new Met(day, new LinkedHashSet<>()))
                                        .places()
                                        .add(place.name())));
            }
        }
        met.keySet().removeIf(season -> season.exposure() == Exposure.OPEN && isSaidOfMore(season, met));
        return met;
    }

    /** Who is told of the rain on a path needs not be told of it in the street. */
    private static boolean isSaidOfMore(Season season, Map<Season, Met> met) {
        return met.keySet().stream()
                .anyMatch(other -> other.rains() == season.rains() && other.exposure() != Exposure.OPEN);
    }

    private static ConstraintViolation.Builder warningOf(Season season, Met met) {
        String places = InWords.list(List.copyOf(met.places()));
        return ConstraintViolation.newBuilder()
                .setSeverity(severityOf(season))
                .setDescription("%s at %s: %s %s."
                        .formatted(
                                monthOf(met.day()),
                                places,
                                season.rains().inWords(),
                                effectOf(season, met.day().getMonth())))
                .setSuggestion(suggestionFor(season))
                .setDate(met.day())
                .setLocation(met.places().iterator().next())
                .setCertainty(INFERRED);
    }

    private static Severity severityOf(Season season) {
        return season.rains().isBetweenMonsoons()
                        || season.exposure() == Exposure.PARK
                        || season.exposure() == Exposure.OPEN
                ? Severity.LOW
                : Severity.MEDIUM;
    }

    private static String effectOf(Season season, Month month) {
        if (season.rains().isBetweenMonsoons()) {
            return "thunderstorms on %s afternoons".formatted(month == Month.MARCH ? "some" : "many");
        }
        return switch (season.exposure()) {
            case SEA -> "rain and a rough sea, and swimming and boat trips are often unsafe";
            case FERRY -> "rain and a rough sea, and the ferry may be late or not go";
            case HIKE -> "rain, slippery paths and clouded views";
            case PARK -> "rain, and tracks may be muddy or closed after a storm";
            case OPEN -> "rain on many days";
        };
    }

    private static String suggestionFor(Season season) {
        return switch (season.exposure()) {
            case OPEN -> "Carry an umbrella, be outside in the morning, and keep something under a roof in reserve.";
            case FERRY -> "Cross in the morning, and ask the day before whether the ferry goes.";
            case HIKE ->
                season.rains().isBetweenMonsoons()
                        ? "Start at first light, carry rainwear, and turn back when thunder is near."
                        : "Start at first light, carry rainwear and long socks against leeches, turn back when thunder is near, and ask after heavy rain whether the path, the road and the railway are open: slopes slide.";
            case PARK -> "Ask about the tracks the day before, and prefer the morning.";
            case SEA ->
                switch (season.rains()) {
                    case SOUTH_WEST_MONSOON ->
                        "Swim only where locals call it safe, or choose the east coast, which is dry then.";
                    case NORTH_EAST_MONSOON ->
                        "Swim only where locals call it safe, or choose the south or west coast, which is at its best from December to March.";
                    case INTER_MONSOON, SPRING_INTER_MONSOON -> "Keep boat trips and swimming for the morning.";
                };
        };
    }

    private static String monthOf(LocalDate day) {
        return day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    }
}
