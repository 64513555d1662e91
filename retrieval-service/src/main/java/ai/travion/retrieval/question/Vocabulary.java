package ai.travion.retrieval.question;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Which stems the passages use, and how rare each is. Immutable. */
public final class Vocabulary {

    /** A shorter word is a letter away from too many others. */
    private static final int SHORTEST_MISSPELLING = 5;

    private static final int SHORTEST_WRONG_LETTER = 7;
    private static final int SHORTEST_PART = 5;

    private static final LevenshteinDistance TWO_LETTERS = new LevenshteinDistance(2);

    private final Map<String, Integer> passagesWith;
    private final Map<String, Integer> words;
    /** The same words by their first letter. */
    private final Map<Character, List<String>> dictionary;

    private final int passages;

    private Vocabulary(Map<String, Integer> passagesWith, Map<String, Integer> words, int passages) {
        this.passagesWith = passagesWith;
        this.words = words;
        this.dictionary = words.keySet().stream().sorted().collect(Collectors.groupingBy(word -> word.charAt(0)));
        this.passages = passages;
    }

    /** Counts in how many of these passages each stem stands, and how often each word. */
    public static Vocabulary of(Collection<Subject> passages) {
        var counts = new HashMap<String, Integer>();
        var words = new HashMap<String, Integer>();
        for (var subject : passages) {
            subject.stems().forEach(stem -> counts.merge(stem, 1, Integer::sum));
            countWords(subject.passage().text().toLowerCase(Locale.ROOT), words);
        }
        return new Vocabulary(Map.copyOf(counts), Map.copyOf(words), passages.size());
    }

    /** Runs of letters that are long enough to be misspelt. */
    private static void countWords(String text, Map<String, Integer> words) {
        int from = 0;
        while (from < text.length()) {
            int to = from;
            while (to < text.length() && Character.isLetter(text.charAt(to))) {
                to++;
            }
            if (to - from >= SHORTEST_MISSPELLING - 1) {
                words.merge(text.substring(from, to), 1, Integer::sum);
            }
            from = to + 1;
        }
    }

    boolean knows(String stem) {
        return passagesWith.containsKey(stem);
    }

    /** BM25's inverse document frequency; largest for a stem that no passage has. */
    double rarity(String stem) {
        int with = passagesWith.getOrDefault(stem, 0);
        return Math.log(1 + (passages - with + 0.5) / (with + 0.5));
    }

    /** The word that a misspelt one stands for: as it sounds, one letter off or two swapped, and the same first letter. */
    Optional<String> spelling(String unknown) {
        var sounded = unknown.replaceAll("(?<=.)f", "ph");
        return words.containsKey(sounded) ? Optional.of(sounded) : nearest(unknown);
    }

    private Optional<String> nearest(String unknown) {
        if (unknown.length() < SHORTEST_MISSPELLING) {
            return Optional.empty();
        }
        return dictionary.getOrDefault(unknown.charAt(0), List.of()).stream()
                .filter(word -> Math.abs(word.length() - unknown.length()) <= 1 && isOneSlipFrom(unknown, word))
                .max(Comparator.comparing((String word) -> words.getOrDefault(word, 0))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** The two words that a compound joins: {@code watersports} is water and sports. */
    Optional<String> parted(String unknown) {
        return IntStream.rangeClosed(SHORTEST_PART, unknown.length() - SHORTEST_PART)
                .filter(at -> words.containsKey(unknown.substring(0, at)) && words.containsKey(unknown.substring(at)))
                .mapToObj(at -> unknown.substring(0, at) + " " + unknown.substring(at))
                .findFirst();
    }

    private static boolean isOneSlipFrom(String unknown, String word) {
        int distance = TWO_LETTERS.apply(unknown, word);
        if (distance == 2) {
            return isSwap(unknown, word);
        }
        // In a short word another letter makes another word: scary is no scarf.
        return distance == 1 && (unknown.length() != word.length() || unknown.length() >= SHORTEST_WRONG_LETTER);
    }

    private static boolean isSwap(String one, String other) {
        if (one.length() != other.length()) {
            return false;
        }
        int at = 0;
        while (one.charAt(at) == other.charAt(at)) {
            at++;
        }
        return at + 1 < one.length()
                && one.charAt(at) == other.charAt(at + 1)
                && one.charAt(at + 1) == other.charAt(at)
                && one.substring(at + 2).equals(other.substring(at + 2));
    }
}
