package ai.travion.shadow.plan;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A day of a trip, as it is named: "the second day", "day 3", "the last day", "Saturday". */
record NamedDay(String said) {

    private static final List<String> ORDINALS =
            List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh");
    private static final Pattern DAY = Pattern.compile(
            "\\b(?:the (?<ordinal>" + String.join("|", ORDINALS)
                    + "|last|final) (?:day|morning|afternoon|evening)|day (?<number>\\d{1,2})|(?<week>monday|tuesday|wednesday|thursday|friday|saturday|sunday))\\b",
            Pattern.CASE_INSENSITIVE);

    static Optional<NamedDay> in(String words) {
        Matcher found = DAY.matcher(words);
        return found.find() ? Optional.of(new NamedDay(found.group().toLowerCase(Locale.ROOT))) : Optional.empty();
    }

    /** "on the second day", "on Saturday". */
    String inWords() {
        boolean ofTheWeek = said.endsWith("day") && !said.contains(" ");
        return "on " + (ofTheWeek ? said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1) : said);
    }

    boolean is(LocalDate date, List<LocalDate> days) {
        Matcher found = DAY.matcher(said);
        if (!found.matches()) {
            return true;
        }
        if (found.group("week") != null) {
            return date.getDayOfWeek() == DayOfWeek.valueOf(found.group("week").toUpperCase(Locale.ROOT));
        }
        if (found.group("number") != null) {
            return days.indexOf(date) == Integer.parseInt(found.group("number")) - 1;
        }
        int ordinal = ORDINALS.indexOf(found.group("ordinal"));
        return days.indexOf(date) == (ordinal < 0 ? days.size() - 1 : ordinal);
    }
}
