package ai.travion.atlas.almanac;

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

    private static final List<Usual> USUAL = List.of(
            new Usual(
                    "New Year holiday", MonthDay.of(4, 10), MonthDay.of(4, 20), MonthDay.of(4, 1), MonthDay.of(4, 30)),
            new Usual("August holiday", MonthDay.of(8, 8), MonthDay.of(8, 31), MonthDay.of(8, 1), MonthDay.of(9, 30)),
            new Usual(
                    "year-end holiday",
                    MonthDay.of(12, 5),
                    MonthDay.of(12, 31),
                    MonthDay.of(11, 15),
                    MonthDay.of(12, 31)));

    private final List<SchoolBreak> published;

    public SchoolBreaks(HolidayCalendar calendar) {
        this.published =
                calendar.schoolHolidays().stream().map(SchoolBreaks::published).toList();
    }

    /**
     * @param watchFrom a published break that starts between this
     * @param watchTo and this takes the place of the usual one of that year
     */
    private record Usual(String name, MonthDay from, MonthDay to, MonthDay watchFrom, MonthDay watchTo) {

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
        return Stream.concat(
                        published.stream(),
                        IntStream.rangeClosed(from.getYear(), to.getYear())
                                .boxed()
                                .flatMap(this::inferred))
                .filter(found -> !found.start().isAfter(to) && !found.end().isBefore(from))
                .sorted(Comparator.comparing((SchoolBreak found) -> !found.isGeneral())
                        .thenComparing(SchoolBreak::start))
                .toList();
    }

    /** Whether each of the usual breaks of a year was published. */
    public boolean arePublishedFor(int year) {
        return USUAL.stream().allMatch(usual -> isPublished(usual, year));
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

    private Stream<SchoolBreak> inferred(int year) {
        return USUAL.stream().filter(usual -> !isPublished(usual, year)).map(usual -> usual.in(year));
    }
}
