package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long one walks, and whether a question asks if a walk can be done in some time: "Can I walk from Ella to Haputale in 3 hours?" */
public final class Walking {

    /** Along a road or a good path, without rests; a climb takes longer. */
    public static final double KM_PER_HOUR = 4.5;

    /** How much longer a path is than the great circle. */
    public static final double PATH_FACTOR = 1.4;

    private static final List<String> SPELLED = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private static final String NUMBER =
            "\\d{1,3}(?:[.,]5)?|an?|" + String.join("|", SPELLED.subList(1, SPELLED.size()))
                    + "|fifteen|twenty|thirty|forty(?:[- ]five)?|fifty|ninety";

    private static final Pattern WHETHER_IN = Patterns.anyCase(
            "\\b(?:can|could|is\\s+it\\s+(?:possible|doable|realistic|feasible)|do\\s+you\\s+think|will|would|may|possible|doable|feasible|manage)\\b"
                    + "[^?.!]{0,60}\\b(?:walk|hike|go\\s+on\\s+foot|go\\s+by\\s+foot)(?:ed|ing)?\\b[^?!]{0,80}?\\b(?:in|within|under)\\s+(?<time>(?:(?:about|around|under|less\\s+than|only|just)\\s+)?"
                    + "(?:half\\s+an\\s+hour|(?<number>" + NUMBER
                    + ")(?<half>\\s+and\\s+a\\s+half)?[\\s-]*(?<unit>hours?|hrs?|h|minutes?|mins?)\\b(?<halfAfter>\\s+and\\s+a\\s+half)?))");

    private static final int HOUR = 60;

    private Walking() {}

    /**
     * A time in which one asks to walk somewhere.
     *
     * @param words as it was asked: "3 hours"
     */
    public record Time(String words, int minutes) {}

    /** Without rests, in whole minutes. */
    public static int minutes(double kilometres) {
        return (int) Math.ceil(kilometres / KM_PER_HOUR * HOUR);
    }

    /** The time in which a question asks whether a walk can be done; empty where it asks for something else. */
    public static Optional<Time> askedIn(String question) {
        var asked = WHETHER_IN.matcher(question);
        return asked.find() ? Optional.of(new Time(asked.group("time"), minutesIn(asked))) : Optional.empty();
    }

    private static int minutesIn(Matcher asked) {
        if (asked.group("number") == null) {
            return HOUR / 2;
        }
        boolean isHours = asked.group("unit").toLowerCase(Locale.ROOT).startsWith("h");
        double number = number(asked.group("number").toLowerCase(Locale.ROOT));
        boolean isHalfMore = asked.group("half") != null || asked.group("halfAfter") != null;
        return (int) Math.round((number + (isHalfMore ? 0.5 : 0)) * (isHours ? HOUR : 1));
    }

    private static double number(String words) {
        return switch (words) {
            case "a", "an" -> 1;
            case "fifteen" -> 15;
            case "twenty" -> 20;
            case "thirty" -> 30;
            case "forty" -> 40;
            case "forty five", "forty-five" -> 45;
            case "fifty" -> 50;
            case "ninety" -> 90;
            default -> SPELLED.contains(words) ? SPELLED.indexOf(words) : Double.parseDouble(words.replace(',', '.'));
        };
    }
}
