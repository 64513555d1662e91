package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.SchoolHoliday;
import ai.travion.shadow.calendar.CalendarDay.SchoolBreak;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** School holidays: as they were published, and where nothing was, the usual breaks, marked inferred. */
final class SchoolBreaks {

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

    private final HolidayCalendar calendar;

    SchoolBreaks(HolidayCalendar calendar) {
        this.calendar = calendar;
    }

    /**
     * @param watchFrom a published break that starts between this
     * @param watchTo and this takes the place of the usual one of that year
     */
    private record Usual(String name, MonthDay from, MonthDay to, MonthDay watchFrom, MonthDay watchTo) {

        SchoolBreak in(int year) {
            return new SchoolBreak(
                    from.atYear(year), to.atYear(year), "most schools", name, Certainty.INFERRED, INFERRED_FROM);
        }

        boolean isReplacedBy(SchoolBreak published, int year) {
            return published.isGeneral()
                    && !published.start().isBefore(watchFrom.atYear(year))
                    && !published.start().isAfter(watchTo.atYear(year));
        }
    }

    /** The breaks that a day lies in. */
    List<SchoolBreak> on(LocalDate day) {
        List<SchoolBreak> published = calendar.schoolHolidays().stream()
                .flatMap(holiday -> published(holiday, day).stream())
                .toList();
        return Stream.concat(published.stream(), inferred(day)).toList();
    }

    private static Optional<SchoolBreak> published(SchoolHoliday holiday, LocalDate day) {
        SchoolBreak published = published(holiday);
        if (day.isBefore(published.start()) || day.isAfter(published.end())) {
            return Optional.empty();
        }
        boolean endIsGuessed = holiday.end().isEmpty() && day.isAfter(published.start());
        return Optional.of(
                endIsGuessed
                        ? new SchoolBreak(
                                published.start(),
                                published.end(),
                                published.schools(),
                                published.name(),
                                Certainty.INFERRED,
                                published.source())
                        : published);
    }

    private static SchoolBreak published(SchoolHoliday holiday) {
        LocalDate start = holiday.start();
        return new SchoolBreak(
                start,
                holiday.end().orElse(LATEST_END.atYear(start.getYear() + 1)),
                holiday.schools(),
                NOTES.matcher(holiday.name()).replaceFirst(""),
                holiday.name().contains(APPROXIMATE) ? Certainty.INFERRED : Certainty.GAZETTED,
                holiday.source());
    }

    /** Whether each of the usual breaks of a year was published. */
    boolean arePublishedFor(int year) {
        return USUAL.stream().allMatch(usual -> isPublished(usual, year));
    }

    private boolean isPublished(Usual usual, int year) {
        return calendar.schoolHolidays().stream()
                .map(SchoolBreaks::published)
                .anyMatch(published -> usual.isReplacedBy(published, year));
    }

    private Stream<SchoolBreak> inferred(LocalDate day) {
        int year = day.getYear();
        return USUAL.stream()
                .filter(usual -> !isPublished(usual, year))
                .map(usual -> usual.in(year))
                .filter(usual -> !day.isBefore(usual.start()) && !day.isAfter(usual.end()));
    }
}
