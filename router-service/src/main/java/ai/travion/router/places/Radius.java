package ai.travion.router.places;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How far away what is sought near a place may lie: "within 10 km of", "max 1 hour away", "in walking distance".
 *
 * @param km in a straight line
 * @param note how a time was read as a distance; empty where a distance was said
 * @param rest the text without it, with "near" where it led to the place
 */
public record Radius(double km, Optional<String> note, String rest) {

    private static final double HIGHEST_KM = 500;
    private static final double KM_OF_A_MILE = 1.6;
    /** In a straight line and with the bends of the roads of the island. */
    private static final double DRIVEN_IN_AN_HOUR_KM = 25;

    private static final double WALKED_IN_AN_HOUR_KM = 4;
    private static final double WALKING_DISTANCE_KM = 2;
    private static final int MINUTES_OF_AN_HOUR = 60;

    private static final Map<String, Double> NUMBERS = Map.ofEntries(
            Map.entry("half an", 0.5),
            Map.entry("half a", 0.5),
            Map.entry("a", 1.0),
            Map.entry("an", 1.0),
            Map.entry("one", 1.0),
            Map.entry("one and a half", 1.5),
            Map.entry("an hour and a half", 1.5),
            Map.entry("two", 2.0),
            Map.entry("a couple of", 2.0),
            Map.entry("three", 3.0),
            Map.entry("four", 4.0),
            Map.entry("five", 5.0),
            Map.entry("ten", 10.0),
            Map.entry("fifteen", 15.0),
            Map.entry("twenty", 20.0),
            Map.entry("thirty", 30.0),
            Map.entry("forty", 40.0),
            Map.entry("fifty", 50.0),
            Map.entry("a hundred", 100.0));
    private static final String NUMBER =
            "(?<n>\\d{1,3}(?:[.,]\\d)?|half\\s+an?|one\\s+and\\s+a\\s+half|a\\s+couple\\s+of|a\\s+hundred|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|fifty)";
    private static final String LIMIT =
            "(?:within|inside|max(?:imum)?(?:\\s+of)?|(?:not|no|n't)\\s+(?:be\\s+)?(?:more|farther|further)\\s+(?:away\\s+)?than|at\\s+most|up\\s+to|less\\s+than|under|below|closer\\s+than|nearer\\s+than)\\s+(?:about\\s+|around\\s+)?";
    private static final String KM = "\\s*(?<unit>kms?|kilomet(?:er|re)s?|k|miles?)\\b";
    private static final String TIME =
            "[\\s-]*(?<unit>hours?|hrs?|h|min(?:ute)?s?)\\b(?:'s?|\\u2019s?)?(?<how>(?:[\\s-]+(?:drive|driving|walk|walking|ride|journey|away|distance|by\\s+(?:car|bus|tuk[\\s-]?tuk|train|scooter)|on\\s+foot|radius|max(?:imum)?)\\b)*+)";
    private static final String TO_A_PLACE = "\\s+(?:away\\s+)?(?:from|of|around|to)\\b";
    private static final String NO_DISTANCE =
            "(?!\\s+(?:long|hikes?|walks?|treks?|trails?|rides?|runs?|a\\s+day|per|each|of|drives?|on\\s+foot|high|deep|marathon))";

    /** "Max 3 hours driving per day" bounds each day and says nothing of how far off a place may be. */
    private static final String NOT_OF_A_DAY =
            "(?!\\s*(?:time\\s+)?(?:(?:per|a|each|every|any|on\\s+(?:any|one|each)|in\\s+(?:a|one|any))\\s+(?:one\\s+|single\\s+)?day\\b|/\\s*day|daily|at\\s+(?:a\\s+time|once)))";

    private static final List<Pattern> LEADING = List.of(
            Patterns.anyCase("\\b(?:" + LIMIT + "|in\\s+)(?:an?\\s+)?(?:radius\\s+of\\s+)?" + NUMBER + KM
                    + "(?:\\s+(?:radius|distance|drive|range|as\\s+the\\s+crow\\s+flies))*+" + TO_A_PLACE),
            Patterns.anyCase("\\b" + LIMIT + NUMBER + TIME + TO_A_PLACE));
    private static final List<Pattern> LOOSE = List.of(
            Patterns.anyCase("(?<!\\b(?:hikes?|walks?|treks?|trails?|rides?|runs?)\\s)\\b(?:" + LIMIT
                    + "|in\\s+an?\\s+(?:radius\\s+of\\s+)?)" + NUMBER + KM + "(?:\\s+(?:radius|away|distance|max))*+"
                    + NO_DISTANCE),
            Patterns.anyCase("\\b" + NUMBER + KM + "\\s+radius\\b"),
            Patterns.anyCase(
                    "(?:,|\\band\\b)\\s*" + NUMBER + KM + "\\s+(?:max(?:imum)?|at\\s+most|or\\s+less|tops)\\b"),
            Patterns.anyCase("\\b" + LIMIT + NUMBER + TIME
                    + "(?<=away|drive|driving|walk|walking|ride|distance|car|bus|tuk|foot|radius)" + NOT_OF_A_DAY));
    private static final Pattern ON_FOOT = Patterns.anyCase(
            "\\b(?:(?:with)?in\\s+(?:easy\\s+|short\\s+)?walking\\s+distance|walking\\s+distance|(?:with)?in\\s+walking\\s+range|walkable)(?<to>"
                    + TO_A_PLACE + ")?");
    /** Without one of these there is none; the others take their time. */
    private static final Pattern ANY = Patterns.anyCase("\\dk|\\d\\s+k|kilomet|mile|hour|hrs?\\b|min|walk");

    private static final Pattern WALKED = Patterns.words("walk|walking|on foot");

    /** What a text without places says of it. */
    public static Optional<Radius> in(String text) {
        if (!Patterns.isIn(ANY, text)) {
            return Optional.empty();
        }
        return first(LEADING, text, " near ")
                .or(() -> onFoot(text))
                .or(() -> first(LOOSE, text, " "))
                .filter(radius -> radius.km() > 0 && radius.km() <= HIGHEST_KM);
    }

    private static Optional<Radius> first(List<Pattern> patterns, String text, String instead) {
        return patterns.stream()
                .map(pattern -> Patterns.matcher(pattern, text))
                .filter(Matcher::find)
                .findFirst()
                .map(match -> read(match, text, instead));
    }

    private static Optional<Radius> onFoot(String text) {
        var match = Patterns.matcher(ON_FOOT, text);
        return match.find()
                ? Optional.of(new Radius(
                        WALKING_DISTANCE_KM,
                        Optional.of(note(
                                match.group("to") == null
                                        ? match.group()
                                        : text.substring(match.start(), match.start("to")),
                                WALKING_DISTANCE_KM)),
                        without(text, match, match.group("to") == null ? " " : " near ")))
                : Optional.empty();
    }

    private static Radius read(Matcher match, String text, String instead) {
        var said = match.group("n").toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        double number = NUMBERS.containsKey(said) ? NUMBERS.get(said) : Double.parseDouble(said.replace(',', '.'));
        var rest = without(text, match, instead);
        var unit = Character.toLowerCase(match.group("unit").charAt(0));
        return switch (unit) {
            case 'k' -> new Radius(number, Optional.empty(), rest);
            case 'm' ->
                match.group("unit").toLowerCase(Locale.ROOT).startsWith("mil")
                        ? new Radius(Math.round(number * KM_OF_A_MILE), Optional.empty(), rest)
                        : inTime(number / MINUTES_OF_AN_HOUR, match, rest);
            default -> inTime(number, match, rest);
        };
    }

    private static Radius inTime(double hours, Matcher match, String rest) {
        double km = Math.max(
                1,
                Math.round(hours
                        * (Patterns.isIn(WALKED, match.group("how")) ? WALKED_IN_AN_HOUR_KM : DRIVEN_IN_AN_HOUR_KM)));
        return new Radius(km, Optional.of(note(match.group().replaceFirst(TO_A_PLACE + "$", ""), km)), rest);
    }

    private static String note(String said, double km) {
        return "\"%s\" was read as within %d km in a straight line.".formatted(said.strip(), Math.round(km));
    }

    private static String without(String text, MatchResult match, String instead) {
        return (text.substring(0, match.start()).stripTrailing()
                        + instead
                        + text.substring(match.end()).stripLeading())
                .strip();
    }
}
