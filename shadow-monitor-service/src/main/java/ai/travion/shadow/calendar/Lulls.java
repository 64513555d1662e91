package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HolidayType;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The days on which places empty, by rules of custom: how far they empty is a judgement, for nobody has counted it. */
final class Lulls {

    private static final Set<Integer> SHUT = Set.of();
    private static final double HARDLY_ANYBODY = 0.05;
    private static final double NEARLY_EMPTY = 0.25;
    private static final double OFF_SEASON = 0.1;
    private static final int DAYS_OF_SMALL_SHOPS = 3;

    /** Of the day's first light, which leaves the afternoon for the way down. */
    private static final Set<Integer> BY_DAYLIGHT = Set.of(6, 7);

    private final HolidayCalendar calendar;
    private final DaysOff daysOff;
    private final NewYear newYear;

    Lulls(HolidayCalendar calendar, DaysOff daysOff) {
        this.calendar = calendar;
        this.daysOff = daysOff;
        this.newYear = new NewYear(calendar);
    }

    /** One way to empty a place on a day. */
    @FunctionalInterface
    private interface Reason {
        Optional<Lull> on(LocalDate day);
    }

    /** The first that holds says it all. */
    private List<Reason> reasonsFor(Haunt haunt) {
        return switch (haunt) {
            case MARKET ->
                List.of(
                        this::marketAtNewYear,
                        this::marketOnPoya,
                        this::marketOnAHoliday,
                        this::marketAfterNewYear,
                        Lulls::marketOnSunday);
            case TOWN -> List.of(this::townAtNewYear);
            case PILGRIM_CLIMB -> List.of(this::climbOutOfSeason);
        };
    }

    Optional<Lull> at(Haunt haunt, LocalDate day) {
        return reasonsFor(haunt).stream()
                .flatMap(reason -> reason.on(day).stream())
                .findFirst();
    }

    private Optional<NewYear.Festival> newYearOn(LocalDate day) {
        return day.isBefore(calendar.firstKnown()) ? Optional.empty() : newYear.on(day);
    }

    private Optional<Lull> marketAtNewYear(LocalDate day) {
        return newYearOn(day)
                .map(festival -> new Lull(
                        NewYearRules.ID,
                        "Sinhala and Tamil New Year",
                        festival.inWords(false) + ": the market is shut, and hardly anybody is there.",
                        HARDLY_ANYBODY,
                        HARDLY_ANYBODY,
                        Optional.of(SHUT)));
    }

    private Optional<Lull> townAtNewYear(LocalDate day) {
        return newYearOn(day)
                .map(festival -> new Lull(
                        NewYearRules.ID,
                        "Sinhala and Tamil New Year",
                        festival.inWords(false)
                                + ": most shops, markets, offices and eateries outside hotels are closed, families are at home, and the streets are nearly empty.",
                        NEARLY_EMPTY,
                        NEARLY_EMPTY,
                        Optional.empty()));
    }

    private Optional<Lull> marketOnPoya(LocalDate day) {
        return calendar.poyaOn(day)
                .map(poya -> shut(
                        "market-on-poya",
                        poya.fullName(),
                        "%s %s %s: most shops of the market are closed."
                                .formatted(
                                        InWords.day(day),
                                        poya.certainty() == Certainty.GAZETTED ? "is" : "is predicted to be",
                                        poya.fullName())));
    }

    /** Private business keeps mercantile holidays; on others its shops may open. */
    private Optional<Lull> marketOnAHoliday(LocalDate day) {
        return daysOff.on(day).stream()
                .filter(holiday -> holiday.types().contains(HolidayType.MERCANTILE))
                .findFirst()
                .map(holiday -> shut(
                        "market-on-holiday",
                        holiday.name(),
                        "%s %s %s, a holiday of private business too: most shops of the market are closed."
                                .formatted(
                                        InWords.day(day),
                                        holiday.isGazetted() ? "is" : "is expected to be",
                                        holiday.name())));
    }

    private Optional<Lull> marketAfterNewYear(LocalDate day) {
        return Stream.iterate(day.minusDays(1), before -> before.minusDays(1))
                        .limit(DAYS_OF_SMALL_SHOPS)
                        .anyMatch(before -> newYearOn(before).isPresent())
                ? Optional.of(half(
                        "market-after-new-year",
                        "the days after the New Year",
                        "Many small shops stay closed for some days after the Sinhala and Tamil New Year."))
                : Optional.empty();
    }

    private static Optional<Lull> marketOnSunday(LocalDate day) {
        return day.getDayOfWeek() == DayOfWeek.SUNDAY
                ? Optional.of(half("market-on-sunday", "Sunday", "Many shops of the market rest on Sundays."))
                : Optional.empty();
    }

    private Optional<Lull> climbOutOfSeason(LocalDate day) {
        return SeasonRules.isPilgrimage(day, calendar)
                ? Optional.empty()
                : Optional.of(new Lull(
                        SeasonRules.ADAMS_PEAK_SEASON,
                        "out of season",
                        "%s is outside the pilgrimage season (from the Poya of December to Vesak in May): the steps are not lit and the stalls are shut, so do not climb in the dark; begin at first light, with a guide and rainwear."
                                .formatted(InWords.day(day)),
                        1,
                        OFF_SEASON,
                        Optional.of(BY_DAYLIGHT)));
    }

    private static Lull shut(String ruleId, String name, String because) {
        return new Lull(ruleId, name, because, NEARLY_EMPTY, NEARLY_EMPTY, Optional.of(SHUT));
    }

    private static Lull half(String ruleId, String name, String because) {
        return new Lull(ruleId, name, because, 0.6, 1, Optional.empty());
    }
}
