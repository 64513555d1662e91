package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Abroad;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "Is Bali cheaper than Sri Lanka for a honeymoon?" is answered of Sri Lanka, with a word that the other is not known here. What it is to
 * be good for is kept; where that stands in no clause of its own, the other country alone is left out.
 */
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
    private static final String HERE = "(?:in\\s+)?sri\\s*lanka\\b";
    private static final Pattern PURPOSE = Patterns.anyCase("\\b(?<what>(?:for|with|if|when|to)\\s+(?!" + HERE
            + ")[^,;?.!]+?|in\\s+(?:terms\\s+of|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter)\\b[^,;?.!]*?)\\s*(?=[,;?.!]|$|\\s(?:than|or|vs|versus)\\s|\\s"
            + HERE + ")");
    private static final Pattern WORD = Pattern.compile("[^\\p{L}\\p{N}'’-]+");
    /** What a question that compares consists of besides what it compares. */
    private static final Set<String> COMPARING = Set.of(
            ("which which's what what's who how is are was does do would be it one country place destination option choice more less much "
                            + "really actually than or vs versus compare compared compares between like as and to with in the a an you think say "
                            + "sri lanka srilanka hi hello hey so ok just there here visit go i we should of two")
                    .split(" ", -1));

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
                        ofSriLanka(message.said().text(), measure, other.get()),
                        List.of("I know nothing of %s, so this is told of Sri Lanka alone."
                                .formatted(capitalised(other.get())))));
    }

    private static String ofSriLanka(String question, String measure, String other) {
        var asked = Patterns.matcher(PURPOSE, question);
        var purpose = asked.find() ? asked.group("what").strip() : "";
        if (purpose.toLowerCase(Locale.ROOT).contains(other.toLowerCase(Locale.ROOT))) {
            purpose = "";
        }
        var rest = (purpose.isEmpty() ? question : question.replace(purpose, " "))
                .replace(other, " ")
                .replaceAll("(?i)\\b" + measure + "\\b", " ");
        boolean isAll = WORD.splitAsStream(rest.toLowerCase(Locale.ROOT))
                .allMatch(word -> word.isBlank() || COMPARING.contains(word));
        return isAll
                ? "Is Sri Lanka " + MEASURES.get(measure) + (purpose.isEmpty() ? "" : " " + purpose) + "?"
                : without(other, question);
    }

    /** "Is the diving better in Sri Lanka or the Maldives?" without the Maldives. */
    private static String without(String other, String question) {
        var name = "(?:in\\s+|to\\s+|at\\s+)?(?:the\\s+)?" + Pattern.quote(other);
        return question.replaceFirst(
                        "(?i),?\\s+(?:or|than|vs\\.?|versus|as|like|compared\\s+(?:to|with))\\s+" + name + "\\b"
                                + "|\\b" + name + "\\s+(?:or|vs\\.?|versus)\\s+(?=" + HERE + ")",
                        "")
                .strip();
    }

    private static String capitalised(String name) {
        return name.equals(name.toLowerCase(Locale.ROOT))
                ? Arrays.stream(name.split(" ", -1))
                        .map(word -> word.isEmpty()
                                ? word
                                : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                        .collect(Collectors.joining(" "))
                : name;
    }
}
