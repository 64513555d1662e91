package ai.travion.router.dates;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.PoyaDay;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import java.time.Period;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Puts several days that are named side by side together, from the earliest to the latest, so that none is answered
 * without the others: "Monday or Tuesday" is a choice, "5 and 7 January" the days from one to the other.
 */
final class Choices {

    /** Days further apart than this are not spoken of as one time. */
    private static final int LONGEST_DAYS = 31;

    private static final String CONNECTOR = "(?:(?<o>or|vs\\.?|versus|rather\\s+than|than)|and|&|then|/)";
    private static final Pattern SIDE_BY_SIDE = Patterns.anyCase(
            "[^.?!;]{0,60}?(?:\\b|(?<=\\s)|^)" + CONNECTOR + "(?![\\p{L}])(?:\\s+[^.?!;\\s]+){0,3}?\\s*");
    private static final Pattern ONLY_A_NUMBER =
            Patterns.anyCase("\\W*(?:on\\s+)?(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\W*");
    private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

    private Choices() {}

    static List<Reading> of(String text, List<Reading> said, HolidayCalendar calendar) {
        var days = inTheMonthBefore(text, said);
        int size = sideBySide(text, days);
        if (size < 2) {
            return days;
        }
        var named = days.subList(0, size);
        boolean either = IntStream.range(1, size).anyMatch(at -> isAChoice(text, days.get(at - 1), days.get(at)));
        var together = isARow(named, either)
                ? Ranges.span(named.getFirst().days(), named.getLast().days())
                : together(named.stream().map(Reading::days).toList(), either, calendar);
        var reading = named.getFirst().upTo(named.getLast(), together);
        return Stream.concat(
                        Stream.of(either ? reading.named(When.Manner.CHOICE) : reading),
                        days.subList(size, days.size()).stream())
                .toList();
    }

    /** "22 March 2027 or the 21st": a number alone is a day of the month that was named just before it. */
    private static List<Reading> inTheMonthBefore(String text, List<Reading> said) {
        var days = new ArrayList<>(said);
        for (int at = 1; at < days.size(); at++) {
            var before = days.get(at - 1);
            var number = Patterns.matcher(
                    ONLY_A_NUMBER,
                    text.substring(days.get(at).from(), days.get(at).to()));
            boolean together = before.kind() == Reading.Kind.DATE
                    && before.days().exact()
                    && before.days().last().isEmpty()
                    && number.matches()
                    && areConnected(text, before, days.get(at));
            if (together) {
                int day = Integer.parseInt(number.group(1));
                var month = YearMonth.from(before.days().first());
                if (day >= 1 && day <= month.lengthOfMonth()) {
                    days.set(at, days.get(at).meaning(Days.on(month.atDay(day))).of(Reading.Kind.DATE));
                }
            }
        }
        return days;
    }

    /** "Saturday and Sunday" are two days in a row, also where another Sunday comes first. */
    private static boolean isARow(List<Reading> named, boolean either) {
        var first = named.getFirst().days();
        var second = named.getLast().days();
        return !either
                && named.size() == 2
                && first.last().isEmpty()
                && Ranges.span(first, second)
                        .last()
                        .filter(first.first().plusDays(1)::equals)
                        .isPresent();
    }

    /** Several days as one time. */
    static Days together(List<Days> days, boolean either, HolidayCalendar calendar) {
        var first =
                days.stream().map(Days::first).min(Comparator.naturalOrder()).orElseThrow();
        var last = days.stream().map(Days::end).max(Comparator.naturalOrder()).orElseThrow();
        var notes = notes(days, either, calendar);
        if (last.isAfter(first.plusDays(LONGEST_DAYS))) {
            return days.getFirst().noting(notes + " This is about the first of them.");
        }
        boolean inARow = !either && days.size() == 2 && last.equals(first.plusDays(1));
        var all = either ? Days.during(first, last, Period.ZERO) : Days.from(first, last);
        return inARow || days.stream().anyMatch(day -> day.last().isPresent() && !either) ? all : all.noting(notes);
    }

    /** What was named, and which of it is Poya: a plan takes one day and must not hide that. */
    private static String notes(List<Days> days, boolean either, HolidayCalendar calendar) {
        var firsts = days.stream().map(Days::first).toList();
        var poya = either
                ? firsts.stream()
                        .flatMap(day -> calendar.poyaOn(day).stream())
                        .map(Choices::isPoya)
                        .collect(Collectors.joining())
                : "";
        return "You named %s.%s"
                .formatted(
                        firsts.stream().map(Today::inWords).collect(Collectors.joining(either ? " or " : " and ")),
                        poya);
    }

    private static String isPoya(PoyaDay day) {
        return " %s %s %s: no alcohol is sold."
                .formatted(
                        Today.inWords(day.date()),
                        day.certainty() == Certainty.GAZETTED ? "is" : "is predicted to be",
                        day.fullName());
    }

    /** How many days from the first on stand side by side. */
    private static int sideBySide(String text, List<Reading> days) {
        int size = days.isEmpty() || !days.getFirst().days().exact() ? 0 : 1;
        while (size > 0 && size < days.size() && follows(text, days, size)) {
            size++;
        }
        return size;
    }

    private static boolean follows(String text, List<Reading> days, int at) {
        var between = between(text, days.get(at - 1), days.get(at));
        boolean listed = Patterns.isAllOf(COMMA, between)
                && at + 1 < days.size()
                && Patterns.isAllOf(SIDE_BY_SIDE, between(text, days.get(at), days.get(at + 1)));
        return days.get(at).days().exact() && (listed || Patterns.isAllOf(SIDE_BY_SIDE, between));
    }

    /** Whether two days are named side by side. */
    static boolean areConnected(String text, Reading first, Reading second) {
        return Patterns.isAllOf(SIDE_BY_SIDE, between(text, first, second));
    }

    private static boolean isAChoice(String text, Reading first, Reading second) {
        var between = Patterns.matcher(SIDE_BY_SIDE, between(text, first, second));
        return between.matches() && between.group("o") != null;
    }

    private static String between(String text, Reading first, Reading second) {
        return text.substring(first.to(), second.from());
    }
}
