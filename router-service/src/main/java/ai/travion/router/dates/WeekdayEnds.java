package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Reading.Kind;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A weekday behind a date is that of the same trip: "friday evening 15 jan after work till sunday night" ends on the 17th, and not
 * on the next Sunday from today.
 */
final class WeekdayEnds {

    private static final String WEEKDAY =
            "mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?";
    private static final Pattern BARE = Patterns.anyCase(
            "(?:(?:on|until|untill|till|til|to|by)\\s+)?(?<day>" + WEEKDAY
                    + ")(?:\\s+(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th))?(?:\\s+(?:early\\s+|late\\s+)?(?:night|evening|morning|afternoon|noon|midday))?");
    /** What leads from the first day to the last, with no new sentence of another matter between. */
    private static final Pattern ENDING = Patterns.anyCase(
            "[^.;!?]*(?<![\\p{L}])(?:until|untill|till|til|through|back|return(?:ing|s)?|home|to)\\b[^.;!?]{0,24}");

    private static final Pattern ENDS_ITSELF = Patterns.anyCase("(?:until|untill|till|til|to|by)\\b.*");
    private static final Pattern OF_A_FLIGHT =
            Patterns.words("land(?:s|ing)?|flights?|fly|flying|plane|arriv(?:e|es|ing|al)");

    private WeekdayEnds() {}

    static List<Reading> in(String text, List<Reading> readings) {
        var left = new ArrayList<Reading>();
        for (var reading : readings) {
            var start = left.isEmpty() ? Optional.<Reading>empty() : Optional.of(left.getLast());
            var weekday = start.filter(WeekdayEnds::isADate).flatMap(before -> weekday(text, reading));
            if (start.isEmpty() || weekday.isEmpty()) {
                left.add(reading);
                continue;
            }
            var first = start.get().days().first();
            var last = first.with(TemporalAdjusters.next(weekday.get()));
            var between = text.substring(start.get().to(), reading.from());
            boolean ending = Patterns.isAllOf(ENDING, between)
                    || Patterns.isAllOf(ENDS_ITSELF, text.substring(reading.from(), reading.to()));
            if (ending && !Patterns.isIn(OF_A_FLIGHT, text)) {
                left.removeLast();
                left.add(start.get().upTo(reading, Days.from(first, last)));
            } else {
                left.add(isOfAnotherTime(reading, first) ? reading.meaning(Days.on(last)) : reading);
            }
        }
        return List.copyOf(left);
    }

    private static boolean isADate(Reading reading) {
        return reading.isDays()
                && reading.kind() == Kind.DATE
                && reading.days().exact()
                && reading.days().last().isEmpty();
    }

    private static boolean isOfAnotherTime(Reading weekday, LocalDate first) {
        return weekday.days().first().isBefore(first);
    }

    private static Optional<DayOfWeek> weekday(String text, Reading reading) {
        var bare = Patterns.matcher(
                BARE, text.substring(reading.from(), reading.to()).strip());
        boolean single = reading.isDays() && reading.days().last().isEmpty();
        return single && bare.matches()
                ? Stream.of(DayOfWeek.values())
                        .filter(day -> day.name()
                                .regionMatches(
                                        true,
                                        0,
                                        bare.group("day"),
                                        0,
                                        Math.min(3, bare.group("day").length())))
                        .findFirst()
                : Optional.empty();
    }
}
