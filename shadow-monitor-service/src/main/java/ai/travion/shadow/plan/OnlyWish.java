package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.StatedValue;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What shuts out all else: of "beach only" no fort is planned, of "leopards only" no shrine. */
final class OnlyWish {

    private static final String THING = "(?<%s>[\\p{L}-]{3,20})";
    /** "Only vegetarian food" shuts out no sight. */
    private static final String NO_MATTER_OF_THE_TABLE =
            "(?!(?:[\\p{L}-]+\\s+)?(?:food|meals?|dishes|meat|restaurants?|hotels?|rooms?|vegetarian|vegan|halal|veg)\\b)";

    private static final Pattern BEHIND = Pattern.compile(
            "\\b" + THING.formatted("a") + "(?:\\s+(?:and|&|n)\\s+" + THING.formatted("b")
                    + ")?\\s+(?:only|and nothing else)\\b(?!\\s+(?:for|at|in|on|if|when|one|once|a|the)\\b)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern BEFORE = Pattern.compile(
            "\\b(?:only|nothing but|purely|solely|exclusively|just(?=\\s+[\\p{L}-]+(?:\\s+(?:and|&)\\s+[\\p{L}-]+)?\\s*(?:[,.;!]|$)))\\s+(?:(?:for|want|to|see|the|some|at)\\s+){0,3}"
                    + NO_MATTER_OF_THE_TABLE
                    + THING.formatted("a") + "(?:\\s+(?:and|&|n)\\s+" + THING.formatted("b") + ")?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern DENIED =
            Pattern.compile("\\b(?:not|n't|dont|never)\\s+(?:\\w+\\s+){0,2}$", Pattern.CASE_INSENSITIVE);

    /** What a sight may be for beside the one thing. */
    private static final Map<String, Set<String>> GOES_WITH = Map.of(
            "beach", Set.of("swimming", "surfing", "snorkelling", "relaxation", "family", "whale-watching"),
            "surfing", Set.of("beach", "swimming", "relaxation"),
            "wildlife", Set.of("birdwatching", "nature", "family"),
            "birdwatching", Set.of("wildlife", "nature", "hiking"),
            "hiking", Set.of("nature", "viewpoints", "waterfalls", "adventure"),
            "religion", Set.of("culture", "history", "architecture"),
            "history", Set.of("culture", "religion", "architecture"),
            "culture", Set.of("history", "religion", "architecture"),
            "tea", Set.of("nature", "viewpoints"));

    private static final Set<String> SHUT_OUT = Set.of(
            "beach",
            "surfing",
            "swimming",
            "snorkelling",
            "wildlife",
            "birdwatching",
            "history",
            "religion",
            "culture",
            "architecture",
            "shopping",
            "tea",
            "hiking",
            "rafting",
            "nightlife");

    private OnlyWish() {}

    /** The interests that are shut out by what is wanted alone; none where nothing is. */
    static Set<String> shutOutBy(String words) {
        Set<String> only = Stream.of(BEHIND, BEFORE)
                .flatMap(pattern -> pattern.matcher(words).results())
                .filter(found -> !Patterns.isIn(DENIED, words.substring(0, found.start())))
                .flatMap(OnlyWish::tags)
                .filter(GOES_WITH::containsKey)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (only.isEmpty()) {
            return Set.of();
        }
        Set<String> allowed = Stream.concat(
                        only.stream(), only.stream().map(GOES_WITH::get).flatMap(Collection::stream))
                .collect(Collectors.toSet());
        return SHUT_OUT.stream().filter(tag -> !allowed.contains(tag)).collect(Collectors.toSet());
    }

    private static Stream<String> tags(MatchResult found) {
        return Stream.of("a", "b")
                .flatMap(group -> Stream.ofNullable(found.group(group)))
                .flatMap(word -> InterestWords.in(List.of(new StatedValue(word, 0, false, ""))).stream());
    }
}
