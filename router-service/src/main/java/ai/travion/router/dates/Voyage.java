package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Length;
import ai.travion.router.dates.When.Manner;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Makes the days of a trip of the day on which somebody arrives and the one on which they leave, in whichever order they say it:
 * "landing 8 January 8am ... fly home on the 14th". Who lands late in the evening, or leaves in the small hours, has no day of
 * the trip on that date.
 */
final class Voyage {

    /** So many characters from a range its place may stand. */
    private static final int NEAR_A_PLACE = 16;

    private static final int LONGEST_TRIP_DAYS = 180;
    private static final Pattern ON_THE_LAST_DAY =
            Patterns.words("(?:on|of) (?:the|our|my) (?:very )?(?:last|final) (?:day|morning)");

    private Voyage() {}

    /**
     * The days that are meant, with those of the trip in the place of its ends.
     *
     * @param length of the trip, where it is said
     */
    static List<Reading> in(String text, List<Reading> readings, Optional<Length> length) {
        if (!VoyageEnd.isSpokenOf(text)) {
            return readings;
        }
        if (length.filter(oneDay -> oneDay.days() == 1).isPresent()
                && readings.stream().anyMatch(Reading::isARange)) {
            // Of a stay of several days one is planned: when it begins and ends says nothing of that day.
            return readings;
        }
        var ends = VoyageEnd.in(text, readings);
        var arrivals = ends.stream()
                .filter(end -> end.role() == VoyageEnd.Role.ARRIVING)
                .toList();
        // "4 days from 8 December. We land at 11pm on the 8th": the hour of the landing tells.
        var arrival = arrivals.stream()
                .filter(end -> end.isLateLanding() && isOn(end.day().days().first(), arrivals.getFirst()))
                .findFirst()
                .or(() -> arrivals.stream().findFirst());
        var departure = ends.stream()
                .filter(end -> end.role() != VoyageEnd.Role.ARRIVING)
                .filter(end ->
                        arrival.filter(landing -> isFromHome(landing, end)).isEmpty())
                .findFirst();
        var range = readings.stream()
                .filter(Reading::isARange)
                .filter(days -> ends.stream().noneMatch(end -> end.day().equals(days)))
                .findFirst();
        if (arrival.isPresent() && departure.isPresent()) {
            boolean onlyUntil =
                    arrival.get().clause().isEmpty() && !departure.get().isFlight() && length.isPresent();
            boolean said = range.filter(days -> !isAStay(text, days)).isPresent();
            return onlyUntil
                    ? readings
                    : said
                            ? byItsHours(range.get(), ends, readings)
                            : replaced(readings, ends, between(arrival.get(), departure.get()));
        }
        if (range.isPresent()) {
            return ends.isEmpty()
                    ? withoutFlights(text, range.get(), readings)
                    : byItsHours(range.get(), ends, readings);
        }
        var shorter = departure.isPresent()
                ? Optional.<Reading>empty()
                : length.flatMap(days -> withoutTheLastDay(text, arrival, readings, days));
        if (shorter.isPresent()) {
            return replaced(readings, ends, shorter.get()).stream()
                    .filter(reading -> !(reading.meaning() instanceof Length))
                    .toList();
        }
        if (arrival.isPresent()) {
            return arrival.get().isLateLanding()
                    ? replaced(readings, ends, nextDay(arrival.get()))
                    : without(
                            ends.stream()
                                    .filter(end -> end.role() != VoyageEnd.Role.ARRIVING)
                                    .toList(),
                            readings);
        }
        return departure
                .flatMap(end -> ending(end, length))
                .map(last -> replaced(readings, ends, last))
                .orElse(readings);
    }

    /** A range that is said besides the days of the flights, without its first day where one lands late on it, nor the last of an early flight. */
    private static List<Reading> byItsHours(Reading range, List<VoyageEnd> ends, List<Reading> readings) {
        var said = range.days();
        boolean late = ends.stream().anyMatch(end -> end.isLateLanding() && isOn(said.first(), end));
        boolean early =
                ends.stream().anyMatch(end -> end.isEarlyDeparture() && end.isFlight() && isOn(said.end(), end));
        var first = late ? said.first().plusDays(1) : said.first();
        var last = early ? said.end().minusDays(1) : said.end();
        var left = without(ends, readings);
        return (late || early) && !last.isBefore(first)
                ? left.stream()
                        .map(reading -> reading.equals(range)
                                ? reading.meaning(Days.from(first, last).noting(byTheHours(first, last)))
                                : reading)
                        .toList()
                : left;
    }

    /** "5 days from 8 December, our flight leaves at 6 am on the last day": the day before it is the last of the plan. */
    private static Optional<Reading> withoutTheLastDay(
            String text, Optional<VoyageEnd> arrival, List<Reading> readings, Length length) {
        var start = arrival.map(VoyageEnd::day)
                .or(() -> readings.stream()
                        .filter(reading -> reading.isDays()
                                && reading.days().exact()
                                && reading.days().last().isEmpty())
                        .findFirst());
        return start.flatMap(day -> {
            boolean late = arrival.filter(VoyageEnd::isLateLanding).isPresent();
            var first = late ? day.days().first().plusDays(1) : day.days().first();
            var last = day.days().first().plusDays(length.days() - 2L);
            boolean early = Patterns.isIn(ON_THE_LAST_DAY, text)
                    && VoyageEnd.ofOneDay(text, day).stream().anyMatch(end -> end.isEarlyDeparture() && end.isFlight());
            return early && last.isAfter(first)
                    ? Optional.of(day.meaning(Days.from(first, last).noting(byTheHours(first, last)))
                            .named(Manner.JOURNEY))
                    : Optional.empty();
        });
    }

    private static boolean isOn(LocalDate day, VoyageEnd end) {
        return day.equals(end.day().days().first());
    }

    /** Whether a range is that of a stay at one of the places rather than of the whole trip. */
    private static boolean isAStay(String text, Reading range) {
        return text.substring(Math.max(0, range.from() - NEAR_A_PLACE), range.from())
                        .contains("#")
                || text.substring(range.to(), Math.min(text.length(), range.to() + NEAR_A_PLACE))
                        .contains("#");
    }

    /** "We leave London on the 3rd and arrive on the 4th": that is no end of the trip. */
    private static boolean isFromHome(VoyageEnd arrival, VoyageEnd departure) {
        var trip = Ranges.span(first(arrival.day()), first(departure.day()));
        return departure.role() == VoyageEnd.Role.LEAVING
                && departure.day().from() < arrival.day().from()
                && trip.end().isAfter(trip.first().plusDays(LONGEST_TRIP_DAYS));
    }

    private static Reading between(VoyageEnd arrival, VoyageEnd departure) {
        var said = Ranges.span(first(arrival.day()), first(departure.day()));
        var first = arrival.isLateLanding() ? said.first().plusDays(1) : said.first();
        var last = departure.isEarlyDeparture() ? said.end().minusDays(1) : said.end();
        boolean shorter = !first.equals(said.first()) || !last.equals(said.end());
        var days = shorter && !last.isBefore(first) ? Days.from(first, last).noting(byTheHours(first, last)) : said;
        var both = arrival.day().from() < departure.day().from()
                ? arrival.day().upTo(departure.day(), days)
                : departure.day().upTo(arrival.day(), days);
        return both.named(Manner.JOURNEY);
    }

    private static String byTheHours(LocalDate first, LocalDate last) {
        return "By the hours of your flights the days of the trip are %s to %s."
                .formatted(Today.inWords(first), Today.inWords(last));
    }

    private static Days first(Reading day) {
        var days = day.days();
        return days.last().isEmpty() ? days : Days.on(days.first());
    }

    /** Flights without a day of their own are those of the first and the last day. */
    private static List<Reading> withoutFlights(String text, Reading range, List<Reading> readings) {
        var flights = VoyageEnd.ofOneDay(text, range);
        boolean late = flights.stream().anyMatch(VoyageEnd::isLateLanding);
        boolean early = flights.stream().anyMatch(end -> end.isEarlyDeparture() && end.isFlight());
        var first = late ? range.days().first().plusDays(1) : range.days().first();
        var last = early ? range.days().end().minusDays(1) : range.days().end();
        return (late || early) && !last.isBefore(first)
                ? replaced(
                        readings,
                        List.of(),
                        range.meaning(Days.from(first, last).noting(byTheHours(first, last))))
                : readings;
    }

    private static Reading nextDay(VoyageEnd landing) {
        var day = landing.day().days().first().plusDays(1);
        return landing.day()
                .meaning(Days.on(day)
                        .noting("You land late in the evening, so the plan begins on %s."
                                .formatted(Today.inWords(day))));
    }

    /** The only day that is named is that of the way home. */
    private static Optional<Reading> ending(VoyageEnd departure, Optional<Length> length) {
        var day = departure.day();
        var trip = length.filter(found -> found.days() > 1);
        if (departure.isEarlyDeparture() && departure.isFlight()) {
            var last = day.days().first().minusDays(1);
            var days = trip.map(found -> Days.from(last.minusDays(found.days() - 1L), last))
                    .orElse(Days.on(last));
            return Optional.of(
                    day.meaning(days.noting("Your flight leaves early on %s, so the last day of the plan is %s."
                            .formatted(Today.inWords(day.days().first()), Today.inWords(last)))));
        }
        return departure.role() == VoyageEnd.Role.GOING_HOME && trip.isPresent()
                ? Optional.of(day.meaning(first(day)).named(Manner.ENDING))
                : Optional.empty();
    }

    private static List<Reading> without(List<VoyageEnd> ends, List<Reading> readings) {
        return readings.stream()
                .filter(reading -> ends.stream().noneMatch(end -> end.day().equals(reading)))
                .toList();
    }

    /** The readings with the trip in the place of its ends, and of what is named before or within it. */
    private static List<Reading> replaced(List<Reading> readings, List<VoyageEnd> ends, Reading trip) {
        var left = new ArrayList<>(without(ends, readings));
        left.removeIf(reading -> reading.isDays() && reading.from() < trip.to());
        left.add(trip);
        left.sort(Comparator.comparingInt(Reading::from));
        return left;
    }
}
