package ai.travion.atlas.almanac;

import ai.travion.atlas.Holiday;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.SchoolHoliday;
import ai.travion.atlas.almanac.SchoolBreak.Basis;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** School holidays: as they were published, and where nothing was, the usual breaks, marked inferred. Immutable. */
public final class SchoolBreaks {

    /** "(second term ended 07-24)" is how the dates were found, and no part of the name. */
    private static final Pattern NOTES = Pattern.compile("\\s*\\([^)]*\\)$");

    private static final String INFERRED_FROM = "inferred from the school terms published for 2024 to 2026";

    /** The reader of a newspaper's report says so in the name of a break whose first day it does not give. */
    private static final String APPROXIMATE = "approximate";

    /** A break published without its last day ends with the year's first day at the latest. */
    private static final MonthDay LATEST_END = MonthDay.of(Month.JANUARY, 1);

    private static final int ANY_YEAR = 0;
    /** Terms are in two parts each since then. */
    private static final int FIRST_YEAR_OF_THESE_TERMS = 2026;

    private static final List<Usual> USUAL = List.of(
            new Usual(
                    "mid first-term holiday",
                    MonthDay.of(2, 14),
                    MonthDay.of(3, 2),
                    MonthDay.of(2, 1),
                    MonthDay.of(3, 31),
                    FIRST_YEAR_OF_THESE_TERMS),
            new Usual(
                    "New Year holiday",
                    MonthDay.of(4, 10),
                    MonthDay.of(4, 20),
                    MonthDay.of(4, 1),
                    MonthDay.of(4, 30),
                    ANY_YEAR),
            new Usual(
                    "August holiday",
                    MonthDay.of(8, 8),
                    MonthDay.of(8, 31),
                    MonthDay.of(8, 1),
                    MonthDay.of(9, 30),
                    ANY_YEAR),
            new Usual(
                    "year-end holiday",
                    MonthDay.of(12, 5),
                    MonthDay.of(12, 31),
                    MonthDay.of(11, 15),
                    MonthDay.of(12, 31),
                    ANY_YEAR));

    private static final String MUSLIM = "Muslim";
    private static final String AFTER_THE_FAST = "Id-Ul-Fitr";
    private static final String OF_THE_PILGRIMS = "Id-Ul-Alha";
    /** From some days before the fast, as in 2026. */
    private static final int FROM_BEFORE_ID_UL_FITR_DAYS = 35;

    private static final int TO_AFTER_ID_UL_ALHA_DAYS = 3;

    private final List<SchoolBreak> published;
    private final HolidayCalendar calendar;
    private final ExpectedHolidays expected;

    public SchoolBreaks(HolidayCalendar calendar) {
        this.calendar = calendar;
        this.expected = new ExpectedHolidays(calendar);
        this.published =
                calendar.schoolHolidays().stream().map(SchoolBreaks::published).toList();
    }

    /**
     * @param watchFrom a published break that starts between this
     * @param watchTo and this takes the place of the usual one of that year
     * @param since the first year that has it
     */
    private record Usual(String name, MonthDay from, MonthDay to, MonthDay watchFrom, MonthDay watchTo, int since) {

        SchoolBreak in(int year) {
            return new SchoolBreak(
                    from.atYear(year), to.atYear(year), "most schools", name, Basis.USUAL, INFERRED_FROM);
        }

        boolean isReplacedBy(SchoolBreak published, int year) {
            return published.isGeneral()
                    && !published.start().isBefore(watchFrom.atYear(year))
                    && !published.start().isAfter(watchTo.atYear(year));
        }
    }

    /** The breaks that a day lies in. */
    public List<SchoolBreak> on(LocalDate day) {
        return between(day, day);
    }

    /** The breaks that lie between two days, both included, even if only in part: those of most schools first, in order. */
    public List<SchoolBreak> between(LocalDate from, LocalDate to) {
        return Stream.of(
                        published.stream(),
                        IntStream.rangeClosed(from.getYear(), to.getYear())
                                .boxed()
                                .flatMap(this::inferred),
                        ofMuslimSchools(from, to))
                .flatMap(breaks -> breaks)
                .filter(found -> !found.start().isAfter(to) && !found.end().isBefore(from))
                .sorted(Comparator.comparing((SchoolBreak found) -> !found.isGeneral())
                        .thenComparing(SchoolBreak::start))
                .toList();
    }

    /** Whether each of the usual breaks of a year was published. */
    public boolean arePublishedFor(int year) {
        return USUAL.stream().filter(usual -> usual.since() <= year).allMatch(usual -> isPublished(usual, year));
    }

    private static SchoolBreak published(SchoolHoliday holiday) {
        return new SchoolBreak(
                holiday.start(),
                holiday.end().orElse(LATEST_END.atYear(holiday.start().getYear() + 1)),
                holiday.schools(),
                NOTES.matcher(holiday.name()).replaceFirst(""),
                basis(holiday),
                holiday.source());
    }

    private static Basis basis(SchoolHoliday holiday) {
        if (holiday.name().contains(APPROXIMATE)) {
            return Basis.ABOUT;
        }
        return holiday.end().isPresent() ? Basis.PUBLISHED : Basis.ITS_FIRST_DAY_ONLY;
    }

    private boolean isPublished(Usual usual, int year) {
        return published.stream().anyMatch(found -> usual.isReplacedBy(found, year));
    }

    /** They follow the moon, as the feasts do. */
    private Stream<SchoolBreak> ofMuslimSchools(LocalDate from, LocalDate to) {
        return Stream.concat(
                        feasts(AFTER_THE_FAST, from, to)
                                .map(feast -> muslim(
                                        feast.minusDays(FROM_BEFORE_ID_UL_FITR_DAYS),
                                        feast.plusDays(1),
                                        "holiday of the fast of Ramadan")),
                        feasts(OF_THE_PILGRIMS, from, to)
                                .map(feast -> muslim(
                                        feast.minusDays(1), feast.plusDays(TO_AFTER_ID_UL_ALHA_DAYS), "Hajj break")))
                .filter(usual -> published.stream().noneMatch(known -> !known.isGeneral() && known.overlaps(usual)));
    }

    private Stream<LocalDate> feasts(String nameBegins, LocalDate from, LocalDate to) {
        LocalDate first = from.minusDays(TO_AFTER_ID_UL_ALHA_DAYS);
        LocalDate last = to.plusDays(FROM_BEFORE_ID_UL_FITR_DAYS);
        return Stream.concat(
                calendar.holidays().stream()
                        .filter(holiday -> holiday.name().startsWith(nameBegins))
                        .map(Holiday::date)
                        .filter(day -> !day.isBefore(first) && !day.isAfter(last)),
                expected.between(first, last)
                        .filter(holiday -> holiday.name().startsWith(nameBegins))
                        .map(ExpectedHolidays.Expected::date));
    }

    private static SchoolBreak muslim(LocalDate start, LocalDate end, String name) {
        return new SchoolBreak(start, end, MUSLIM, name, Basis.USUAL, INFERRED_FROM);
    }

    private Stream<SchoolBreak> inferred(int year) {
        return USUAL.stream()
                .filter(usual -> usual.since() <= year && !isPublished(usual, year))
                .map(usual -> usual.in(year));
    }
}
