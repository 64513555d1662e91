package ai.travion.verifier.check;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Which days of a trip a text means that does not give their dates: "Day 2", "your second evening", "on Wednesday". */
final class DaysMeant {

    private static final List<String> COUNT = List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh");
    private static final List<String> NUMBERS = List.of("one", "two", "three", "four", "five", "six", "seven");
    private static final int ONE_WEEK = 7;

    private static final Pattern NUMBERED =
            Pattern.compile("(?i)\\bday (?:(\\d{1,2})|(one|two|three|four|five|six|seven))\\b");
    private static final Pattern COUNTED = Pattern.compile(
            "(?i)\\b(first|second|third|fourth|fifth|sixth|seventh|last|final) (?:day|morning|afternoon|evening|night)\\b");
    private static final Pattern WEEKDAY =
            Pattern.compile("(?i)\\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b");

    private DaysMeant() {}

    /** @param trip its days in order */
    static Set<LocalDate> in(String text, List<LocalDate> trip) {
        var days = new HashSet<LocalDate>();
        if (trip.isEmpty() || !DatesIn.text(text).isEmpty()) {
            return days;
        }
        NUMBERED.matcher(text).results().forEach(match -> add(
                days,
                trip,
                match.group(1) != null
                        ? Integer.parseInt(match.group(1)) - 1
                        : NUMBERS.indexOf(match.group(2).toLowerCase(Locale.ROOT))));
        COUNTED.matcher(text).results().forEach(match -> {
            int count = COUNT.indexOf(match.group(1).toLowerCase(Locale.ROOT));
            add(days, trip, count < 0 ? trip.size() - 1 : count);
        });
        if (trip.size() <= ONE_WEEK) {
            WEEKDAY.matcher(text)
                    .results()
                    .map(match -> DayOfWeek.valueOf(match.group(1).toUpperCase(Locale.ROOT)))
                    .forEach(weekday -> trip.stream()
                            .filter(day -> day.getDayOfWeek() == weekday)
                            .forEach(days::add));
        }
        return days;
    }

    private static void add(Set<LocalDate> days, List<LocalDate> trip, int index) {
        if (index >= 0 && index < trip.size()) {
            days.add(trip.get(index));
        }
    }
}
