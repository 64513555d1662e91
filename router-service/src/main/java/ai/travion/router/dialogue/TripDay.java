package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.DaySpan;
import ai.travion.router.intent.Reading;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A day that is named in a follow-up to a dated plan and belongs to that trip: its own Saturday, the day of the flight home, that of a
 * wedding. It never carries the trip off to another month.
 */
final class TripDay {

    private static final int NEAR_DAYS = 3;
    private static final int WEEK = 7;

    private static final Pattern BARE_WEEKDAY = Patterns.anyCase(
            "(?<!\\b(?:next|this|coming|following|last|every|each|after|not)\\s)\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b(?!\\s+(?:next|this|week|after|in\\s))");
    private static final Pattern ANOTHER_TIME = Patterns.anyCase(
            "\\d(?:st|nd|rd|th)\\b|\\d[/.-]\\d|\\b(?:next|this|coming|following)\\s+(?:week|month|week-?end)|\\b(?:today|tonight|tomorrow|poya)\\b"
                    + "|\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[\\p{L}]*\\.?\\s+\\d|\\d\\s+(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)");
    private static final Pattern VOYAGE = Patterns.words(
            "flights?|planes?|fly|flies|flying|takes? off (?:on|at)|ships?|cruise|ferry|boat home|sail(?:s|ing)?|train home|bus home|embark(?:s|ing|ation)?|disembark(?:s|ing|ation)?");
    private static final Pattern COMING = Patterns.words(
            "land(?:s|ing)?|arriv(?:e|es|ing|al)|inbound|incoming|get in|gets in|touch(?:es)? down|docks?|disembark(?:s|ing|ation)?|there|to sri lanka");
    private static final Pattern GOING = Patterns.words(
            "home|back|out|leav(?:e|es|ing)|depart(?:s|ing|ure)?|return(?:s|ing)?|sails?|sailing|end(?:s|ing)?|last");
    /** "From 2 to 4 pm" is of one day. */
    private static final String A_CLOCK =
            "(?:\\s+\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:am|pm)?\\s*(?:to|until|till|-)\\s*\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:am|pm|o'?clock|h\\b)|\\s+\\d{1,2}(?:[:.]\\d\\d|\\s*(?:am|pm)\\b)|\\s+(?:noon|midday|lunch|breakfast))";

    private static final Pattern MOVES = Patterns.anyCase(
            "\\b(?:start(?:s|ing)?|begin(?:s|ning)?|postpone|delay|arriv(?:e|es|ing)|land(?:s|ing)?|com(?:e|ing)|(?:from|until|till)(?!"
                    + A_CLOCK + ")|instead|rather|mean|meant|sorry|wrong)\\b"
                    + "|\\b(?:move|shift|push|bring|change|make|do|have|book|plan|go|travel)\\s+(?:it|this|that|them|there|on|(?:the|our|my)\\s+(?:whole\\s+)?(?:trip|plan|tour|dates?|days?|itinerary|start))\\b");
    /** It is the whole trip that is on another day. */
    private static final Pattern MOVES_THE_START =
            Patterns.words("start(?:s|ing)?|begin(?:s|ning)?|postpone\\p{L}*|delay\\p{L}*|instead|rather");

    private static final Pattern EVENT = Patterns.words(
            "weddings?|festivals?|concerts?|match|conference|meetings?|birthday|anniversary|event|appointment|ceremony|race|party");

    private static final Pattern A_NUMBERED_DAY = Patterns.anyCase(
            "\\d{1,2}(?:st|nd|rd|th)?\\s*(?:and|&|,|-|to|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)");
    private static final Pattern SHORTENS =
            Patterns.words("only|just|short\\w*|cut|instead|rather|trip|plan|holiday|dates?|free|days?|have|off");

    /** "Saturday" alone answers a question or corrects a date. */
    private static final Pattern WORDS = Pattern.compile("(?:\\S+\\s+){3}\\S");

    private TripDay() {}

    /** The message with a bare weekday taken for that of the trip, or for the one beside it where the trip is weeks away. */
    static Reading ofTheTrip(Reading reading, Conversation conversation) {
        var span = conversation.span().filter(trip -> trip.first().isAfter(reading.today()));
        var when = reading.when();
        var text = reading.said().text();
        if (span.isEmpty()
                || !when.exact()
                || when.start().isEmpty()
                || !Patterns.isIn(BARE_WEEKDAY, text)
                || Patterns.isIn(ANOTHER_TIME, text)) {
            return reading;
        }
        var said = when.start().get();
        var trip = span.get();
        var within = trip.first().with(TemporalAdjusters.nextOrSame(said.getDayOfWeek()));
        boolean own = !within.isAfter(trip.last());
        if (isIn(trip, said) || !(own || trip.first().isAfter(reading.today().plusDays(WEEK)))) {
            return reading;
        }
        if (Patterns.isIn(VOYAGE, text) && Patterns.isIn(GOING, text) && !Patterns.isIn(COMING, text)) {
            var last = trip.last().with(TemporalAdjusters.nextOrSame(said.getDayOfWeek()));
            var home = ChronoUnit.DAYS.between(trip.last(), last) <= NEAR_DAYS ? last : last.minusDays(WEEK);
            return reading.at(when.later(ChronoUnit.DAYS.between(said, home)));
        }
        var nearest =
                own || ChronoUnit.DAYS.between(trip.first(), within) <= NEAR_DAYS ? within : within.minusDays(WEEK);
        return reading.at(when.later(ChronoUnit.DAYS.between(said, nearest)));
    }

    /** What the day of a flight or of a ship makes of the dates: the way home ends the trip, and who comes on another day has as many as before. */
    static Optional<Dates> ofAVoyage(Reading reading, Conversation conversation, int turn) {
        var text = reading.said().text();
        // How many days there are beside it follows from the day of the way home.
        var day = (isOnlyOfTheWayHome(text) ? dayNamed(reading) : only(reading))
                .filter(said -> Patterns.isIn(VOYAGE, text));
        var span = conversation.span();
        if (day.isEmpty() || span.isEmpty()) {
            return Optional.empty();
        }
        var trip = span.get();
        if (!isNear(trip, day.get())) {
            return WayHome.isSpokenOf(reading) || isOnlyOfTheWayHome(text)
                    ? WayHome.until(day.get(), conversation, turn)
                    : Optional.empty();
        }
        boolean coming = Patterns.isIn(COMING, text);
        boolean going = Patterns.isIn(GOING, text);
        long toTheStart = Math.abs(ChronoUnit.DAYS.between(trip.first(), day.get()));
        long toTheEnd = Math.abs(ChronoUnit.DAYS.between(trip.last(), day.get()));
        boolean starts = coming == going ? toTheStart < toTheEnd : coming;
        if (!starts) {
            return Optional.of(
                    WayHome.until(day.get(), conversation, turn).orElseGet(() -> PlanDates.kept(conversation, turn)));
        }
        var first = day.get();
        if (reading.when().days().isPresent()) {
            return Optional.empty();
        }
        if (coming
                && WayHome.isDated(conversation)
                && !first.isAfter(trip.last())
                && !first.isBefore(reading.today())) {
            return Optional.of(PlanDates.landing(first, conversation, turn));
        }
        return Optional.of(
                first.equals(trip.first())
                        ? PlanDates.kept(conversation, turn)
                        : PlanDates.beginning(
                                first.isBefore(reading.today()) ? trip.first() : first, day.get(), conversation, turn));
    }

    /** Whether the day is only one of the trip, or that of an event beside it, and moves nothing. */
    static boolean movesNothing(Reading reading, Conversation conversation) {
        var text = reading.said().text();
        var trip = conversation.span();
        return trip.isPresent()
                && !conversation.itinerary().isEmpty()
                && !Patterns.isIn(MOVES, text)
                && Patterns.isIn(WORDS, text)
                && (isAPartOf(trip.get(), reading)
                        || only(reading)
                                .filter(day -> isIn(trip.get(), day)
                                        || (isNear(trip.get(), day)
                                                && (Patterns.isIn(EVENT, text) || Patterns.isIn(BARE_WEEKDAY, text))))
                                .isPresent());
    }

    /** "Swap the 24th and the 25th": some of its days, which nobody wants to be all of it. */
    private static boolean isAPartOf(DaySpan trip, Reading reading) {
        var when = reading.when();
        var text = reading.said().text();
        return when.exact()
                && when.start().filter(first -> isIn(trip, first)).isPresent()
                && when.end().filter(last -> isIn(trip, last)).isPresent()
                && !(when.start().get().equals(trip.first()) && when.end().get().equals(trip.last()))
                && Patterns.isIn(A_NUMBERED_DAY, text)
                && !Patterns.isIn(SHORTENS, text);
    }

    /** Whoever has a plan and says only that they fly has landed in it already. */
    private static boolean isOnlyOfTheWayHome(String text) {
        return Patterns.isIn(VOYAGE, text) && !Patterns.isIn(COMING, text) && !Patterns.isIn(MOVES_THE_START, text);
    }

    private static Optional<LocalDate> only(Reading reading) {
        return dayNamed(reading).filter(day -> reading.when().days().isEmpty());
    }

    /** The one day that is named; an end that only follows from how many days there are is named by nobody. */
    private static Optional<LocalDate> dayNamed(Reading reading) {
        var when = reading.when();
        return when.start()
                .filter(day -> when.exact()
                        && (when.end().isEmpty()
                                || (when.days().isPresent()
                                        && when.end()
                                                .get()
                                                .equals(day.plusDays(when.days().getAsInt() - 1L)))));
    }

    private static boolean isIn(DaySpan trip, LocalDate day) {
        return !day.isBefore(trip.first()) && !day.isAfter(trip.last());
    }

    private static boolean isNear(DaySpan trip, LocalDate day) {
        return isIn(new DaySpan(trip.first().minusDays(NEAR_DAYS), trip.last().plusDays(NEAR_DAYS)), day);
    }
}
