package ai.travion.shadow.calendar;

import ai.travion.atlas.HolidayCalendar;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The days that a rule speaks of.
 *
 * @param from none where it has no beginning that matters
 * @param to none where no end is known
 * @param months of each year, in order; none where it holds all year
 */
record Validity(Optional<LocalDate> from, Optional<LocalDate> to, List<Month> months) {

    private static final Validity ALWAYS = new Validity(Optional.empty(), Optional.empty(), List.of());

    Validity {
        months = List.copyOf(months);
    }

    static Validity always() {
        return ALWAYS;
    }

    static Validity between(LocalDate from, LocalDate to) {
        return new Validity(Optional.of(from), Optional.of(to), List.of());
    }

    /** As long as Poya days are known, be it by prediction. */
    static Validity ofTheCalendar(HolidayCalendar calendar) {
        return between(calendar.firstKnown(), calendar.lastKnown());
    }

    static Validity startingOn(LocalDate from) {
        return new Validity(Optional.of(from), Optional.empty(), List.of());
    }

    static Validity everyYearIn(List<Month> months) {
        return new Validity(Optional.empty(), Optional.empty(), months);
    }

    boolean covers(LocalDate day) {
        return from.filter(day::isBefore).isEmpty()
                && to.filter(day::isAfter).isEmpty()
                && (months.isEmpty() || months.contains(day.getMonth()));
    }

    /** The same trip, less the days that the rule does not speak of. */
    Trip partOf(Trip trip) {
        List<LocalDate> covered = trip.days().stream().filter(this::covers).toList();
        return covered.size() == trip.days().size()
                ? trip
                : new Trip(covered, trip.places(), trip.placesByDay(), trip.today());
    }

    /** {@code 2020-01-01 to 2035-12-31}, {@code from 2020-01-01}, {@code every year, September and October}, {@code any day}. */
    String inWords() {
        if (!months.isEmpty()) {
            return "every year, "
                    + InWords.list(months.stream()
                            .map(month -> month.getDisplayName(TextStyle.FULL, Locale.ENGLISH))
                            .toList());
        }
        if (from.isEmpty()) {
            return "any day";
        }
        return to.isPresent() ? from.get() + " to " + to.get() : "from " + from.get();
    }
}
