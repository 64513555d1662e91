package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Reading.Kind;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Two weekdays that are the ends of one trip: "we come on Friday evening and go back Sunday night", "Friday night to Sunday". */
final class WeekdaySpans {

    private static final String WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun";
    private static final String PART =
            "(?:\\s+(?:early\\s+|late\\s+)?(?:morning|afternoon|evening|night|noon|midday|after\\s+(?:work|office|school)))";
    private static final String BACK =
            "(?:(?:go|goes|going|come|coming|drive|driving|head|heading|get|getting|be|are|is|travel|travelling)\\s+)?(?:back|home|return(?:s|ing)?|leav(?:e|es|ing))\\b(?:\\s+(?:again|home|to|in|#+)){0,3}";

    /** From the one weekday to the other. */
    private static final Pattern SPAN = Patterns.anyCase("[^.;!?]*?\\b(?:" + WEEKDAY + ")\\b" + PART
            + "?[\\s,]*(?:(?:in|to|at|for|from)\\s+#+[\\s,]*)?(?:(?:to|until|till|til|through|-|\u2013)\\s*|(?:and\\s+|then\\s+|we\\s+(?:are\\s+)?){0,3}"
            + BACK
            + "[\\s,]*)(?:(?:on|by|until|till|late|the)\\s+){0,2}(?:" + WEEKDAY + ")\\b.*");
    /** Whose days are those of a flight, and who has two things to do. */
    private static final Pattern OF_A_FLIGHT = Patterns.words("land(?:s|ing)?|flights?|fly|flying|plane");

    private static final Pattern WEEKEND = Patterns.words("week-?end");

    /** It goes on for more evenings than the last two that it is read as. */
    private static final Pattern OF_TEN_EVENINGS = Patterns.words("perahera");

    private WeekdaySpans() {}

    /** The same readings, with each two such weekdays as one. */
    static List<Reading> in(String text, List<Reading> readings) {
        if (Patterns.isIn(OF_A_FLIGHT, text)) {
            return readings;
        }
        var left = new ArrayList<Reading>();
        for (var reading : readings) {
            if (!left.isEmpty() && isASpan(text, left.getLast(), reading)) {
                var start = left.removeLast();
                left.add(start.upTo(
                        reading, span(start.days().first(), reading.days().first())));
            } else {
                left.add(reading);
            }
        }
        return List.copyOf(left);
    }

    private static boolean isASpan(String text, Reading first, Reading last) {
        return isAWeekday(first)
                && isAWeekday(last)
                && first.days().first().getDayOfWeek() != last.days().first().getDayOfWeek()
                && Patterns.isAllOf(SPAN, text.substring(first.from(), last.to()));
    }

    private static boolean isAWeekday(Reading reading) {
        return reading.isDays()
                && reading.kind() == Kind.OTHER
                && reading.days().exact()
                && reading.days().last().isEmpty();
    }

    private static Days span(LocalDate first, LocalDate last) {
        return Days.from(first, first.with(TemporalAdjusters.nextOrSame(last.getDayOfWeek())));
    }

    /** "Weekend in Kandy for the Perahera, from Friday evening": the last weekend on which the days of a feast are. */
    static Days ofAFeast(String text, List<Reading> readings, Days feast) {
        var said = in(text, readings.stream().filter(Reading::isDays).toList()).stream()
                .filter(reading -> reading.kind() == Kind.OTHER && reading.isARange())
                .map(Reading::days)
                .filter(days -> days.end().getDayOfWeek() == DayOfWeek.SUNDAY)
                .findFirst();
        if (feast.exact() || feast.last().isEmpty() || (said.isEmpty() && !Patterns.isIn(WEEKEND, text))) {
            return feast;
        }
        var begins = said.map(days -> days.first().getDayOfWeek()).orElse(DayOfWeek.SATURDAY);
        var last = feast.end().with(TemporalAdjusters.previousOrSame(DayOfWeek.SUNDAY));
        boolean none = last.isBefore(feast.first()) && !Patterns.isIn(OF_TEN_EVENINGS, text);
        if (none) {
            return feast;
        }
        var first = last.with(TemporalAdjusters.previousOrSame(begins));
        return Days.from(first, last)
                .noting("The weekend was read as that from %s to %s; the dates of the feast are announced each year."
                        .formatted(Today.inWords(first), Today.inWords(last)));
    }
}
