package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.DaySpan;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Can Tom get a beer on Friday?", "the Friday of our trip": with a trip ahead, the weekday that is asked about is the trip's own. */
public final class WeekdayOfTheTrip {

    private static final int WEEK = 7;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);
    private static final String NAMES = "montuewedthufrisatsun";
    private static final String WEEKDAY = "(?<name>mon|tues|wednes|thurs|fri|satur|sun)day\\b";

    private static final Pattern OF_IT = Patterns.anyCase(
            "\\b(?:the\\s+)?(?:(?<which>first|second|third|last|final)\\s+)?" + WEEKDAY
                    + "\\s+(?:of|in|on|during)\\s+(?:our|the|my|this)\\s+(?:trip|plan|tour|holiday|stay|itinerary|journey)\\b(?:[\\s,]+(?:so\\s+)?(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)\\b)?");
    private static final Pattern BARE =
            Patterns.anyCase("(?<!\\b(?:next|this|coming|following|last|every|each|after|not|per|on\\sa|a)\\s)\\b"
                    + WEEKDAY + "(?!\\s+(?:next|this|week|after|before|morning\\s+of|the\\s|\\d|in\\s|of\\s|to\\s))");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then|also|hm+|well)\\W+)*(?:what(?!\\s+(?:about|if))|which|why|where|who|how(?!\\s+about)|is|isn'?t|are|aren'?t|does|do|will|can|could|may|should)\\b[^.!;]*$");
    private static final Pattern ANOTHER_TIME = Patterns.anyCase(
            "\\d(?:st|nd|rd|th)\\b|\\d[/.-]\\d|\\b(?:next|this|coming|following|every|each|usually|always|today|tonight|tomorrow|now)\\b|\\b20\\d\\d\\b"
                    + "|\\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b"
                    + "|\\b(?:start|begin|move|shift|postpone|arrive|land|leave|change|instead|rather|go|travel|come|add|put|do|visit)\\b");

    private WeekdayOfTheTrip() {}

    /** The text with the date of such a day; the text itself where it has none. */
    public static String inFull(String text, Conversation conversation, LocalDate today) {
        var trip = conversation.span().filter(span -> span.first().isAfter(today));
        if (trip.isEmpty()) {
            return text;
        }
        var ofIt = Patterns.matcher(OF_IT, text);
        if (ofIt.find()) {
            return with(ofIt, trip.get()).orElse(text);
        }
        boolean asks = trip.get().first().isAfter(today.plusDays(WEEK))
                && Patterns.isIn(ASKS, text)
                && !Patterns.isIn(ANOTHER_TIME, text);
        var bare = Patterns.matcher(BARE, text);
        return asks && bare.find() ? with(bare, trip.get()).orElse(text) : text;
    }

    private static Optional<String> with(Matcher said, DaySpan trip) {
        var weekday =
                DayOfWeek.of(NAMES.indexOf(said.group("name").substring(0, 3).toLowerCase(Locale.ROOT)) / 3 + 1);
        var first = trip.first().with(TemporalAdjusters.nextOrSame(weekday));
        boolean counted = said.namedGroups().containsKey("which") && said.group("which") != null;
        var day = counted
                ? switch (said.group("which").toLowerCase(Locale.ROOT)) {
                    case "second" -> first.plusWeeks(1);
                    case "third" -> first.plusWeeks(2);
                    case "last", "final" -> trip.last().with(TemporalAdjusters.previousOrSame(weekday));
                    default -> first;
                }
                : first;
        return day.isBefore(trip.first()) || day.isAfter(trip.last())
                ? Optional.empty()
                : Optional.of(said.replaceFirst(DAY.format(day)));
    }
}
