package ai.travion.generator.composer;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Mends slips of the pen by the words that the evidence uses. */
final class Spelling {

    /** What a slip of the pen makes of the words of asking: "wich", "shoud", "waht". */
    private static final Set<String> WORDS_OF_ASKING = Set.of(
            "which",
            "what",
            "where",
            "when",
            "should",
            "would",
            "could",
            "about",
            "better",
            "compare",
            "between",
            "difference",
            "recommend",
            "please",
            "there",
            "their",
            "through",
            "because",
            "visit",
            "visiting");

    private static final List<String> WORDS_OF_SIDES =
            List.of("dress", "clothes", "train", "buses", "opening", "season", "weather", "history");

    private Spelling() {}

    /** Whether a word is one of asking, but for a slip of the pen. */
    static boolean isOfAsking(String word) {
        return WORDS_OF_ASKING.stream().anyMatch(asking -> isSlipOf(asking, word));
    }

    /** The word for a side of a place that is meant by a slip of the pen: "dres". */
    static Optional<String> ofASide(String word) {
        return WORDS_OF_SIDES.stream().filter(side -> isSlipOf(side, word)).findFirst();
    }

    /** The same letters but one, or all of them in another order. */
    private static boolean isSlipOf(String meant, String written) {
        if (meant.length() < 4 || meant.charAt(0) != written.charAt(0)) {
            return false;
        }
        int longer = written.length() - meant.length();
        if (longer == 0) {
            return letters(meant).equals(letters(written));
        }
        return Math.abs(longer) == 1 && new LevenshteinDistance(1).apply(meant, written) == 1;
    }

    /** The word of the vocabulary that is meant; the term itself where none is near. */
    static String nearest(String term, Set<String> vocabulary) {
        if (term.length() < 5) {
            return term;
        }
        var letters = letters(term);
        var transposed = vocabulary.stream()
                .filter(known -> known.length() == term.length()
                        && known.charAt(0) == term.charAt(0)
                        && letters(known).equals(letters))
                .findFirst();
        if (transposed.isPresent()) {
            return transposed.get();
        }
        var distance = new LevenshteinDistance(term.length() < 8 ? 1 : 2);
        return vocabulary.stream()
                .filter(known -> known.length() >= 5 && known.charAt(0) == term.charAt(0))
                .filter(known -> distance.apply(term, known) >= 0)
                .min(Comparator.comparing(known -> distance.apply(term, known)))
                .orElse(term);
    }

    private static String letters(String word) {
        return word.chars()
                .sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
