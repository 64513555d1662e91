package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A stop of a trip that a traveller has put on a day of it, or in a part of a day, or where they want to spend so many nights. It is kept
 * among what is known of the trip in words that the planner reads, too: "Temple of the Tooth on day 2 in the morning", "3 nights in Ella".
 *
 * @param stop the name of a place
 * @param day "day 2" or "the last day"; empty where any day will do
 * @param hour "in the morning", "at 16:00"; empty where any hour will do
 * @param nights that are spent there; empty where as many as it takes
 */
public record Placement(String stop, Optional<String> day, Optional<String> hour, Optional<Integer> nights) {

    private static final Pattern NIGHTS = Pattern.compile("^(?<count>\\d{1,2}) nights in (?<stop>\\p{L}[^,.;:!?]*)$");

    /** The planner reads it, too: see {@code Placed} there. */
    private static final Pattern TERM = Pattern.compile(
            "^(?<stop>\\p{L}[^,.;:!?]*?)(?: on (?<day>day \\d{1,2}|the last day))?(?: (?<hour>(?:in the (?:morning|afternoon|evening)|at (?:sunrise|sunset|noon|\\d\\d:\\d\\d))))?$");

    /** Of a stop that has its day or its hour. */
    public Placement(String stop, Optional<String> day, Optional<String> hour) {
        this(stop, day, hour, Optional.empty());
    }

    /** Of a place where one stays. */
    public static Placement staying(String place, int nights) {
        return new Placement(place, Optional.empty(), Optional.empty(), Optional.of(nights));
    }

    /** Whether the stop is wherever it suits again. */
    public boolean isTakenBack() {
        return day.isEmpty() && hour.isEmpty() && nights.isEmpty();
    }

    /** "Temple of the Tooth on day 2". */
    public String inWords() {
        return nights.isPresent()
                ? nights.get() + " nights in " + stop
                : stop
                        + day.map(said -> " on " + said).orElse("")
                        + hour.map(said -> " " + said).orElse("");
    }

    /** What some words place; nothing where they place nothing. */
    public static Optional<Placement> in(String words) {
        var stay = Patterns.matcher(NIGHTS, words);
        if (stay.matches()) {
            return Optional.of(staying(stay.group("stop"), Integer.parseInt(stay.group("count"))));
        }
        var term = Patterns.matcher(TERM, words);
        return term.matches() && (term.group("day") != null || term.group("hour") != null)
                ? Optional.of(new Placement(
                        term.group("stop"),
                        Optional.ofNullable(term.group("day")),
                        Optional.ofNullable(term.group("hour"))))
                : Optional.empty();
    }

    static boolean isOne(String words) {
        return in(words).isPresent();
    }

    boolean isOf(String name) {
        return stop.toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT));
    }

    /** What this says of the stop, and what was said of it before where this says nothing of that. */
    Placement over(Placement before) {
        return isTakenBack() || nights.isPresent()
                ? this
                : new Placement(stop, day.or(before::day), hour.or(before::hour));
    }
}
