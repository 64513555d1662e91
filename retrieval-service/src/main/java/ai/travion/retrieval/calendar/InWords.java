package ai.travion.retrieval.calendar;

import ai.travion.atlas.Holiday;
import ai.travion.atlas.HolidayType;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Days, spans and kinds of holidays as a person says them. */
final class InWords {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);
    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMMM uuuu", Locale.ENGLISH);

    private InWords() {}

    static String day(LocalDate day) {
        return DAY.format(day);
    }

    static String month(LocalDate day) {
        return MONTH.format(day);
    }

    static String days(LocalDate first, LocalDate last) {
        return first.equals(last) ? day(first) : day(first) + " to " + day(last);
    }

    /** "April 2027", "2027", or both ends. */
    static String span(LocalDate first, LocalDate last) {
        if (YearMonth.from(first).equals(YearMonth.from(last))
                && first.getDayOfMonth() == 1
                && last.equals(YearMonth.from(last).atEndOfMonth())) {
            return month(first);
        }
        boolean year = first.getYear() == last.getYear()
                && first.getDayOfYear() == 1
                && last.getDayOfYear() == last.lengthOfYear();
        return year ? String.valueOf(first.getYear()) : days(first, last);
    }

    /** "public, bank and mercantile". */
    static String types(List<Holiday> holidays) {
        Set<HolidayType> types = EnumSet.noneOf(HolidayType.class);
        holidays.forEach(holiday -> types.addAll(holiday.types()));
        return list(
                types.stream().map(type -> type.name().toLowerCase(Locale.ROOT)).toList());
    }

    static String list(List<String> names) {
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }

    static String capital(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    static String article(String words) {
        return "aeiou".indexOf(Character.toLowerCase(words.charAt(0))) >= 0 ? "an " + words : "a " + words;
    }

    /** "is", or "was" of a day that is past. */
    static String is(LocalDate day, LocalDate today) {
        return day.isBefore(today) ? "was" : "is";
    }
}
