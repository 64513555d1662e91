package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What kind of place somebody looks for, gathered from all that they said: "Which quiet beaches are good for yoga in May?"
 *
 * @param how what it should be like
 * @param kind of place, in the plural
 * @param deeds what one wants to do there
 */
public record Sought(List<String> how, String kind, List<String> deeds) {

    private static final Map<String, Pattern> HOW = words(Map.of(
            "quiet",
                    "quiet(?:er)?|peaceful|calm(?:er)?|not (?:too )?(?:party|crowded|busy|touristy)|no (?:party|parties|crowds)",
            "cheap", "cheap(?:er)?|budget",
            "safe", "safe(?:r)?"));
    private static final Map<String, Pattern> KINDS = words(Map.of(
            "beaches", "sea|seaside|beach(?:es)?|coast|ocean",
            "places in the hill country", "hills?|mountains?|hill country",
            "national parks", "safaris?|national parks?"));
    private static final Map<String, Pattern> DEEDS = words(Map.of(
            "surfing", "surf\\w*",
            "yoga", "yoga",
            "swimming", "swim\\w*",
            "snorkelling", "snorkel\\w*",
            "diving", "div(?:e|ing)",
            "hiking", "hik(?:e|es|ing)|trek\\w*",
            "whale watching", "whales?",
            "elephants", "elephants?",
            "leopards", "leopards?",
            "birdwatching", "birds?|bird ?watching"));
    private static final Pattern BEGINNER =
            Patterns.words("beginners?|novices?|never (?:done|tried|surfed|dived)|first[- ]timers?|learn(?:ing)?");

    /** The wish that a text tells of; nothing where it has no word for what is wanted. */
    public static Optional<Sought> in(String text) {
        var how = named(HOW, text);
        var kinds = named(KINDS, text);
        var deeds = named(DEEDS, text);
        if (how.isEmpty() && kinds.isEmpty() && deeds.isEmpty()) {
            return Optional.empty();
        }
        var bySea = deeds.contains("surfing") ? "beaches" : "places";
        var forWhom = Patterns.isIn(BEGINNER, text)
                ? deeds.stream().map(deed -> deed + " beginners").toList()
                : deeds;
        return Optional.of(new Sought(how, kinds.isEmpty() ? bySea : kinds.getFirst(), forWhom));
    }

    /** The question for such places. */
    public String question(Optional<LocalDate> when) {
        return "Which %s%s are good%s%s?"
                .formatted(
                        how.isEmpty() ? "" : String.join(" ", how) + " ",
                        kind,
                        deeds.isEmpty() ? "" : " for " + String.join(" and ", deeds),
                        when.map(day -> " in " + day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH))
                                .orElse(""));
    }

    private static List<String> named(Map<String, Pattern> words, String text) {
        return words.entrySet().stream()
                .filter(word -> Patterns.isIn(word.getValue(), text))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    private static Map<String, Pattern> words(Map<String, String> alternatives) {
        var patterns = new LinkedHashMap<String, Pattern>();
        alternatives.forEach((name, words) -> patterns.put(name, Patterns.words(words)));
        return patterns;
    }
}
