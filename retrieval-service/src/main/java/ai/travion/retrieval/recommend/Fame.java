package ai.travion.retrieval.recommend;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How much the island is known for a place: by how many of the guide's answers on what to choose of the whole island name it, and by what its
 * own texts say of its fame; what they say of its neighbours' is not its own. Thread-safe.
 */
final class Fame {

    private static final Pattern WORLD_HERITAGE =
            Pattern.compile("World\\s+Heritage|UNESCO\\s+(?:listed|inscribed|made|included)");
    private static final Pattern FAMOUS = Pattern.compile(
            "\\b(?:famous|best[- ]known|busiest|finest|landmark|most (?:visited|venerated|sacred|revered|important|photographed|popular)|holiest|emblem|"
                    + "symbol of|one of the (?:largest|oldest|greatest))\\b");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.;!?])\\s+");

    private static final double BY_THE_ANSWERS = 0.7;
    private static final double BY_HERITAGE = 0.2;
    private static final double BY_ITS_TEXTS = 0.1;
    /** Named by so many of some 330 answers. */
    private static final int NAMED_OFTEN = 20;

    private static final int NAMED_SOMETIMES = 7;

    /** So near to what everybody sees nothing is off the routes. */
    private static final double AT_ITS_DOORS_KM = 12;

    private final KnowledgeBase base;
    private final Places atlas;
    private final Map<String, Integer> named = read();
    private final int most = named.values().stream().max(Integer::compare).orElse(1);
    private final Map<Place, Known> known = new ConcurrentHashMap<>();

    Fame(KnowledgeBase base, Places atlas) {
        this.base = base;
        this.atlas = atlas;
    }

    /**
     * What is known of its fame.
     *
     * @param share 0 to 1
     * @param inWords a sentence that begins with "It"
     */
    record Known(double share, String inWords) {}

    Known of(Place place) {
        return known.computeIfAbsent(place, this::weighed);
    }

    /** Whether it is one of the best known places of the island. */
    boolean isFamous(Place place) {
        return named.getOrDefault(place.id(), 0) >= NAMED_OFTEN;
    }

    /** By the ids of the places. */
    Map<String, Integer> named() {
        return named;
    }

    private Known weighed(Place place) {
        var sentences = base.file(place.id())
                .map(file -> file.sections().values().stream()
                        .flatMap(SENTENCE::splitAsStream)
                        .toList())
                .orElse(List.of());
        boolean heritage = sentences.stream().anyMatch(sentence -> says(WORLD_HERITAGE, sentence, place));
        boolean famous = sentences.stream().anyMatch(sentence -> says(FAMOUS, sentence, place));
        int answers = named.getOrDefault(place.id(), 0);
        double share = BY_THE_ANSWERS * Math.log1p(answers) / Math.log1p(most)
                + (heritage ? BY_HERITAGE : 0)
                + (famous ? BY_ITS_TEXTS : 0);
        return new Known(share, inWords(answers, heritage, famous, beside(place)));
    }

    /** The better known place at whose doors it lies, which everybody passes through. */
    private Optional<Place> beside(Place place) {
        return atlas.near(place.at(), AT_ITS_DOORS_KM).stream()
                .map(Places.Nearby::place)
                .filter(near -> !near.equals(place) && named.getOrDefault(near.id(), 0) >= NAMED_SOMETIMES)
                .max(Comparator.comparingInt(near -> named.getOrDefault(near.id(), 0)));
    }

    private static String inWords(int answers, boolean heritage, boolean famous, Optional<Place> beside) {
        if (answers >= NAMED_OFTEN) {
            return heritage
                    ? "It is one of the best known places of the island and belongs to a UNESCO World Heritage Site."
                    : "It is one of the best known places of the island.";
        }
        if (heritage) {
            return "It belongs to a UNESCO World Heritage Site.";
        }
        return famous || answers >= NAMED_SOMETIMES
                ? "It is one of the better known places of the island."
                : beside.map(near -> "It is one of the lesser known sights in or near " + near.name() + ".")
                        .orElse("It lies off the usual routes, for those who have more time.");
    }

    private boolean says(Pattern fame, String sentence, Place place) {
        if (!fame.matcher(sentence).find()) {
            return false;
        }
        var said =
                atlas.mentionedIn(sentence).stream().map(Places.Mention::place).toList();
        // A heritage that names no place may be a neighbour's.
        return fame == WORLD_HERITAGE
                ? said.stream().allMatch(place::equals) && !said.isEmpty()
                : said.isEmpty() || said.contains(place);
    }

    private static Map<String, Integer> read() {
        try (var file = Fame.class.getResourceAsStream("fame.csv")) {
            var text = new String(Objects.requireNonNull(file, "fame.csv").readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(",", 2))
                    .collect(Collectors.toUnmodifiableMap(row -> row[0], row -> Integer.valueOf(row[1])));
        } catch (IOException e) {
            throw new UncheckedIOException("fame.csv could not be read.", e);
        }
    }
}
