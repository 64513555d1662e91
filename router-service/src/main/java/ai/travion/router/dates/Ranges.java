package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import java.time.LocalDate;
import java.time.Period;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Makes a range of two days that are named as its ends: "from Friday to Sunday", "we land on the 3rd ... leave on the 8th". */
final class Ranges {

    /** Days further apart than this are no range that was written the wrong way round. */
    private static final int LONGEST_SWAPPED = 60;

    private static final Period A_MONTH = Period.ofMonths(1);
    private static final Pattern TO = Patterns.anyCase(
            "\\s*(?:to|into|until|till|til|thru|through|up\\s?to|-|\u2013|\u2014)\\s*(?:on\\s+)?(?:the\\s+)?");
    /** An end that says so itself: "till Wednesday". */
    private static final Pattern ENDING = Patterns.anyCase("(?:until|till|til|to|through)\\b.*");

    private static final Pattern LEAVING = Patterns.anyCase(
            "[^?!]{0,60}?(?<![\\p{L}])(?:leav(?:e|es|ing)|fly(?:ing)?\\s+(?:out|home|back|away)|fly(?:ing)?|flight\\s+(?:home|back|out)\\s+is|depart(?:s|ing)?|return(?:s|ing)?|go(?:ing)?\\s+(?:home|back)|end(?:s|ing)?|finish(?:es|ing)?|(?:must|have\\s+to|need\\s+to)\\s+be\\s+(?:back\\s+)?(?:in|at)\\b[^.;?!]{0,40}?)(?:\\s+(?:again|back|home|out))?(?:\\s+(?:at|around|about)?\\s*\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:[ap]\\.?m\\.?|h)?(?=\\s))?\\s*(?:on|at|by)?\\s*(?:the\\s+)?");
    private static final Pattern AND = Patterns.anyCase("\\s*(?:and|&)\\s*(?:on\\s+)?(?:the\\s+)?");
    private static final Pattern BETWEEN = Patterns.anyCase(".*\\bbetween\\s+(?:the\\s+)?");

    private Ranges() {}

    static List<Reading> of(String text, List<Reading> days) {
        var left = new ArrayList<Reading>();
        for (var day : days) {
            if (!left.isEmpty() && areEnds(text, left.getLast(), day)) {
                var first = left.removeLast();
                left.add(first.upTo(day, span(first.days(), day.days())));
            } else {
                left.add(day);
            }
        }
        return left;
    }

    /** Whether two days that follow one another are the ends of a range. */
    static boolean areEnds(String text, Reading first, Reading second) {
        var start = first.days();
        if (start.last().isPresent() || !start.exact() || !second.days().exact()) {
            return false;
        }
        var between = text.substring(first.to(), second.from());
        boolean endsItself = between.isBlank() && Patterns.isAllOf(ENDING, text.substring(second.from(), second.to()));
        return endsItself
                || Patterns.isAllOf(TO, between)
                || Patterns.isAllOf(LEAVING, between)
                || (Patterns.isAllOf(AND, between) && Patterns.isAllOf(BETWEEN, text.substring(0, first.from())));
    }

    /** From one day to another. A day whose words fit many years is taken in the year that makes sense of the range. */
    static Days span(Days start, Days end) {
        var first = start.first();
        var last = end.end();
        boolean numbered = start.again().equals(A_MONTH) && !end.again().equals(A_MONTH);
        boolean weekday = start.isAWeekday() && !end.isAWeekday();
        if ((end.again().isZero() || numbered || weekday) && !start.again().isZero()) {
            first = latestBefore(first, last, start.again());
        }
        while (last.isBefore(first) && !end.again().isZero()) {
            last = last.plus(end.again());
        }
        var note = start.note().or(end::note);
        return last.isBefore(first) ? turned(first, last) : new Days(first, Optional.of(last), Period.ZERO, true, note);
    }

    /** An end before its beginning: days that were swapped, a year that was mistaken, or an end that means nothing. */
    private static Days turned(LocalDate first, LocalDate last) {
        if (last.plusDays(LONGEST_SWAPPED).isAfter(first)) {
            return Days.fromEndToStart(first, last);
        }
        var nextYear = last.plusYears(1);
        return nextYear.isBefore(first) || first.plusDays(LONGEST_SWAPPED).isBefore(nextYear)
                ? Days.on(first)
                        .noting("The end that you named, %s, is before the beginning, so only %s is taken."
                                .formatted(Today.inWords(last), Today.inWords(first)))
                : Days.from(first, nextYear)
                        .noting("The end that you named, %s, is before the beginning, so %s is taken."
                                .formatted(Today.inWords(last), Today.inWords(nextYear)));
    }

    private static LocalDate latestBefore(LocalDate day, LocalDate limit, Period again) {
        var latest = day;
        while (!latest.plus(again).isAfter(limit)) {
            latest = latest.plus(again);
        }
        while (latest.isAfter(limit)) {
            latest = latest.minus(again);
        }
        return latest;
    }
}
