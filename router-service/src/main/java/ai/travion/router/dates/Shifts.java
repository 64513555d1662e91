package ai.travion.router.dates;

import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.text.Patterns;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Days that are counted from another: "two days before Vesak", "the Saturday after Christmas", "three weeks from Friday". */
public final class Shifts {

    private static final String COUNTED =
            "(?:(?:exactly\\s+|about\\s+|just\\s+)?(?<n>an?|one|two|three|four|five|six|seven|eight|nine|ten|a\\s+couple\\s+of|\\d{1,2})\\s+)?";
    private static final String DIRECTION = "(?<dir>before|after|following|prior\\s+to|preceding)";
    /** The end of what stands before a day. */
    private static final String DAYS = "\\b(?:on\\s+)?(?:the\\s+)?" + COUNTED
            + "(?:the\\s+|very\\s+)?(?<u>days?|nights?|evenings?|eve|weeks?|fortnights?|months?)\\s+" + DIRECTION
            + "\\s+(?:the\\s+|this\\s+)?";

    private static final Pattern BY_DAYS = Patterns.anyCase(DAYS + "$");
    private static final Pattern BY_DAYS_SOMEWHERE = Patterns.anyCase(DAYS);
    private static final Pattern WEEKS_FROM = Patterns.anyCase(
            "(?<!\\bfor\\s)\\b(?<n>an?|one|two|three|four|five|six|\\d{1,2})\\s+(?<u>weeks?|fortnights?|months?)\\s+(?<dir>from|on)\\s+(?:the\\s+)?$");
    private static final Pattern BY_WEEKDAY = Patterns.anyCase(
            "\\b(?:on\\s+)?(?:the\\s+)?(?:first\\s+|next\\s+|last\\s+)?(?<w>monday|tuesday|wednesday|thursday|friday|saturday|sunday|week-?end)\\s+"
                    + DIRECTION + "\\s+(?:the\\s+)?$");

    private Shifts() {}

    /**
     * A day that is counted from another.
     *
     * @param from where in the text its words begin
     * @param days it, or the weekend that it is
     */
    record Shifted(int from, Days days) {}

    /** Where in a text stands what days are counted from: behind "the day before the". */
    public static OptionalInt positionIn(String text) {
        var counted = BY_DAYS_SOMEWHERE.matcher(text);
        return counted.find() ? OptionalInt.of(counted.end()) : OptionalInt.empty();
    }

    /** The day that is meant where a text counts from one that stands at a position. */
    public static Optional<LocalDate> from(String text, int position, LocalDate day) {
        return from(text, position, Days.on(day)).map(shifted -> shifted.days().first());
    }

    /** The day that is meant where a text counts from one that stands at a position; nothing where it means that day itself. */
    static Optional<Shifted> from(String text, int position, Days day) {
        var before = text.substring(0, position);
        var counted = BY_DAYS.matcher(before);
        if (counted.find()) {
            return Optional.of(new Shifted(counted.start(), byDays(counted, day)));
        }
        var weeks = WEEKS_FROM.matcher(before);
        if (weeks.find()) {
            return Optional.of(new Shifted(weeks.start(), byDays(weeks, day)));
        }
        var weekday = BY_WEEKDAY.matcher(before);
        return weekday.find() ? Optional.of(new Shifted(weekday.start(), byWeekday(weekday, day))) : Optional.empty();
    }

    private static Days byDays(Matcher match, Days day) {
        int count = Optional.ofNullable(match.group("n"))
                .flatMap(number -> Names.number(number.replaceAll("\\s+", " ")))
                .orElse(1);
        boolean back = isBefore(match);
        var start = back ? day.first() : day.end();
        int signed = back ? -count : count;
        var meant = switch (Character.toLowerCase(match.group("u").charAt(0))) {
            case 'w' -> start.plusWeeks(signed);
            case 'f' -> start.plusWeeks(2L * signed);
            case 'm' -> start.plusMonths(signed);
            default -> start.plusDays(signed);
        };
        return noted(match, meant, Days.on(meant));
    }

    private static Days byWeekday(Matcher match, Days day) {
        boolean back = isBefore(match);
        var name = match.group("w").toLowerCase(Locale.ROOT);
        boolean weekend = name.startsWith("week");
        var wanted = weekend ? DayOfWeek.SATURDAY : Names.weekday(name);
        LocalDate meant = back
                ? day.first().with(TemporalAdjusters.previous(wanted))
                : day.end().with(TemporalAdjusters.next(wanted));
        return noted(match, meant, weekend ? Days.from(meant, meant.plusDays(1)) : Days.on(meant));
    }

    private static boolean isBefore(Matcher match) {
        var direction = match.group("dir").toLowerCase(Locale.ROOT);
        return direction.startsWith("before") || direction.startsWith("p");
    }

    private static Days noted(Matcher match, LocalDate meant, Days days) {
        return days.noting("\"%s ...\" was read as %s.".formatted(match.group().strip(), Today.inWords(meant)));
    }
}
