package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A day of a trip, as it is named: "the second day", "day 3", "the last day", "Saturday", "on the 27th". */
record NamedDay(String said) {

    private static final List<String> ORDINALS =
            List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh");
    /** Of two days the second; of more it depends on what was said before. */
    private static final List<String> NEXT = List.of("next", "following");

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final String MONTH = "(?:" + String.join("|", MONTHS) + ")\\p{L}*";
    private static final Pattern DAY = Pattern.compile(
            "\\b(?:on (?<date>the \\d{1,2}(?:st|nd|rd|th)(?: (?:of )?" + MONTH + ")?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?"
                    + MONTH
                    + "|" + MONTH + " \\d{1,2}(?:st|nd|rd|th)?)(?:,? 20\\d\\d)?|(?:the|our|my) (?<ordinal>"
                    + String.join("|", ORDINALS)
                    + "|next|following|last|final) (?:day|morning|afternoon|evening)|day (?<number>\\d{1,2})|(?<week>monday|tuesday|wednesday|thursday|friday|saturday|sunday))\\b",
            Pattern.CASE_INSENSITIVE);

    /** "Make that day lazier", "sleep in on the 12th", "a slow last day": one day that is no date from which or to which a trip goes. */
    private static final Pattern ONE_OF_THEM = Pattern.compile(
            "\\b(?:(?:that|this) (?:same )?(?:day|morning)|day \\d{1,2}|(?:the|our|my) (?:" + String.join("|", ORDINALS)
                    + "|last|final) (?:day|morning)|(?:on |make |have |start )the \\d{1,2}(?:st|nd|rd|th))\\b(?! trip)",
            Pattern.CASE_INSENSITIVE);

    /** Whether a wish is said of one day, and says nothing of the others. */
    static boolean isOneIn(String sentence) {
        return ONE_OF_THEM.matcher(sentence).find();
    }

    static Optional<NamedDay> in(String words) {
        Matcher found = DAY.matcher(words);
        return found.find() ? Optional.of(new NamedDay(found.group().toLowerCase(Locale.ROOT))) : Optional.empty();
    }

    static List<NamedDay> allIn(String words) {
        return Patterns.in(DAY, words)
                .map(found -> new NamedDay(found.group().toLowerCase(Locale.ROOT)))
                .distinct()
                .toList();
    }

    /** "on the second day", "on Saturday". */
    String inWords() {
        boolean ofTheWeek = said.endsWith("day") && !said.contains(" ");
        if (said.startsWith("on ")) {
            return "on " + capitalised(said.substring(3));
        }
        return "on " + (ofTheWeek ? said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1) : said);
    }

    private static String capitalised(String words) {
        return Pattern.compile("(?<=^|\\s)(?!(?:of|the)\\b)\\p{L}")
                .matcher(words)
                .replaceAll(letter -> letter.group().toUpperCase(Locale.ROOT));
    }

    boolean is(LocalDate date, List<LocalDate> days) {
        Matcher found = DAY.matcher(said);
        if (!found.matches()) {
            return true;
        }
        if (found.group("date") != null) {
            String named = found.group("date");
            return isTheDate(named, date) || days.stream().noneMatch(day -> isTheDate(named, day));
        }
        if (found.group("week") != null) {
            return date.getDayOfWeek() == DayOfWeek.valueOf(found.group("week").toUpperCase(Locale.ROOT));
        }
        if (found.group("number") != null) {
            return days.indexOf(date) == Integer.parseInt(found.group("number")) - 1;
        }
        if (NEXT.contains(found.group("ordinal"))) {
            return days.size() != 2 || days.indexOf(date) == 1;
        }
        int ordinal = ORDINALS.indexOf(found.group("ordinal"));
        return days.indexOf(date) == (ordinal < 0 ? days.size() - 1 : ordinal);
    }

    /** Of a month that is not named every one is meant; where the trip was moved away from a date, every day is. */
    private static boolean isTheDate(String said, LocalDate date) {
        String month = MONTHS.get(date.getMonthValue() - 1);
        boolean inItsMonth = MONTHS.stream().noneMatch(name -> said.matches(".*\\b" + name + ".*"))
                || said.matches(".*\\b" + month + ".*");
        return inItsMonth && said.replaceAll("\\D", "").equals(String.valueOf(date.getDayOfMonth()));
    }
}
