package ai.travion.shadow.calendar;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import java.util.Locale;

/** The days on which the country stands still. */
final class NewYearRules {

    static final String ID = "new-year-shutdown";

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
