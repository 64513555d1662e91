package ai.travion.generator.composer;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Days in words: "Tuesday 24 November 2026". */
final class Days {

    private static final DateTimeFormatter LONG = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);
    private static final DateTimeFormatter SHORT = DateTimeFormatter.ofPattern("EEE d MMM", Locale.ENGLISH);
    private static final DateTimeFormatter WITHOUT_WEEKDAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final DateTimeFormatter WITHOUT_YEAR = DateTimeFormatter.ofPattern("d MMMM", Locale.ENGLISH);

    private Days() {}

    static String inWords(LocalDate day) {
        return LONG.format(day);
    }

    /** "Tue 24 Nov". */
    static String inShort(LocalDate day) {
        return SHORT.format(day);
    }

    /** Whether a text already says which day it is about. */
    static boolean isNamedIn(String text, LocalDate day) {
        return text.contains(WITHOUT_WEEKDAY.format(day))
                || text.contains(day.toString())
                || text.matches("(?s).*\\b" + WITHOUT_YEAR.format(day) + "\\b.*");
    }

    static String span(LocalDate first, LocalDate last) {
        return first.equals(last) ? inWords(first) : inWords(first) + " to " + inWords(last);
    }

    static String duration(int minutes) {
        if (minutes < 60) {
            return minutes + " min";
        }
        return minutes % 60 == 0 ? minutes / 60 + " h" : minutes / 60 + " h " + minutes % 60 + " min";
    }
}
