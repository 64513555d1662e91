package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The dates of flights, held against the days of a plan. Who flies at 8 on the 10th has the 9th for their last day, and is driven to the
 * airport after its night: without its date, which is none of the plan's, such a flight is read as one of the morning after. A flight later
 * on that day bounds no day of the plan, and who leaves Colombo in the midst of it does not fly home.
 */
final class FlightDates {

    private static final Pattern BY_AIR = Pattern.compile(
            "\\b(?:flights?|fly|flies|flying|planes?|airport|cmb|bia|katunayake|land(?:s|ing)?|touch(?:es|ing)? down)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final String MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
    private static final Pattern DATE = Pattern.compile(
            "(?:\\bon\\s+)?(?:\\bthe\\s+)?(?<![\\d:.])(?:(?<iso>\\d{4}-\\d\\d-\\d\\d)|(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<month>"
                    + MONTH
                    + ")\\p{L}*\\.?|(?<month2>" + MONTH
                    + ")\\p{L}*\\.?\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?(?![:\\d])|(?<day3>\\d{1,2})(?:st|nd|rd|th))(?:[\\s,]+\\d{4}\\b)?\\s*",
            Pattern.CASE_INSENSITIVE);

    private static final String HOUR =
            "(?<hour>\\d{1,2})(?:[:.](?<min>\\d\\d))?\\s*(?<half>[ap]m\\b|[ap]\\.m\\.|(?:in\\s+the\\s+)?(?:afternoon|evening)\\b|at\\s+night\\b)?";
    private static final Pattern HOUR_AFTER = Pattern.compile(
            "[^.;!?\\d]{0,25}?\\b(?:at|around|about)\\s+" + HOUR + "|[\\s,]*" + HOUR.replace("(?<", "(?<next"),
            Pattern.CASE_INSENSITIVE);
    private static final Pattern HOUR_BEFORE =
            Pattern.compile("(?<![\\d:.])" + HOUR + "[\\s,]*$", Pattern.CASE_INSENSITIVE);
    private static final Pattern GOING = Pattern.compile(
            "\\b(?:(?:our|my|the)\\s+)?(?:(?:return|home)\\s+)?(?:flights?|fly|flies|flying|planes?|leav\\w+|depart\\w*|take\\s+off)\\b[^.;!?]*$",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern LEAVING_A_TOWN_OF_THE_AIRPORT = Pattern.compile(
            "\\b(?:leav(?:e|es|ing)|depart(?:s|ing)?)\\s+(?:from\\s+)?(?:colombo|negombo)\\b[^.,;!?]*",
            Pattern.CASE_INSENSITIVE);
    private static final int EARLY = 9;
    private static final int OF_THE_AFTERNOON = 6;
    private static final int NOON = 12;

    private FlightDates() {}

    /** The words without what no day of the plan has of them, where they tell of a flight. */
    static String heldAgainst(List<LocalDate> days, String words) {
        if (days.isEmpty() || !Patterns.isIn(BY_AIR, words)) {
            return words;
        }
        List<LocalDate> before = days.subList(0, days.size() - 1);
        String staying = LEAVING_A_TOWN_OF_THE_AIRPORT
                .matcher(words)
                .replaceAll(left -> Matcher.quoteReplacement(namesOneOf(before, left.group()) ? "" : left.group()));
        var kept = new StringBuilder(staying);
        Patterns.in(DATE, staying).toList().reversed().stream()
                .filter(date -> isOn(days.getLast().plusDays(1), date))
                .forEach(date -> take(date, staying, kept));
        return kept.toString();
    }

    private static boolean namesOneOf(List<LocalDate> days, String clause) {
        return Patterns.in(DATE, clause).anyMatch(date -> days.stream().anyMatch(day -> isOn(day, date)));
    }

    /** Of an early flight its date, of a later one all that is said of it. */
    private static void take(MatchResult date, String words, StringBuilder kept) {
        Matcher after = HOUR_AFTER.matcher(words).region(date.end(), words.length());
        Matcher before = HOUR_BEFORE.matcher(words.substring(0, date.start()));
        boolean hourFollows = after.lookingAt();
        boolean hourLeads = !hourFollows && before.find();
        boolean late = hourFollows
                ? isLate(
                        first(after.group("hour"), after.group("nexthour"), null),
                        first(after.group("min"), after.group("nextmin"), null),
                        first(after.group("half"), after.group("nexthalf"), null))
                : hourLeads
                        && isLate(
                                before.group("hour"),
                                first(before.group("min"), null, null),
                                first(before.group("half"), null, null));
        Matcher going = GOING.matcher(words.substring(0, date.start()));
        int from = !late ? date.start() : going.find() ? going.start() : hourLeads ? before.start() : date.start();
        kept.replace(from, late && hourFollows ? after.end() : date.end(), "");
    }

    /** The hours of the afternoon are those that are small, have no minutes, and are not of the morning. */
    private static boolean isLate(String hour, String minutes, String half) {
        int number = Integer.parseInt(hour);
        boolean morning = half.toLowerCase(Locale.ROOT).startsWith("a")
                && !half.toLowerCase(Locale.ROOT).startsWith("af");
        if (morning) {
            return number >= EARLY && number < NOON;
        }
        return !half.isEmpty() || number >= EARLY || (number <= OF_THE_AFTERNOON && minutes.isEmpty());
    }

    private static boolean isOn(LocalDate day, MatchResult date) {
        if (date.group("iso") != null) {
            return date.group("iso").equals(day.toString());
        }
        String number = first(date.group("day"), date.group("day2"), date.group("day3"));
        String month = first(date.group("month"), date.group("month2"), null);
        return Integer.parseInt(number) == day.getDayOfMonth()
                && (month.isEmpty()
                        || day.getMonth()
                                .getDisplayName(TextStyle.SHORT, Locale.ENGLISH)
                                .toLowerCase(Locale.ROOT)
                                .startsWith(month.toLowerCase(Locale.ROOT)));
    }

    private static String first(@Nullable String one, @Nullable String other, @Nullable String third) {
        return one != null ? one : other != null ? other : third != null ? third : "";
    }
}
