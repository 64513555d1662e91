package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.DaySpan;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Days of which only the number is said: "no, I meant the 5th" is the 5th of the month that is spoken of. */
public final class NumberedDay {

    /** So near to a journey a day belongs to it: one lands the evening before, or stays a night more. */
    private static final int BESIDE_DAYS = 3;

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final String NO_MONTH =
            "(?!\\s*(?:of\\s+)?(?:day\\s+of\\s+)?(?:the\\s+month|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\b))(?<!\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\s(?:the\\s)?\\d{1,2}\\p{L}{2})";
    /** "From the 12th or 13th century". */
    private static final String NO_RANGE_OF_OTHERS =
            "(?!\\s*(?:,|and|or|to|until)\\s+(?:the\\s+)?(?:early\\s+|late\\s+)?\\d{1,2}(?:st|nd|rd|th)[\\s-]+(?:centur|floor|edition|birthday|anniversar))";

    /** What tells the number of a day from that of a floor, a century or a choice. */
    private static final String ENDS =
            "(?=\\s*(?:$|[,.?!;:)]|(?:to|until|till|through|and|or|not|then|instead|please|pls|rather|be|is|a|an|i|we|if|when|for|with|in|at|it|that|there|around|about|of\\s+(?:our|the|my)\\s+(?:trip|plan|stay)|he|she|they|you|our|my|his|her|their|should|will|would|can|could|free|should|before|after|too|also|as\\s+well|work|works|better|ok|okay|actually)\\b))";

    /** Few messages have any, and looking for one costs little. */
    private static final Pattern ORDINAL = Patterns.anyCase("\\d(?:st|nd|rd|th)\\b");

    private static final Pattern NUMBER = Patterns.anyCase(
            "(?<=^\\W{0,3}|\\b(?:on|from|to|until|till|by|for|and|or|not|than|about|mean|meant|said|say|is|was|it|no|sorry|actually|rather|then|maybe|do|the|between|through|if|around|before|after|leaving|arriving|starting|start|show|see|me|us|doing|of|are|planned|oops|wait|yes|ok|okay)\\W{1,3})(?:the\\s+)?(?<!\\d)(?<d>\\d{1,2})(?:st|nd|rd|th)\\b"
                    + NO_MONTH + NO_RANGE_OF_OTHERS + ENDS);

    private static final Pattern WITH_ITS_MONTH = Patterns.anyCase(
            "\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b(?:\\s+20\\d\\d\\b)?");

    private NumberedDay() {}

    /**
     * The text with the month and year of such days.
     *
     * @param spokenOf a day of the month that is spoken of
     * @param trip the days of the journey that is planned: a number that is one of them, or just beside them, means that day
     * @return the text itself where it has none, or where they would be past
     */
    public static String inFull(String text, Optional<LocalDate> spokenOf, Optional<DaySpan> trip, LocalDate today) {
        var said = WeekdayBeside.inFull(text, spokenOf);
        return spokenOf.filter(day -> Patterns.isIn(ORDINAL, said))
                .map(day -> named(said, day)
                        .map(month -> inFull(said, month, today))
                        .orElseGet(() -> inFull(
                                said,
                                number -> trip.flatMap(days -> beside(days, number))
                                        .or(() -> day(number, YearMonth.from(day)))
                                        .filter(found -> !found.isBefore(today)))))
                .orElse(said);
    }

    /** The day of that number in a journey; or else the nearest just before or after it. */
    private static Optional<LocalDate> beside(DaySpan trip, int number) {
        return IntStream.rangeClosed(0, BESIDE_DAYS)
                .mapToObj(by -> trip.first()
                        .minusDays(by)
                        .datesUntil(trip.last().plusDays(by + 1L))
                        .filter(day -> day.getDayOfMonth() == number)
                        .findFirst())
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** "The 8th of March, not the 6th": the month that is named beside it is nearer than that of the trip. */
    private static Optional<YearMonth> named(String text, LocalDate from) {
        var match = Patterns.matcher(WITH_ITS_MONTH, text);
        return match.find() ? MonthNames.withYear(match.group(), from) : Optional.empty();
    }

    static String inFull(String text, YearMonth month, LocalDate today) {
        return inFull(text, number -> day(number, month).filter(found -> !found.isBefore(today)));
    }

    private static String inFull(String text, IntFunction<Optional<LocalDate>> days) {
        var numbers = Patterns.matcher(NUMBER, text);
        var full = new StringBuilder();
        while (numbers.find()) {
            var day = days.apply(Integer.parseInt(numbers.group("d")));
            numbers.appendReplacement(
                    full, Matcher.quoteReplacement(day.map(DAY::format).orElse(numbers.group())));
        }
        return numbers.appendTail(full).toString();
    }

    private static Optional<LocalDate> day(int number, YearMonth month) {
        try {
            return Optional.of(month.atDay(number));
        } catch (DateTimeException e) {
            // The month has no such day, so another one is meant.
            return Optional.empty();
        }
    }
}
