package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Days of which only the number is said: "no, I meant the 5th" is the 5th of the month that is spoken of. */
public final class NumberedDay {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final String NO_MONTH =
            "(?!\\s*(?:of\\s+)?(?:day\\s+of\\s+)?(?:the\\s+month|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\b))(?<!\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\s(?:the\\s)?\\d{1,2}\\p{L}{2})";
    /** "From the 12th or 13th century". */
    private static final String NO_RANGE_OF_OTHERS =
            "(?!\\s*(?:,|and|or|to|until)\\s+(?:the\\s+)?(?:early\\s+|late\\s+)?\\d{1,2}(?:st|nd|rd|th)[\\s-]+(?:centur|floor|edition|birthday|anniversar))";

    /** What tells the number of a day from that of a floor, a century or a choice. */
    private static final String ENDS =
            "(?=\\s*(?:$|[,.?!;:)]|(?:to|until|till|through|and|or|not|then|instead|please|pls|rather|be|is|a|an|i|we|if|when|for|with|in|at|it|that|too|also|as\\s+well|work|works|better|ok|okay|actually)\\b))";

    /** Few messages have any, and looking for one costs little. */
    private static final Pattern ORDINAL = Patterns.anyCase("\\d(?:st|nd|rd|th)\\b");

    private static final Pattern NUMBER = Patterns.anyCase(
            "(?<=^\\W{0,3}|\\b(?:on|from|to|until|till|by|for|and|or|not|than|about|mean|meant|said|say|is|was|it|no|sorry|actually|rather|then|maybe|do|the|between|through|if|around|before|after|leaving|arriving|starting|start|oops|wait|yes|ok|okay)\\W{1,3})(?:the\\s+)?(?<!\\d)(?<d>\\d{1,2})(?:st|nd|rd|th)\\b"
                    + NO_MONTH + NO_RANGE_OF_OTHERS + ENDS);

    private static final Pattern WITH_ITS_MONTH = Patterns.anyCase(
            "\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b(?:\\s+20\\d\\d\\b)?");

    private NumberedDay() {}

    /**
     * The text with the month and year of such days.
     *
     * @param spokenOf a day of the month that is spoken of
     * @return the text itself where it has none, or where they would be past
     */
    public static String inFull(String text, Optional<LocalDate> spokenOf, LocalDate today) {
        var said = WeekdayBeside.inFull(text, spokenOf);
        return spokenOf.filter(day -> Patterns.isIn(ORDINAL, said))
                .map(day -> inFull(said, named(said, day).orElse(YearMonth.from(day)), today))
                .orElse(said);
    }

    /** "The 8th of March, not the 6th": the month that is named beside it is nearer than that of the trip. */
    private static Optional<YearMonth> named(String text, LocalDate from) {
        var match = Patterns.matcher(WITH_ITS_MONTH, text);
        return match.find() ? MonthNames.withYear(match.group(), from) : Optional.empty();
    }

    static String inFull(String text, YearMonth month, LocalDate today) {
        var numbers = Patterns.matcher(NUMBER, text);
        var full = new StringBuilder();
        while (numbers.find()) {
            var day = day(numbers, month).filter(found -> !found.isBefore(today));
            numbers.appendReplacement(
                    full, Matcher.quoteReplacement(day.map(DAY::format).orElse(numbers.group())));
        }
        return numbers.appendTail(full).toString();
    }

    private static Optional<LocalDate> day(Matcher number, YearMonth month) {
        try {
            return Optional.of(month.atDay(Integer.parseInt(number.group("d"))));
        } catch (DateTimeException e) {
            // The month has no such day, so another one is meant.
            return Optional.empty();
        }
    }
}
