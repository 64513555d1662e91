package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds days in English text: "Tuesday 24 November 2026", "November 24th", "2026-11-24", "24/11/2026". */
final class DatesIn {

    /**
     * A day as a text names it.
     *
     * @param words as they stand there
     * @param monthDay empty for what is no day of any year (31 February)
     * @param year where it is said
     * @param weekday where it is said
     */
    record Mention(
            String words,
            int start,
            int end,
            Optional<MonthDay> monthDay,
            Optional<Integer> year,
            Optional<DayOfWeek> weekday) {

        /** The day, where the year is said and the day exists. */
        Optional<LocalDate> day() {
            return monthDay.flatMap(day -> year.filter(day::isValidYear).map(day::atYear));
        }
    }

    private static final Map<String, Integer> MONTHS = Stream.of(
                    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
            .collect(Collectors.toMap(month -> month, DatesIn::numberOfMonth));

    private static final String WEEKDAY =
            "(?:\\b(?<weekday>mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s+(?:the\\s+)?)?";
    private static final String MONTH =
            "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|(?-i:(?!may (?:be|not|have|well|also|still|even|only|close|open|shut|look|seem|feel|take|need|want|get|run|come|cause|buy|purchase|order|drink|enter|drive|ride|climb|swim|visit|go|use|pay|join|try|stay|travel|leave|hire|rent)\\b))may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
    private static final String DAY = "(?<day>\\d{1,2})(?:st|nd|rd|th)?";
    private static final String YEAR = "(?:,?\\s+(?<year>(?:19|20)\\d{2}))?";

    /** "16 August is a Sunday". */
    private static final Pattern ITS_WEEKDAY = Pattern.compile(
            "[,)]?\\s+(?:\\(|which\\s+|that\\s+)?(?:is|was|will be|being|falls|fell|falling|lands)(?:\\s+on)?\\s+an?\\s+(?<weekday>mon|tues|wednes|thurs|fri|satur|sun)day\\b|[,)]?\\s+(?:which\\s+|that\\s+)?(?:falls|fell|falling|lands)\\s+on\\s+(?:the\\s+)?(?<on>mon|tues|wednes|thurs|fri|satur|sun)day\\b",
            CASE_INSENSITIVE);

    private static final List<Pattern> FORMS = List.of(
            Pattern.compile("\\b(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})\\b"),
            Pattern.compile("(?<![\\d/.])(?<day>\\d{1,2})[/.](?<month>\\d{1,2})[/.](?<year>\\d{4})(?![\\d/])"),
            Pattern.compile(
                    "(?<![\\p{L}\\d.,:])" + WEEKDAY + DAY + "\\s+(?:of\\s+)?" + MONTH + "\\b" + YEAR + "(?!\\d)",
                    CASE_INSENSITIVE),
            Pattern.compile(
                    "\\b" + WEEKDAY + MONTH + "\\s+(?:the\\s+)?" + DAY + "\\b(?!:)" + YEAR + "(?!\\d)",
                    CASE_INSENSITIVE));

    private DatesIn() {}

    /** Every day that a text names, in no particular order. */
    static List<Mention> text(String text) {
        // Every form has a digit, and most sentences have none.
        if (text.chars().noneMatch(Character::isDigit)) {
            return List.of();
        }
        var mentions = new ArrayList<Mention>();
        var rest = new StringBuilder(text);
        for (var form : FORMS) {
            for (var match : form.matcher(rest.toString()).results().toList()) {
                mentions.add(mention(match, rest));
                blank(rest, match.start(), match.end());
            }
        }
        return List.copyOf(mentions);
    }

    /** The text with its days blanked out. */
    static String blanked(String text) {
        return blanked(text, text(text));
    }

    static String blanked(String text, List<Mention> days) {
        var rest = new StringBuilder(text);
        days.forEach(mention -> blank(rest, mention.start(), mention.end()));
        return rest.toString();
    }

    private static void blank(StringBuilder text, int start, int end) {
        for (int i = start; i < end; i++) {
            text.setCharAt(i, ' ');
        }
    }

    private static Mention mention(MatchResult match, CharSequence text) {
        var groups = match.namedGroups();
        var month = match.group("month").toLowerCase(Locale.ROOT);
        int number = Character.isDigit(month.charAt(0))
                ? Integer.parseInt(month)
                : MONTHS.getOrDefault(month.substring(0, 3), 0);
        var year = Optional.ofNullable(match.group("year")).map(Integer::valueOf);
        var weekday = groups.containsKey("weekday")
                ? Optional.ofNullable(match.group("weekday")).map(DatesIn::dayOfWeek)
                : Optional.<DayOfWeek>empty();
        return new Mention(
                match.group().strip(),
                match.start(),
                match.end(),
                monthDay(number, Integer.parseInt(match.group("day"))),
                year,
                weekday.or(() -> weekdayAfter(match.end(), text)));
    }

    private static Optional<DayOfWeek> weekdayAfter(int end, CharSequence text) {
        var after = ITS_WEEKDAY.matcher(text).region(end, text.length());
        return after.lookingAt()
                ? Stream.of("weekday", "on")
                        .flatMap(group -> Stream.ofNullable(after.group(group)))
                        .map(DatesIn::dayOfWeek)
                        .findFirst()
                : Optional.empty();
    }

    private static DayOfWeek dayOfWeek(String name) {
        return DayOfWeek.of("montuewedthufrisatsun".indexOf(name.substring(0, 3).toLowerCase(Locale.ROOT)) / 3 + 1);
    }

    private static Optional<MonthDay> monthDay(int month, int day) {
        try {
            return Optional.of(MonthDay.of(month, day));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    private static int numberOfMonth(String abbreviation) {
        return "janfebmaraprmayjunjulaugsepoctnovdec".indexOf(abbreviation) / 3 + 1;
    }
}
