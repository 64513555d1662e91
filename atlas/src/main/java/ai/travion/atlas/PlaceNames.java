package ai.travion.atlas;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.commons.text.similarity.JaroWinklerSimilarity;

/** All names of all places, found as they are written or misspelt. */
final class PlaceNames {

    /** Two places nearer than this to one misspelling leave it undecided. */
    private static final double SAFE_MARGIN = 0.02;

    private final Map<String, List<PlaceName>> byKey = new HashMap<>();
    private final Map<Character, List<PlaceName>> tolerantByFirstLetter = new HashMap<>();
    private final Map<String, List<PlaceName>> shortWithoutDoubles = new HashMap<>();
    private final int longestKey;

    /** @param names those before win where two places share a name, so canonical names come first */
    PlaceNames(List<PlaceName> names) {
        for (PlaceName name : names) {
            byKey.computeIfAbsent(name.key(), key -> new ArrayList<>()).add(name);
            if (name.isTolerant()) {
                tolerantByFirstLetter
                        .computeIfAbsent(name.key().charAt(0), letter -> new ArrayList<>())
                        .add(name);
            }
            if (name.isShort()) {
                shortWithoutDoubles
                        .computeIfAbsent(Misspelling.withoutDoubles(name.key()), key -> new ArrayList<>())
                        .add(name);
            }
        }
        this.longestKey =
                names.stream().mapToInt(name -> name.key().length()).max().orElse(0);
    }

    int longestKey() {
        return longestKey;
    }

    /** The names of a key; usually none or one. */
    List<PlaceName> written(String key) {
        return byKey.getOrDefault(key, List.of());
    }

    /**
     * The name that was meant by a misspelling, if it is clear which.
     *
     * @param key the typed words written together
     */
    Optional<PlaceName> misspelt(String key, List<String> typed) {
        List<Candidate> candidates = candidates(key, typed);
        if (candidates.isEmpty()) {
            return Optional.empty();
        }
        Candidate best = candidates.getFirst();
        boolean isClear = candidates.stream()
                .filter(other -> !other.name().place().equals(best.name().place()))
                .allMatch(other -> best.likeness() - other.likeness() >= SAFE_MARGIN);
        return isClear ? Optional.of(best.name()) : Optional.empty();
    }

    /** The short name in which a letter was typed twice ("Elaa", "Kanddy"), if it is of one place only. */
    Optional<PlaceName> stuttered(String key) {
        String once = Misspelling.withoutDoubles(key);
        List<PlaceName> names = once.equals(key) ? List.of() : shortWithoutDoubles.getOrDefault(once, List.of());
        boolean isClear = names.stream().map(PlaceName::place).distinct().count() == 1;
        return isClear ? Optional.of(names.getFirst()) : Optional.empty();
    }

    private List<Candidate> candidates(String key, List<String> typed) {
        List<PlaceName> sameLetter = tolerantByFirstLetter.getOrDefault(key.charAt(0), List.of());
        List<Candidate> candidates = new ArrayList<>();
        for (PlaceName name : sameLetter) {
            OptionalDouble likeness = Misspelling.likeness(key, typed, name);
            if (likeness.isPresent()) {
                candidates.add(new Candidate(name, likeness.getAsDouble()));
            }
        }
        candidates.sort(Comparator.comparingDouble(Candidate::likeness).reversed());
        return candidates;
    }

    /** Canonical names, the likeliest first. For an error message, so nothing is too far away. */
    List<String> nearest(String name, int limit) {
        String typed = Word.key(name);
        if (typed.isEmpty() || limit < 1) {
            return List.of();
        }
        Map<String, Double> likeness = new HashMap<>();
        byKey.values().stream()
                .flatMap(List::stream)
                .forEach(known -> known.place()
                        .ifPresent(place -> likeness.merge(place.name(), likeness(typed, known.key()), Math::max)));
        return likeness.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(limit)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Jaro-Winkler forgives the end of a word, edits its beginning: "yela" is nearer to Yala by edits only. */
    private static double likeness(String typed, String known) {
        int longer = Math.max(typed.length(), known.length());
        double kept = 1 - (double) Edits.between(typed, known, longer) / longer;
        return new JaroWinklerSimilarity().apply(typed, known) + kept;
    }

    private record Candidate(PlaceName name, double likeness) {}
}
