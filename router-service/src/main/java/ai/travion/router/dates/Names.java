package ai.travion.router.dates;

import java.time.DayOfWeek;
import java.time.Month;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Names of months, weekdays and numbers, as people spell them, and the pieces of patterns that are made of them. */
public final class Names {

    private static final List<String> MONTHS = List.of(
            "jan(?:uary?|uray|uar|urary)?",
            "feb(?:ruary?|uary|urary|ruray)?",
            "mar(?:ch)?",
            "apr(?:il|l)?",
            "may",
            "june?",
            "july?",
            "aug(?:ust|st)?",
            "sept?(?:ember|embr|emeber)?|setember",
            "oct(?:ober|obor|ocber)?",
            "nov(?:ember|embr|emeber)?",
            "dec(?:ember|embr|emeber)?");
    private static final List<String> WEEKDAYS = List.of(
            "monday",
            "tuesday|tusday",
            "wednesday|wensday|wendesday|wedensday",
            "thursday|thrusday",
            "friday|firday",
            "saturday|saterday|satarday",
            "sunday");
    private static final Map<String, Integer> NUMBERS = Map.ofEntries(
            Map.entry("a", 1),
            Map.entry("an", 1),
            Map.entry("one", 1),
            Map.entry("two", 2),
            Map.entry("three", 3),
            Map.entry("four", 4),
            Map.entry("five", 5),
            Map.entry("six", 6),
            Map.entry("seven", 7),
            Map.entry("eight", 8),
            Map.entry("nine", 9),
            Map.entry("ten", 10),
            Map.entry("eleven", 11),
            Map.entry("twelve", 12),
            Map.entry("fourteen", 14),
            Map.entry("first", 1),
            Map.entry("second", 2),
            Map.entry("third", 3),
            Map.entry("fourth", 4),
            Map.entry("a couple of", 2),
            Map.entry("couple of", 2),
            Map.entry("a few", 3),
            Map.entry("few", 3));

    /** A month, by its name or its first letters. */
    static final String MONTH = "(?<m>" + String.join("|", MONTHS) + ")\\b\\.?";
    /** A month that is no other word, written out. */
    static final String PLAIN_MONTH =
            "(?<m>january|february|feburary|febuary|april|june|july|august|september|october|november|december)\\b";

    static final String WEEKDAY = "(?<w>" + String.join("|", WEEKDAYS) + ")\\b";
    static final String ANY_WEEKDAY =
            "(?<w>" + String.join("|", WEEKDAYS) + "|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\\b\\.?";
    static final String DAY = "(?<d>\\d{1,2})(?:\\s?(?:st|nd|rd|th))?\\b";
    static final String COUNT =
            "(?<n>\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|(?:a )?couple of|(?:a )?few)";
    static final String YEAR = "(?:,?\\s+(?:of\\s+|in\\s+)?(?<y>20\\d{2}|19\\d{2})\\b)?";

    /** How days are spent: what may stand between their number and the word, as in "3 slow days". */
    public static final String SPENT =
            "(?:slow|easy|relax(?:ed|ing)|lazy|quiet|busy|short|long|gentle|leisurely|chill(?:ed)?|calm|peaceful|restful|fun|good|nice|great|perfect|lovely|beautiful|sunny|rainy|active|packed|intense|hectic|unhurried|consecutive|solid|proper|clear|entire|complete|romantic|family|cultural|culture|adventur(?:e|ous)|beach|surf(?:ing)?|hiking|trekking|wildlife|safari|temple|yoga|wellness|food(?:ie)?|tea|nature|history|spiritual|party)";

    private Names() {}

    static Month month(String name) {
        var lower = name.toLowerCase(Locale.ROOT);
        for (int month = 0; month < MONTHS.size(); month++) {
            if (lower.matches(MONTHS.get(month))) {
                return Month.of(month + 1);
            }
        }
        throw new IllegalArgumentException(name + " is no month.");
    }

    static DayOfWeek weekday(String name) {
        var start = name.toLowerCase(Locale.ROOT);
        for (int day = 0; day < WEEKDAYS.size(); day++) {
            if (start.matches(WEEKDAYS.get(day)) || WEEKDAYS.get(day).startsWith(start.replace(".", ""))) {
                return DayOfWeek.of(day + 1);
            }
        }
        throw new IllegalArgumentException(name + " is no weekday.");
    }

    public static Optional<Integer> number(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        return lower.matches("\\d{1,3}")
                ? Optional.of(Integer.valueOf(lower))
                : Optional.ofNullable(NUMBERS.get(lower));
    }
}
