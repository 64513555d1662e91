package ai.travion.atlas.almanac;

import ai.travion.atlas.Edits;
import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A message with the calendar's words found in it, slips of the pen mended.
 *
 * @param text on one line, mended
 * @param found the topics that it names, in order, none within another
 */
record CalendarWords(String text, List<Found> found) {

    private static final int LONGEST = 400;
    private static final int SHORTEST_MENDED = 6;
    private static final int TWO_SLIPS_FROM = 9;
    private static final Pattern UNSEEN = Pattern.compile("[\\s\\p{Cc}]+");
    private static final Pattern WORD = Pattern.compile("\\p{L}+");
    private static final List<String> OFTEN_MISSPELT = List.of(
            "duruthu",
            "binara",
            "unduvap",
            "sinhala",
            "pongal",
            "independence",
            "sivarathri",
            "ramadan",
            "ramazan",
            "christmas",
            "deepavali",
            "diwali",
            "temperance",
            "perahera",
            "avurudu",
            "holiday",
            "holidays",
            "mercantile",
            "festival",
            "festivals",
            "weekend",
            "weekends",
            "alcohol",
            "liquor",
            "school",
            "public");
    /** Words that are near to one of those and mean another thing. */
    private static final Set<String> ANOTHER_WORD = Set.of(
            "binary",
            "bihari",
            "holidayed",
            "dining",
            "diwan",
            "publish",
            "schools",
            "weekday",
            "weekdays",
            "weekended",
            "festive",
            "temperature",
            "temperate",
            "publics",
            "publicly",
            "scholar",
            "christian",
            "christians",
            "remain");

    private static final List<Slip> SLIPS = List.of(
            new Slip("po{1,3}y{1,2}ah?(?=s?\\b|\\s*days?\\b|s\\b)", "poya"),
            new Slip("poyo(?=\\s*days?\\b)", "poya"),
            new Slip("full[\\s-]*m(?:oo|o)n", "full moon"),
            new Slip("chris?t?h?mas|cristmas|chrismas|christams|chirstmas", "christmas"),
            new Slip("holi\\s+days?", "holiday"));

    private record Slip(Pattern written, String meant) {
        Slip(String written, String meant) {
            this(Patterns.anyCase("\\b(?:" + written + ")"), meant);
        }
    }

    /** A topic and where it stands in the text. */
    record Found(CalendarTopic topic, int from, int to) {

        int length() {
            return to - from;
        }

        boolean overlaps(Found other) {
            return from < other.to && other.from < to;
        }
    }

    static CalendarWords in(String message) {
        var text = mended(message.length() > LONGEST ? message.substring(0, LONGEST) : message);
        var all = new ArrayList<Found>();
        for (var topic : CalendarTopic.values()) {
            Patterns.in(topic.written(), text).forEach(match -> all.add(new Found(topic, match.start(), match.end())));
        }
        var chosen = new ArrayList<Found>();
        all.stream().sorted(Comparator.comparingInt(Found::length).reversed()).forEach(one -> {
            if (chosen.stream().noneMatch(one::overlaps)) {
                chosen.add(one);
            }
        });
        chosen.sort(Comparator.comparingInt(Found::from));
        return new CalendarWords(text, List.copyOf(chosen));
    }

    List<CalendarTopic> topics() {
        return found.stream().map(Found::topic).distinct().toList();
    }

    /** How often a topic is named. */
    int mentions() {
        return found.size();
    }

    /** The text with each topic blanked, so that "Independence Day" and "Christmas" are no dates. */
    String withoutTopics(char blank) {
        var rest = new StringBuilder(text);
        for (var one : found) {
            for (int at = one.from(); at < one.to(); at++) {
                rest.setCharAt(at, blank);
            }
        }
        return rest.toString();
    }

    private static String mended(String message) {
        var text =
                UNSEEN.matcher(message).replaceAll(" ").replace('\u2019', '\'').strip();
        for (var slip : SLIPS) {
            text = slip.written().matcher(text).replaceAll(slip.meant());
        }
        return WORD.matcher(text).replaceAll(match -> Matcher.quoteReplacement(mendedWord(match.group())));
    }

    private static String mendedWord(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        if (lower.length() < SHORTEST_MENDED || OFTEN_MISSPELT.contains(lower) || ANOTHER_WORD.contains(lower)) {
            return word;
        }
        for (var meant : OFTEN_MISSPELT) {
            int most = meant.length() >= TWO_SLIPS_FROM ? 2 : 1;
            if (lower.charAt(0) == meant.charAt(0) && Edits.between(lower, meant, most) <= most) {
                return meant;
            }
        }
        return word;
    }
}
