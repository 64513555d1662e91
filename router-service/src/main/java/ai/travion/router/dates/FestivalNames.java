package ai.travion.router.dates;

import java.time.MonthDay;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The names of Poya days and holidays as the calendar spells them, and the days of those that have one every year. */
final class FestivalNames {

    static final String CHRISTMAS = "(?:ch?ris?t?h?mas|cristmas|christams|chirstmas|x-?mas)";
    private static final Map<String, MonthDay> FIXED_DAYS = Map.of(
            "christmas eve", MonthDay.of(12, 24),
            "christmas", MonthDay.of(12, 25),
            "boxing", MonthDay.of(12, 26),
            "new year eve", MonthDay.of(12, 31),
            "new year", MonthDay.of(1, 1),
            "independence", MonthDay.of(2, 4),
            "may day", MonthDay.of(5, 1),
            "valentine", MonthDay.of(2, 14));

    private FestivalNames() {}

    /** @param words in lower case, with single spaces */
    static Optional<MonthDay> fixedDay(String words) {
        return Optional.ofNullable(FIXED_DAYS.get(key(words)));
    }

    private static String key(String words) {
        if (words.startsWith("new year")) {
            return words.endsWith("eve") ? "new year eve" : "new year";
        }
        if (words.matches(CHRISTMAS + "\\b.*")) {
            return words.endsWith("eve") ? "christmas eve" : "christmas";
        }
        if (words.startsWith("may") || words.startsWith("lab")) {
            return "may day";
        }
        return words.startsWith("national") ? "independence" : words.replaceFirst("'?s? day$|'?s$", "");
    }

    /** The name of a Poya day as the gazette spells it. */
    static String gazetted(String name) {
        return name.toLowerCase(Locale.ROOT)
                .replace("wesak", "vesak")
                .replace("vesakh", "vesak")
                .replace("navam", "nawam");
    }

    /** How the gazette's name of the holiday begins, in lower case. */
    static String holiday(String words) {
        if (words.contains("new year") || words.contains("avurud")) {
            return words.endsWith("eve") ? "day prior to sinhala" : "sinhala & tamil new year day";
        }
        if (words.contains("pongal")) {
            return "tamil thai pongal";
        }
        if (words.startsWith("d")) {
            return "deepavali";
        }
        if (words.startsWith("good") || words.startsWith("easter")) {
            return "good friday";
        }
        if (words.startsWith("milad")) {
            return "milad";
        }
        if (words.startsWith("ha") || words.contains("adha") || words.contains("alha")) {
            return "id-ul-alha";
        }
        return words.startsWith("e") || words.startsWith("r") ? "id-ul-fitr" : "maha sivarathri";
    }
}
