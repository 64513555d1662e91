package ai.travion.retrieval.calendar;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "The 25th", of no month that is named: the next one. */
public final class DayOfTheMonth {

    private static final Pattern THE_NTH = Pattern.compile(
            "(?i)\\b(?:the\\s+|on\\s+(?:the\\s+)?)(\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s+(?:century|floor|birthday|anniversary|time|day))");
    private static final Pattern A_MONTH_OR_YEAR = Pattern.compile(
            "(?i)\\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:next|last|this|that|previous)\\s+(?:month|year)|20\\d\\d)\\b");
    private static final int MONTHS_AHEAD = 3;

    private DayOfTheMonth() {}

    /** Empty where the words name no such day, or name a month too. */
    public static Optional<LocalDate> in(String words, LocalDate today) {
        var nth = THE_NTH.matcher(words);
        if (A_MONTH_OR_YEAR.matcher(words).find() || !nth.find()) {
            return Optional.empty();
        }
        int day = Integer.parseInt(nth.group(1));
        return Stream.iterate(YearMonth.from(today), month -> month.plusMonths(1))
                .limit(MONTHS_AHEAD)
                .filter(month -> day > 0 && day <= month.lengthOfMonth())
                .map(month -> month.atDay(day))
                .filter(date -> !date.isBefore(today))
                .findFirst();
    }
}
