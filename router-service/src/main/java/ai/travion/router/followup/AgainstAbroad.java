package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Abroad;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Is Bali cheaper than Sri Lanka for a honeymoon?" is answered of Sri Lanka, with a word that the other is not known here. */
final class AgainstAbroad implements Completion {

    private static final Map<String, String> MEASURES = Map.ofEntries(
            Map.entry("cheaper", "cheap"),
            Map.entry("expensive", "expensive"),
            Map.entry("safer", "safe"),
            Map.entry("safe", "safe"),
            Map.entry("cheap", "cheap"),
            Map.entry("better", "good"),
            Map.entry("nicer", "good"),
            Map.entry("good", "good"),
            Map.entry("hotter", "hot"),
            Map.entry("crowded", "crowded"),
            Map.entry("touristy", "crowded"),
            Map.entry("quieter", "quiet"),
            Map.entry("easier", "easy"));
    private static final Pattern COMPARED = Patterns.words("than|or|vs|versus|compare[ds]?|between|like|as");
    private static final Pattern PURPOSE = Patterns.anyCase(
            "\\b(?<what>(?:for|with|in)\\s+(?:an?\\s+|the\\s+|our\\s+|my\\s+)?(?!sri\\b|bali\\b)\\p{L}+(?:\\s+\\p{L}+)?)\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var other = Abroad.namedIn(message.said().text());
        boolean compared = message.places().country()
                && message.places().isEmpty()
                && message.places().region().isEmpty()
                && other.isPresent()
                && message.said().has(COMPARED);
        if (!compared) {
            return Optional.empty();
        }
        return message.said().words().stream()
                .filter(MEASURES::containsKey)
                .findFirst()
                .map(measure -> new Completed(
                        "Is Sri Lanka %s%s?".formatted(MEASURES.get(measure), purpose(message, other.get())),
                        List.of("I know nothing of %s, so this is told of Sri Lanka alone.".formatted(other.get()))));
    }

    private static String purpose(Reading message, String other) {
        var purpose = Patterns.matcher(PURPOSE, message.said().text());
        return purpose.find()
                        && !purpose.group("what").toLowerCase(Locale.ROOT).contains(other.toLowerCase(Locale.ROOT))
                ? " " + purpose.group("what")
                : "";
    }
}
