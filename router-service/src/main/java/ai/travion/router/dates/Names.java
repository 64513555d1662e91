package ai.travion.router.dates;

import ai.travion.atlas.Edits;
import java.time.DayOfWeek;
import java.time.Month;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

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

    private static final List<String> ORDINALS = List.of(
            "first",
            "second",
            "third",
            "fourth",
            "fifth",
            "sixth",
            "seventh",
            "eighth",
            "ninth",
            "tenth",
            "eleventh",
            "twelfth",
            "thirteenth",
            "fourteenth",
            "fifteenth",
            "sixteenth",
            "seventeenth",
            "eighteenth",
            "nineteenth",
            "twentieth");
    private static final int TWENTY = 20;
    private static final int THIRTY = 30;
    private static final int CENTURY = 2000;
    private static final int LONG_NAME = 6;

    /** A month, by its name or its first letters; digits may follow at once: "Jan12". */
    static final String MONTH = "(?<m>" + String.join("|", MONTHS) + ")(?!\\p{L})\\.?";
    /** A month that is no other word, written out. */
    static final String PLAIN_MONTH =
            "(?<m>january|february|feburary|febuary|april|june|july|august|september|october|november|december)\\b";

    static final String WEEKDAY = "(?<w>" + String.join("|", WEEKDAYS) + ")\\b";
    static final String ANY_WEEKDAY =
            "(?<w>" + String.join("|", WEEKDAYS) + "|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\\b\\.?";
    private static final String TENTHS = "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)";
    /** The number of a day in words: from eleven on, since "second march" and "first may" are no days. */
    private static final String DAY_IN_WORDS =
            "(?:twenty|thirty)[\\s-]?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth";
    /** A number in words that can be a day: "twenty-fifth". */
    static final String WORDED_DAY = "(?<d>" + DAY_IN_WORDS + ")\\b";
    /** The number of a day; a letter may follow at once: "12Jan". */
    static final String DAY = "(?<d>\\d{1,2}(?!\\d)|(?:" + DAY_IN_WORDS + ")\\b)(?:\\s?(?:st|nd|rd|th)\\b)?";
    /** A number, in figures or words from the first on, of a day. */
    static final String ANY_DAY =
            "(?<d>\\d{1,2}(?!\\d)|(?:" + DAY_IN_WORDS + "|" + TENTHS + "|tenth)\\b)(?:\\s?(?:st|nd|rd|th)\\b)?";

    static final String COUNT =
            "(?<n>\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|(?:a )?couple of|(?:a )?few)";
    static final String YEAR = "(?:,?\\s+(?:of\\s+|in\\s+)?(?<y>20\\d{2}|19\\d{2}|['\u2019]\\d{2})\\b)?";
    /** "27" behind a day and a month, where nothing follows that it could count. */
    private static final String SHORT_YEAR =
            "(?:2[4-9]|3[0-5])(?=\\s*(?:$|[,.?!;:)](?!\\d)|[-\u2013]\\s|(?:to|until|till|and|or|for|at|in|with|we|i|please|is|are|plan|can|do)\\b))";

    /** Years that nobody plans for, so that they are told so; "we land on 3 March 2130" is half past nine in the evening. */
    private static final String FAR_YEAR =
            "1[5-8][6-9]\\d\\b|2[1-3][6-9]\\d\\b|2[4-9]\\d{2}\\b|(?<=(?:,|\\bof|\\bin)\\s{1,3})(?:1[5-8]|2[1-3])\\d{2}\\b"
                    + "|(?<!\\b(?:land|arriv|depart|fly|flight|leav|tak)\\p{L}{0,4}[^.;!?]{0,40})2[1-3][0-5]\\d\\b(?!\\s*(?:h|hrs|hours)\\b)";

    static final String YEAR_BEHIND_A_DAY = "(?:,?\\s+(?:of\\s+|in\\s+)?(?<y>20\\d{2}\\b|19\\d{2}\\b|" + FAR_YEAR
            + "|['\u2019]\\d{2}\\b|" + SHORT_YEAR + "))?";
    /** No comma before a short one: "Jan 24, 25" are two days. */
    static final String YEAR_BEHIND_A_NUMBER =
            "(?:,?\\s+(?:of\\s+|in\\s+)?(?<y>20\\d{2}\\b|19\\d{2}\\b|['\u2019]\\d{2}\\b)|\\s+(?<y2>" + SHORT_YEAR
                    + "))?";

    /**
     * How days are spent: any one word that may stand between their number and the word, as in "3 slow days" or "3 luxury days";
     * none that begins something else, counts, or says whose or which days they are.
     */
    public static final String SPENT =
            "(?!(?:of|in|on|at|to|for|or|and|the|a|an|per|from|till|until|than|then|into|with|as|by|is|are|was|were|more|extra|additional|other|further|next|last|past|previous|working|business|week|weeks|day|days|night|nights|hours?|months?|years?|people|persons?|pax|adults?|kids?|child(?:ren)?|students?|friends?|guests?|of\\s+us|stars?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|couple|several|many|most|poya|public|bank)\\b)\\p{L}[\\p{L}-]{2,}";

    private Names() {}

    /** The month of a name, slips of the pen mended. */
    static Month month(String name) {
        return written(name)
                .or(() -> meant(name))
                .orElseThrow(() -> new IllegalArgumentException(name + " is no month."));
    }

    private static Optional<Month> written(String name) {
        var lower = name.toLowerCase(Locale.ROOT);
        for (int month = 0; month < MONTHS.size(); month++) {
            if (lower.matches(MONTHS.get(month))) {
                return Optional.of(Month.of(month + 1));
            }
        }
        return Optional.empty();
    }

    /** The month that a misspelt word means: two slips in a long name, letters in another order in a short one. */
    static Optional<Month> meant(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        return Arrays.stream(Month.values())
                .filter(month -> isMeant(month.name().toLowerCase(Locale.ROOT), lower))
                .findFirst();
    }

    private static boolean isMeant(String month, String word) {
        if (word.charAt(0) != month.charAt(0)) {
            return false;
        }
        return month.length() >= LONG_NAME
                ? Edits.between(word, month, 2) <= 2
                : Arrays.equals(
                        word.chars().sorted().toArray(), month.chars().sorted().toArray());
    }

    /** The day of a month: "3", "twenty-fifth"; what is none at all is 0. */
    static int day(String number) {
        if (Character.isDigit(number.charAt(0))) {
            return Integer.parseInt(number);
        }
        var lower = number.toLowerCase(Locale.ROOT);
        if (lower.equals("thirtieth")) {
            return THIRTY;
        }
        int tens = lower.startsWith("twenty") ? TWENTY : lower.startsWith("thirty") ? THIRTY : 0;
        return tens + ORDINALS.indexOf(lower.replaceFirst("^(?:twenty|thirty)[\\s-]?", "")) + 1;
    }

    /** The year that a match names: 2027 for "2027", "'27" and "27". */
    static @Nullable Integer year(Matcher match) {
        var groups = match.pattern().namedGroups();
        var said = groups.containsKey("y") ? match.group("y") : null;
        if (said == null && groups.containsKey("y2")) {
            said = match.group("y2");
        }
        if (said == null) {
            return null;
        }
        int year = Integer.parseInt(said.replaceAll("\\D", ""));
        return year < CENTURY / 20 ? CENTURY + year : year;
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
