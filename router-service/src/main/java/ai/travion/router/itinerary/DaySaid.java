package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One day of a plan, as a message names it: "day 2", "the second evening", "Saturday", "the 4th of March".
 *
 * @param number of the day, from 1; more than the plan has where it names one that the plan has not
 * @param last whether it is called the last
 * @param hour "in the evening", where a part of the day is said with it
 * @param start where its words begin in the message
 * @param end where they end
 */
public record DaySaid(int number, boolean last, Optional<String> hour, int start, int end) {

    private static final String PART = "morning|afternoon|evening";
    private static final String ORDINAL =
            "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th";
    private static final String NUMBER = "\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten";
    private static final String WEEK =
            "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun";
    static final String MONTH =
            "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
    private static final String OF_IT = "(?:\\s+(?:early\\s+|late\\s+)?(?<part>" + PART + "))?";
    private static final String LED = "\\b(?:(?:on|to|for|in|into|at|until|till)\\s+)?(?:(?:the|our|my)\\s+)?";
    private static final Pattern DAY = Patterns.anyCase(LED
            + "(?:day\\s*(?<number>" + NUMBER + ")(?![\\p{L}\\p{N}])"
            + "|(?<ordinal>" + ORDINAL + ")(?:\\s+full)?\\s+(?:day|(?<ofday>" + PART + "))(?!\\p{L})"
            + "|(?<week>" + WEEK + ")(?!\\p{L})"
            + "|(?<date>\\d{1,2})(?:st|nd|rd|th)(?:\\s+(?:of\\s+)?(?<month>" + MONTH + "))?(?!\\p{L})"
            + "|(?<date2>\\d{1,2})\\s+(?<month2>" + MONTH + ")(?!\\p{L})"
            + "|(?<month3>" + MONTH + ")\\s+(?<date3>\\d{1,2})(?:st|nd|rd|th)?(?!\\p{N}|\\p{L})"
            + "|(?:day\\s+of\\s+(?:arrival|departure)|(?:arrival|departure)\\s+day)(?!\\p{L}))"
            + "(?:,?\\s+20\\d\\d(?!\\d))?" + OF_IT);
    private static final int LETTERS_OF_A_NAME = 3;
    private static final int MOST_COUNTED = 7;

    /** The days of a plan that some words name, in their order; none of a date on which the plan has no day. */
    public static List<DaySaid> in(String words, List<LocalDate> days) {
        var found = Patterns.matcher(DAY, words);
        var all = new ArrayList<DaySaid>();
        while (found.find()) {
            number(found, days)
                    .map(number -> new DaySaid(number, isLast(found), part(found), found.start(), found.end()))
                    .ifPresent(all::add);
        }
        return List.copyOf(all);
    }

    /** "Day 2", "the last day". */
    public String inWords() {
        return last ? "the last day" : "day " + number;
    }

    private static boolean isLast(Matcher found) {
        return found.group("ordinal") != null && found.group("ordinal").matches("(?i)last|final");
    }

    private static Optional<String> part(Matcher found) {
        var part = found.group("ofday") == null ? found.group("part") : found.group("ofday");
        return Optional.ofNullable(part).map(said -> "in the " + said.toLowerCase(Locale.ROOT));
    }

    private static Optional<Integer> number(Matcher found, List<LocalDate> days) {
        if (found.group("number") != null) {
            return Names.number(found.group("number"));
        }
        if (found.group("ordinal") != null) {
            return Counting.index(found.group("ordinal"), Math.max(days.size(), MOST_COUNTED))
                    .map(index -> isLast(found) ? days.size() : index + 1);
        }
        if (found.group("week") != null) {
            return first(days, day -> isCalled(day, found.group("week")));
        }
        var date = of(found, "date", "date2", "date3");
        if (date.isPresent()) {
            var month = of(found, "month", "month2", "month3");
            return first(
                    days,
                    day -> day.getDayOfMonth() == Integer.parseInt(date.get())
                            && month.filter(said -> !isIn(day, said)).isEmpty());
        }
        return Optional.of(found.group().toLowerCase(Locale.ROOT).contains("arrival") ? 1 : days.size());
    }

    private static Optional<String> of(Matcher found, String... groups) {
        return Stream.of(groups).map(found::group).filter(Objects::nonNull).findFirst();
    }

    private static Optional<Integer> first(List<LocalDate> days, Predicate<LocalDate> wanted) {
        return IntStream.range(0, days.size())
                .filter(index -> wanted.test(days.get(index)))
                .mapToObj(index -> index + 1)
                .findFirst();
    }

    private static boolean isCalled(LocalDate day, String name) {
        return beginsAlike(day.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH), name);
    }

    private static boolean isIn(LocalDate day, String month) {
        return beginsAlike(day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH), month);
    }

    private static boolean beginsAlike(String full, String said) {
        return full.toLowerCase(Locale.ROOT)
                .startsWith(said.toLowerCase(Locale.ROOT).substring(0, LETTERS_OF_A_NAME));
    }
}
