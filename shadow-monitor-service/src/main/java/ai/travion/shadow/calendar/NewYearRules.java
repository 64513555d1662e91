package ai.travion.shadow.calendar;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import java.time.LocalDate;
import java.util.Locale;
import java.util.stream.IntStream;

/** The days on which the country stands still. */
final class NewYearRules {

    static final String ID = "new-year-shutdown";
    static final String AFTER = "new-year-after";
    private static final int DAYS_AFTER = 3;

    private final HolidayCalendar calendar;
    private final NewYear newYear;

    NewYearRules(HolidayCalendar calendar) {
        this.calendar = calendar;
        this.newYear = new NewYear(calendar);
    }

    Rule criticalShutdown() {
        return new Rule(
                ID,
                "critical_shutdown",
                Kind.CRITICAL_SHUTDOWN,
                "gazette of public holidays",
                Validity.startingOn(calendar.firstKnown()),
                trip -> trip.days().stream()
                        .flatMap(day -> newYear.on(day).stream())
                        .map(festival -> shutdown(festival, trip.isPast(festival.date()))));
    }

    /** The day of the year is over, and the country is not yet at work. */
    Rule daysAfter() {
        return new Rule(
                AFTER,
                "new_year_after",
                Kind.ADVICE,
                "custom of the Sinhala and Tamil New Year",
                Validity.startingOn(calendar.firstKnown()),
                // Who travels on the day itself is told of those after it there.
                trip -> trip.days().stream()
                        .filter(day -> trip.days().stream()
                                .allMatch(any -> newYear.on(any).isEmpty()))
                        .filter(this::isJustAfter)
                        .limit(1)
                        .map(day -> stillQuiet(day, trip.isPast(day))));
    }

    private boolean isJustAfter(LocalDate day) {
        return newYear.on(day).isEmpty()
                && IntStream.rangeClosed(1, DAYS_AFTER)
                        .mapToObj(day::minusDays)
                        .flatMap(before -> newYear.on(before).stream())
                        .anyMatch(festival -> festival.part() == NewYear.Part.DAY);
    }

    private static ConstraintViolation.Builder stillQuiet(LocalDate day, boolean past) {
        return ConstraintViolation.newBuilder()
                .setSeverity(Severity.LOW)
                .setDescription(
                        "%s %s just after the Sinhala and Tamil New Year: many small shops and eateries %s closed for some days more, and families %s home on full buses and trains."
                                .formatted(
                                        InWords.day(day),
                                        past ? "was" : "is",
                                        past ? "were" : "are still",
                                        past ? "travelled" : "travel"))
                .setSuggestion(
                        past
                                ? "In another year eat where you stay or in larger restaurants then, and book seats ahead."
                                : "Eat where you stay or in larger restaurants, and book seats ahead.")
                .setDate(day)
                .setCertainty("inferred");
    }

    private static ConstraintViolation.Builder shutdown(NewYear.Festival festival, boolean past) {
        return ConstraintViolation.newBuilder()
                .setSeverity(Severity.CRITICAL)
                .setDescription(
                        festival.inWords(past)
                                + (past
                                        ? ", on which most shops, markets, offices and eateries outside hotels are closed, families travel home, and few buses and trains run."
                                        : ": most shops, markets, offices and eateries outside hotels are closed, families travel home, and few buses and trains run."))
                .setSuggestion(
                        "Stay where meals are included, buy what you need and draw cash before, and arrange transport in advance; many small shops stay closed for some days more.")
                .setDate(festival.date())
                .setSource(festival.source())
                .setCertainty(festival.certainty().name().toLowerCase(Locale.ROOT));
    }
}
