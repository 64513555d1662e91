package ai.travion.router.dates;

import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Length;
import ai.travion.router.text.Patterns;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Who lands late in the evening or flies in the small hours has no day of the trip on that date. */
final class FlightHours {

    private static final int LATE = 22;
    private static final int LAST_HOUR = 23;
    private static final int EARLY = 9;
    private static final int NOON = 12;
    private static final String HOUR =
            "(?<!\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\.?\\s{1,3})(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s*(?<half>[ap]\\.?m\\b|h\\b)?(?!\\d|[./\u2013-]\\d|\\s*(?:st|nd|rd|th|days?|nights?|(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)\\b)";

    private static final Pattern LANDING = Patterns.anyCase(
            "\\b(?:land(?:s|ing)?|touch(?:es|ing)? down|(?:flight|plane) (?:arrives|lands|gets in|is in))\\b[^.;!?]{0,40}?(?:\\bat\\s+|\\baround\\s+|\\s)"
                    + HOUR);
    private static final Pattern FLYING = Patterns.anyCase(
            "\\b(?:fl(?:y|ies|ying|ight)|plane)\\b(?! (?:in|into|from|arrives|lands))[^.;!?]{0,50}?(?:\\bat\\s+|\\baround\\s+|\\s)"
                    + HOUR);
    private static final Pattern OVERNIGHT = Patterns.anyCase(
            "\\b(?:fl(?:y|ies|ying|ight)|plane|leav(?:e|ing)|depart(?:ing)?)\\b[^.;!?]{0,30}?\\b(?:night of|overnight)\\b");

    private static final int REACH = 60;

    private FlightHours() {}

    /** The days of the trip without the evening of a late landing and the morning of an early flight. */
    static Days without(Days days, Reading named, String text, Optional<Length> length) {
        if (!days.exact()) {
            return days;
        }
        boolean late = isLate(LANDING.matcher(text));
        var flight = FLYING.matcher(text);
        boolean early = isEarly(flight) || OVERNIGHT.matcher(text).find();
        if (days.last().isEmpty()) {
            return early && !late && belongsTogether(flight, named, text) ? endingBefore(days, length) : days;
        }
        var last = early ? days.end().minusDays(1) : days.end();
        var from = late ? days.first().plusDays(1) : days.first();
        boolean onlyTheFlight = OVERNIGHT.matcher(text).find() && from.equals(last) && length.isPresent();
        var first = onlyTheFlight ? last.minusDays(length.get().days() - 1L) : from;
        return (late || early) && !last.isBefore(first)
                ? Days.from(first, last)
                        .noting("By the hours of your flights the days of the trip are %s to %s."
                                .formatted(Today.inWords(first), Today.inWords(last)))
                : days;
    }

    private static Days endingBefore(Days flight, Optional<Length> length) {
        var last = flight.first().minusDays(1);
        var first = last.minusDays(length.map(Length::days).orElse(1) - 1L);
        var note = "Your flight leaves early on %s, so the last day of the plan is %s."
                .formatted(Today.inWords(flight.first()), Today.inWords(last));
        return (first.equals(last) ? Days.on(last) : Days.from(first, last)).noting(note);
    }

    /** Whether the one date that is named is that of the flight. */
    private static boolean belongsTogether(Matcher flight, Reading date, String text) {
        flight.reset(text);
        return flight.find() && Math.abs(flight.start() - date.from()) <= REACH && isOneSentence(flight, date, text);
    }

    private static boolean isOneSentence(Matcher flight, Reading date, String text) {
        int from = Math.min(flight.start(), date.from());
        int to = Math.max(flight.start(), date.from());
        return text.substring(from, to).chars().noneMatch(letter -> letter == ';' || letter == '!' || letter == '?');
    }

    private static boolean isLate(Matcher found) {
        return found.find() && hour(found) >= LATE && hour(found) <= LAST_HOUR;
    }

    /** "6 am" and "01:15" say that they are of the morning; "at 6" does not. */
    private static boolean isEarly(Matcher found) {
        return found.find() && (found.group("half") != null || found.group("minute") != null) && hour(found) < EARLY;
    }

    private static int hour(Matcher found) {
        int hour = Integer.parseInt(found.group("hour"));
        var half = found.group("half");
        boolean afternoon = half != null && Character.toLowerCase(half.charAt(0)) == 'p';
        boolean midnight = half != null && Character.toLowerCase(half.charAt(0)) == 'a' && hour == NOON;
        return midnight ? 0 : afternoon && hour < NOON ? hour + NOON : hour;
    }
}
