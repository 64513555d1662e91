package ai.travion.atlas.almanac;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.Holiday;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HolidayType;
import ai.travion.atlas.PoyaDay;
import ai.travion.atlas.almanac.ExpectedHolidays.Expected;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the days that a topic of the calendar falls on, as far as the calendar knows them. Immutable. */
public final class Almanac {

    private static final int SHORTEST_LONG_WEEKEND_DAYS = 3;
    private static final int FARTHEST_YEARS = 3;
    private static final int HALF_A_YEAR_DAYS = 200;
    private static final String BY_THE_DATE = "the same date every year";
    private static final String BY_EASTER = "computed from the date of Easter";

    private final HolidayCalendar calendar;
    private final DryDays dryDays;
    private final ExpectedHolidays expected;
    private final SchoolBreaks schools;
    private final BridgeDays bridges;

    public Almanac(HolidayCalendar calendar) {
        this.calendar = calendar;
        this.dryDays = new DryDays(calendar);
        this.expected = new ExpectedHolidays(calendar);
        this.schools = new SchoolBreaks(calendar);
        this.bridges = new BridgeDays(calendar);
    }

    public HolidayCalendar calendar() {
        return calendar;
    }

    public DryDays dryDays() {
        return dryDays;
    }

    public ExpectedHolidays expected() {
        return expected;
    }

    public SchoolBreaks schools() {
        return schools;
    }

    /** The days that the topic falls on between two days, both included, in order. */
    public List<Occurrence> between(CalendarTopic topic, LocalDate from, LocalDate to) {
        var found = switch (topic.shape()) {
            case POYA_OF_A_MONTH -> poyaNamed(topic.key());
            case OF_THE_GAZETTE ->
                topic == CalendarTopic.ESALA_PERAHERA ? poyaNamed(topic.key()) : named(topic.key(), from, to);
            case FIXED -> fixed(topic, from, to);
            case OF_EASTER -> ofEaster(topic, from, to);
            case KIND -> ofKind(topic, from, to);
        };
        return found.filter(day -> day.touches(from, to))
                .sorted(Comparator.comparing(Occurrence::first))
                .toList();
    }

    /**
     * The holidays between two days, both included, in order, as gazetted or as to be expected where no gazette is known.
     *
     * @param nameBegins how the gazette's name begins, in either case: "deepavali"
     */
    public List<Occurrence> holidaysNamed(String nameBegins, LocalDate from, LocalDate to) {
        return named(nameBegins, from, to)
                .filter(day -> day.touches(from, to))
                .sorted(Comparator.comparing(Occurrence::first))
                .toList();
    }

    /** The first on or after a day; empty where the calendar knows of none. */
    public Optional<Occurrence> next(CalendarTopic topic, LocalDate from) {
        return between(topic, from, from.plusYears(FARTHEST_YEARS)).stream()
                .filter(day -> !day.first().isBefore(from))
                .findFirst();
    }

    /** The last before a day. */
    public Optional<Occurrence> latest(CalendarTopic topic, LocalDate before) {
        return between(topic, before.minusYears(FARTHEST_YEARS), before.minusDays(1)).stream()
                .filter(day -> day.last().isBefore(before))
                .reduce((earlier, later) -> later);
    }

    /** Every day of the topic that the calendar holds: what is usual can be told from it. */
    public List<Occurrence> known(CalendarTopic topic) {
        return between(topic, LocalDate.of(firstYear(topic), 1, 1), LocalDate.of(lastYear(topic), 12, 31));
    }

    /** The first year of which the days of the topic are known, computed ones among them. */
    public int firstYear(CalendarTopic topic) {
        return (followsARule(topic) ? calendar.firstKnown() : calendar.firstGazetted()).getYear();
    }

    /** The last year of which the days of the topic are known, predicted ones among them. */
    public int lastYear(CalendarTopic topic) {
        return (followsARule(topic) ? calendar.lastKnown() : calendar.lastGazetted()).getYear();
    }

    /** Whether its days are told for years without a gazette; long weekends are for the government to settle. */
    private static boolean followsARule(CalendarTopic topic) {
        return topic != CalendarTopic.LONG_WEEKEND;
    }

    /** A day whose name is not settled counts where no other Poya day of about that year bears the name. */
    private Stream<Occurrence> poyaNamed(String month) {
        var named = calendar.poyaDays().stream()
                .filter(day -> day.name().equals(month))
                .toList();
        return named.stream()
                .filter(day -> day.nameCertain()
                        || named.stream().filter(PoyaDay::nameCertain).noneMatch(other -> isOfTheSameYear(day, other)))
                .map(day -> Occurrence.on(day.date(), day.fullName(), day.certainty(), day.source()));
    }

    private static boolean isOfTheSameYear(PoyaDay one, PoyaDay other) {
        return Math.abs(ChronoUnit.DAYS.between(one.date(), other.date())) < HALF_A_YEAR_DAYS;
    }

    /** As gazetted, and as to be expected where no gazette is known. */
    private Stream<Occurrence> named(String nameBegins, LocalDate from, LocalDate to) {
        var start = nameBegins.toLowerCase(Locale.ROOT);
        return Stream.concat(
                        calendar.holidays().stream().map(Almanac::of),
                        expected.between(from, to).map(Almanac::of))
                .filter(day -> day.name().toLowerCase(Locale.ROOT).startsWith(start));
    }

    private Stream<Occurrence> fixed(CalendarTopic topic, LocalDate from, LocalDate to) {
        var day = MonthDay.parse("--" + topic.key());
        return IntStream.rangeClosed(from.getYear(), to.getYear()).mapToObj(year -> {
            var date = day.atYear(year);
            return calendar.holidaysOn(date).stream()
                    .filter(holiday -> holiday.name().startsWith(topic.title()))
                    .findFirst()
                    .map(Almanac::of)
                    .orElse(Occurrence.on(date, topic.title(), Certainty.INFERRED, BY_THE_DATE));
        });
    }

    private Stream<Occurrence> ofEaster(CalendarTopic topic, LocalDate from, LocalDate to) {
        return IntStream.rangeClosed(from.getYear(), to.getYear()).mapToObj(year -> {
            var easter = Easter.of(year);
            var friday = calendar.holidaysOn(easter.minusDays(2)).stream()
                    .filter(holiday -> holiday.name().equals("Good Friday"))
                    .findFirst();
            var date = topic == CalendarTopic.EASTER ? easter : easter.minusDays(2);
            return Occurrence.on(
                    date,
                    topic.title(),
                    friday.isPresent() ? Certainty.GAZETTED : Certainty.INFERRED,
                    friday.map(Holiday::source).orElse(BY_EASTER));
        });
    }

    private Stream<Occurrence> ofKind(CalendarTopic topic, LocalDate from, LocalDate to) {
        return switch (topic) {
            case POYA ->
                calendar.poyaDays().stream()
                        .map(day -> Occurrence.on(day.date(), day.fullName(), day.certainty(), day.source()));
            case SCHOOL_HOLIDAY -> schools.between(from, to).stream().map(Almanac::of);
            case BRIDGE_DAY -> days(from, to).flatMap(day -> bridges.on(day).stream());
            case LONG_WEEKEND -> longWeekends(from, to);
            case DRY_DAY ->
                days(from, to)
                        .flatMap(day -> dryDays.on(day).stream())
                        .map(day -> Occurrence.on(day.date(), day.reason(), day.certainty(), day.source()));
            default -> holidays(HolidayType.valueOf(topic.key()), from, to);
        };
    }

    /** One entry a day: on a day of two holidays, both names. */
    private Stream<Occurrence> holidays(HolidayType type, LocalDate from, LocalDate to) {
        return Stream.concat(
                        calendar.holidays().stream()
                                .filter(day -> day.types().contains(type))
                                .map(Almanac::of),
                        expected.between(from, to)
                                .filter(day -> day.types().contains(type))
                                .map(Almanac::of))
                .collect(Collectors.groupingBy(Occurrence::first))
                .values()
                .stream()
                .map(sameDay -> Occurrence.on(
                        sameDay.getFirst().first(),
                        sameDay.stream().map(Occurrence::name).distinct().collect(Collectors.joining("; ")),
                        sameDay.getFirst().certainty(),
                        sameDay.getFirst().source()));
    }

    /** Three or more days in a row that are Saturday, Sunday or a public holiday, a holiday among them. */
    private Stream<Occurrence> longWeekends(LocalDate from, LocalDate to) {
        var runs = new ArrayList<Occurrence>();
        var day = from.minusDays(SHORTEST_LONG_WEEKEND_DAYS);
        while (!day.isAfter(to)) {
            if (!isFree(day)) {
                day = day.plusDays(1);
                continue;
            }
            var last = day;
            while (isFree(last.plusDays(1))) {
                last = last.plusDays(1);
            }
            var first = firstFree(day);
            var names = days(first, last)
                    .flatMap(free -> calendar.holidaysOn(free).stream())
                    .filter(holiday -> holiday.types().contains(HolidayType.PUBLIC))
                    .map(Holiday::name)
                    .distinct()
                    .collect(Collectors.joining(", "));
            if (!names.isEmpty()
                    && first.plusDays(SHORTEST_LONG_WEEKEND_DAYS - 1L).compareTo(last) <= 0) {
                runs.add(new Occurrence(first, last, names, Certainty.GAZETTED, "gazette of public holidays"));
            }
            day = last.plusDays(1);
        }
        return runs.stream();
    }

    private LocalDate firstFree(LocalDate day) {
        var first = day;
        while (isFree(first.minusDays(1))) {
            first = first.minusDays(1);
        }
        return first;
    }

    /** Whether a day is a Saturday, a Sunday or a public holiday. */
    public boolean isFree(LocalDate day) {
        return isWeekend(day)
                || calendar.holidaysOn(day).stream()
                        .anyMatch(holiday -> holiday.types().contains(HolidayType.PUBLIC));
    }

    public static boolean isWeekend(LocalDate day) {
        return day.getDayOfWeek() == DayOfWeek.SATURDAY || day.getDayOfWeek() == DayOfWeek.SUNDAY;
    }

    private static Stream<LocalDate> days(LocalDate from, LocalDate to) {
        return from.datesUntil(to.plusDays(1));
    }

    private static Occurrence of(SchoolBreak found) {
        return new Occurrence(found.start(), found.end(), found.inWords(), found.certainty(), found.source());
    }

    private static Occurrence of(Expected holiday) {
        return Occurrence.on(holiday.date(), holiday.name(), Certainty.PREDICTED, holiday.source());
    }

    private static Occurrence of(Holiday holiday) {
        return Occurrence.on(holiday.date(), holiday.name(), Certainty.GAZETTED, holiday.source());
    }
}
