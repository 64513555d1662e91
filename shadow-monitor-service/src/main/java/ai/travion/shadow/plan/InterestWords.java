package ai.travion.shadow.plan;

import ai.travion.schemas.StatedValue;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How travellers say what they are interested in, in the words of sights.csv. */
final class InterestWords {

    static final String HEIGHTS = "heights";

    /** The beginning of a traveller's word, and the tag that it means. */
    private static final Map<String, String> TAGS = Map.ofEntries(
            Map.entry("hik", "hiking"),
            Map.entry("trek", "hiking"),
            Map.entry("climb", "hiking"),
            Map.entry("walk", "hiking"),
            Map.entry("photo", "photography"),
            Map.entry("picture", "photography"),
            Map.entry("instagram", "photography"),
            Map.entry("histor", "history"),
            Map.entry("heritage", "history"),
            Map.entry("ruin", "history"),
            Map.entry("archaeolog", "history"),
            Map.entry("cultur", "culture"),
            Map.entry("tradition", "culture"),
            Map.entry("relig", "religion"),
            Map.entry("temple", "religion"),
            Map.entry("spiritual", "religion"),
            Map.entry("buddh", "religion"),
            Map.entry("pilgrim", "religion"),
            Map.entry("wildlife", "wildlife"),
            Map.entry("safari", "wildlife"),
            Map.entry("animal", "wildlife"),
            Map.entry("elephant", "wildlife"),
            Map.entry("leopard", "wildlife"),
            Map.entry("beach", "beach"),
            Map.entry("sea", "beach"),
            Map.entry("surf", "surfing"),
            Map.entry("swim", "swimming"),
            Map.entry("snorkel", "snorkelling"),
            Map.entry("snorkl", "snorkelling"),
            Map.entry("div", "snorkelling"),
            Map.entry("whale", "whale-watching"),
            Map.entry("food", "food"),
            Map.entry("eat", "food"),
            Map.entry("cuisine", "food"),
            Map.entry("night", "nightlife"),
            Map.entry("party", "nightlife"),
            Map.entry("shop", "shopping"),
            Map.entry("market", "shopping"),
            Map.entry("famil", "family"),
            Map.entry("kid", "family"),
            Map.entry("relax", "relaxation"),
            Map.entry("tea", "tea"),
            Map.entry("waterfall", "waterfalls"),
            Map.entry("view", "viewpoints"),
            Map.entry("height", HEIGHTS),
            Map.entry("vertigo", HEIGHTS),
            Map.entry("scener", "viewpoints"),
            Map.entry("sunrise", "viewpoints"),
            Map.entry("sunset", "viewpoints"),
            Map.entry("train", "train"),
            Map.entry("rail", "train"),
            Map.entry("bird", "birdwatching"),
            Map.entry("architect", "architecture"),
            Map.entry("raft", "rafting"),
            Map.entry("camp", "camping"),
            Map.entry("crowd", "crowds"),
            Map.entry("adventur", "adventure"),
            Map.entry("natur", "nature"),
            Map.entry("forest", "nature"),
            Map.entry("jungle", "nature"));

    /** Who travels, or what one does, where a reader of interests knows only what one sees. */
    private static final Map<Pattern, String> SPOKEN = Map.ofEntries(
            Map.entry(words("photographers?"), "photography"),
            Map.entry(
                    words(
                            "(?:safari|game|jeep|sunrise|sunset|morning|evening|afternoon)\\s+(?:and\\s+\\w+\\s+)?drives?"),
                    "wildlife"),
            Map.entry(words("birders?|bird\\s?watchers?"), "birdwatching"),
            Map.entry(words("hikers?|trekkers?"), "hiking"),
            Map.entry(words("surfers?"), "surfing"),
            Map.entry(words("divers?|snorkell?ers?"), "snorkelling"),
            Map.entry(
                    words(
                            "(?<!\\b(?:bawa|tea|surf) )(?:pilgrims?|pilgrimages?)|(?:sacred|holy) (?:places?|sites?|cit(?:y|ies))"),
                    "religion"),
            Map.entry(
                    words(
                            "food(?:ies?| lovers?| tours?)|(?:street|good|local|great) food|(?:good|nice|great|best|fine|local|lovely|top|excellent|cool) (?:restaurants?|dining|dinners|places to eat|eateries)|fine[- ]dining|eat(?:ing)? well"),
                    "food"),
            Map.entry(words("zip[ -]?lin(?:e|es|ing)|giant swings?|adrenalin\\w*"), "adventure"),
            Map.entry(words("camping|camp ?sites?|glamping"), "camping"));

    private InterestWords() {}

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")\\b", Pattern.CASE_INSENSITIVE);
    }

    /** The tags of what one says in passing. */
    static Set<String> spokenIn(Particulars told) {
        return SPOKEN.entrySet().stream()
                .filter(entry -> told.asksFor(entry.getKey()))
                .map(Map.Entry::getValue)
                .collect(Collectors.toSet());
    }

    /** The tags that some words mean; none for words that mean none. */
    static Set<String> in(List<StatedValue> stated) {
        return stated.stream()
                .flatMap(value ->
                        Stream.of(value.getValue().toLowerCase(Locale.ROOT).split("[^a-z-]+", -1)))
                .flatMap(word -> tag(word).stream())
                .collect(Collectors.toSet());
    }

    /** The tags that the words of a text mean, whatever is said of them. */
    static Set<String> namesIn(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).split("[^a-z-]+", -1))
                .flatMap(word -> tag(word).stream())
                .collect(Collectors.toSet());
    }

    private static Optional<String> tag(String word) {
        return TAGS.entrySet().stream()
                .filter(entry -> word.startsWith(entry.getKey()))
                .max(Map.Entry.comparingByKey(Comparator.comparingInt(String::length)))
                .map(Map.Entry::getValue);
    }
}
