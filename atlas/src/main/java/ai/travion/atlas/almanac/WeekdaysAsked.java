package ai.travion.atlas.almanac;

import ai.travion.atlas.text.Patterns;
import java.time.DayOfWeek;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The days of the week that a question is limited to: "which Poya days fall on a weekend?", "holidays on Fridays". */
final class WeekdaysAsked {

    private static final Set<DayOfWeek> WEEKEND = EnumSet.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);

    private static final Pattern LIMIT = Patterns.anyCase(
            "\\b(?:on|during|over|at|are|is|be|a|an|the|or|and|every|any)\\s+(?:an?\\s+|the\\s+)?(week-?\\s?end|weekday|working\\s+day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\\b"
                    + "|\\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|week-?\\s?end)s?\\s+(?=\\u00a7)");
    /** "This weekend" is a time, and so is "next Friday". */
    private static final Pattern ONE_OF_THEM = Patterns.anyCase(
            "\\b(?:this|next|last|coming|that|following|previous)\\s+(?:week-?\\s?end|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+(?:the\\s+)?\\d");

    private static final Pattern NOT_ON_THEM = Patterns.anyCase(
            "\\b(?:not|n't|never|outside|other\\s+than|except)\\s+(?:fall(?:s|ing)?\\s+)?(?:on\\s+|at\\s+|during\\s+)?(?:an?\\s+|the\\s+)?(?:week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)");

    private WeekdaysAsked() {}

    /** @param marked with its topics blanked; a "long weekend" is one */
    static Set<DayOfWeek> in(String marked) {
        if (Patterns.isIn(ONE_OF_THEM, marked)) {
            return Set.of();
        }
        Set<DayOfWeek> days = EnumSet.noneOf(DayOfWeek.class);
        Patterns.in(LIMIT, marked)
                .forEach(found -> days.addAll(days(found.group(1) == null ? found.group(2) : found.group(1))));
        return !days.isEmpty() && Patterns.isIn(NOT_ON_THEM, marked)
                ? EnumSet.complementOf(EnumSet.copyOf(days))
                : days;
    }

    private static Set<DayOfWeek> days(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        if (lower.startsWith("week") && lower.endsWith("end")) {
            return WEEKEND;
        }
        return Stream.of(DayOfWeek.values())
                .filter(day -> lower.endsWith("day")
                        && day.name().toLowerCase(Locale.ROOT).equals(lower))
                .findFirst()
                .<Set<DayOfWeek>>map(Set::of)
                .orElse(EnumSet.complementOf(EnumSet.copyOf(WEEKEND)));
    }
}
