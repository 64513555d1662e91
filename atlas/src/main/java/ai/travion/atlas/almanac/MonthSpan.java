package ai.travion.atlas.almanac;

import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Months in a row that a message names: "between February and April 2027", "March, April and May 2027", "the first half of 2027".
 *
 * @param first its first day
 * @param last its last day
 */
public record MonthSpan(LocalDate first, LocalDate last) {

    private static final String NAME =
            "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
    private static final String NO_DAY_OF_IT = "\\b(?! \\d{1,2}\\b)";
    private static final Pattern NAMED = Patterns.anyCase("(?<!\\d )(?<!\\d(?:st|nd|rd|th) )\\b" + NAME + NO_DAY_OF_IT
            + "(?:,? (\\d{4}))?(?:(?:\\s*(?:[,&/–-]|\\b(?:and|to|till|until|through)\\b)\\s*)+" + NAME
            + NO_DAY_OF_IT
            + "(?:,? (?:of )?(\\d{4}))?)+");
    private static final Pattern HALF =
            Patterns.anyCase("\\b(first|1st|second|2nd|last) half of (?:the year )?(\\d{4})\\b");
    private static final Pattern QUARTER = Patterns.anyCase(
            "\\b(?:(first|1st|second|2nd|third|3rd|fourth|4th|last) quarter of |q([1-4]) (?:of )?)(\\d{4})\\b");

    /**
     * The months that a message names, where it names more than one.
     *
     * @param today by which months without a year are those to come
     */
    public static Optional<MonthSpan> in(String message, LocalDate today) {
        return half(message).or(() -> quarter(message)).or(() -> named(message, today));
    }

    private static Optional<MonthSpan> named(String message, LocalDate today) {
        var named = Patterns.matcher(NAMED, message);
        if (!named.find()) {
            return Optional.empty();
        }
        var from = monthOf(named.group(1));
        var to = monthOf(named.group(3));
        if (named.group(4) == null && named.group(2) == null) {
            int year = today.getYear() + (to.compareTo(today.getMonth()) < 0 && from.compareTo(to) <= 0 ? 1 : 0);
            return Optional.of(of(year, from, from.compareTo(to) <= 0 ? year : year + 1, to));
        }
        int last = Integer.parseInt(named.group(4) != null ? named.group(4) : named.group(2));
        boolean over = from.compareTo(to) > 0;
        int first = named.group(2) != null ? Integer.parseInt(named.group(2)) : over ? last - 1 : last;
        if (named.group(4) == null) {
            last = over ? first + 1 : first;
        }
        return first > last ? Optional.empty() : Optional.of(of(first, from, last, to));
    }

    private static Optional<MonthSpan> half(String message) {
        var half = Patterns.matcher(HALF, message);
        if (!half.find()) {
            return Optional.empty();
        }
        int year = Integer.parseInt(half.group(2));
        boolean first = half.group(1).toLowerCase(Locale.ROOT).matches("first|1st");
        return Optional.of(
                first ? of(year, Month.JANUARY, year, Month.JUNE) : of(year, Month.JULY, year, Month.DECEMBER));
    }

    private static Optional<MonthSpan> quarter(String message) {
        var quarter = Patterns.matcher(QUARTER, message);
        if (!quarter.find()) {
            return Optional.empty();
        }
        int number = quarter.group(2) != null
                ? Integer.parseInt(quarter.group(2))
                : switch (quarter.group(1).toLowerCase(Locale.ROOT)) {
                    case "first", "1st" -> 1;
                    case "second", "2nd" -> 2;
                    case "third", "3rd" -> 3;
                    default -> 4;
                };
        int year = Integer.parseInt(quarter.group(3));
        return Optional.of(of(year, Month.of(3 * number - 2), year, Month.of(3 * number)));
    }

    private static MonthSpan of(int firstYear, Month first, int lastYear, Month last) {
        return new MonthSpan(
                YearMonth.of(firstYear, first).atDay(1),
                YearMonth.of(lastYear, last).atEndOfMonth());
    }

    private static Month monthOf(String name) {
        var start = name.substring(0, 3).toUpperCase(Locale.ROOT);
        for (var month : Month.values()) {
            if (month.name().startsWith(start)) {
                return month;
            }
        }
        throw new IllegalArgumentException(name + " is no month.");
    }
}
