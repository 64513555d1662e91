package ai.travion.retrieval.guide;

import ai.travion.retrieval.question.EnglishTerms;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** How rare each word is in what is answered, 0 to 1; a word that is nowhere is the rarest. Immutable. */
final class Rarity {

    private final Map<String, Double> byStem;

    private Rarity(Map<String, Double> byStem) {
        this.byStem = byStem;
    }

    /** Counts in how many texts, given by their stems, a word stands. */
    static Rarity in(Collection<Set<String>> texts) {
        var counts = new HashMap<String, Integer>();
        texts.forEach(each -> each.forEach(stem -> counts.merge(stem, 1, Integer::sum)));
        double rarest = weight(0, texts.size());
        return new Rarity(counts.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(
                        Map.Entry::getKey, count -> weight(count.getValue(), texts.size()) / rarest)));
    }

    private static double weight(int with, int all) {
        return Math.log(1 + (all - with + 0.5) / (with + 0.5));
    }

    /** The words of a text that tell anything, as stems. */
    static Set<String> stems(String text) {
        return new HashSet<>(EnglishTerms.of(text));
    }

    double of(String stem) {
        return byStem.getOrDefault(stem, 1.0);
    }

    double ofAll(Collection<String> stems) {
        return stems.stream().mapToDouble(this::of).sum();
    }

    /** Of the rarest of some words, each with those that say the same, that others lack; 0 where they lack none. */
    double ofRarestOf(Map<String, Set<String>> words, Set<String> others) {
        return words.entrySet().stream()
                .filter(word -> !isSaid(word.getValue(), others))
                .mapToDouble(word -> of(word.getKey()))
                .max()
                .orElse(0);
    }

    /** The share of some words, each with those that say the same, that others have; 1 where there are none. */
    double share(Map<String, Set<String>> words, Set<String> others) {
        double all = ofAll(words.keySet());
        double said = words.entrySet().stream()
                .filter(word -> isSaid(word.getValue(), others))
                .mapToDouble(word -> of(word.getKey()))
                .sum();
        return all == 0 ? 1 : said / all;
    }

    private static boolean isSaid(Set<String> word, Set<String> others) {
        return word.stream().anyMatch(others::contains);
    }

    /** Of those of some stems that others have. */
    double ofShared(Collection<String> stems, Set<String> others) {
        return stems.stream().filter(others::contains).mapToDouble(this::of).sum();
    }
}
