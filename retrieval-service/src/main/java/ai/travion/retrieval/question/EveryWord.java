package ai.travion.retrieval.question;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells which words of a question a text leaves open, every word counted by how rare it is in what the passages say and are asked.
 * {@link Concept}s leave out what is ordinary and what a turn of phrase takes up: of "who excavated the cave" the cave is left, though
 * "excavated" is what is asked. Immutable and thread-safe.
 */
public final class EveryWord {

    /** What stands where a name was. */
    private static final Set<String> STANDS_FOR_A_NAME = Set.copyOf(EnglishTerms.of("the place"));

    private final Map<String, Integer> passagesWith;
    private final int passages;
    private final Related related = new Related();
    private final OtherWords otherWords = OtherWords.load();

    private EveryWord(Map<String, Integer> passagesWith, int passages) {
        this.passagesWith = Map.copyOf(passagesWith);
        this.passages = passages;
    }

    /** Counts in how many of these passages, or of the questions that they answer, each stem stands. */
    public static EveryWord of(Collection<Subject> passages) {
        var counts = new HashMap<String, Integer>();
        for (var subject : passages) {
            subject.askedStems().forEach(stem -> counts.merge(stem, 1, Integer::sum));
        }
        return new EveryWord(counts, passages.size());
    }

    /** The words of a question whose names are taken out. */
    public Asked in(String question) {
        var stems = EnglishTerms.of(question).stream()
                .distinct()
                .filter(stem -> !STANDS_FOR_A_NAME.contains(stem))
                .toList();
        return new Asked(stems.stream().map(this::word).toList(), otherWords.in(stems));
    }

    private Word word(String stem) {
        var others = new HashSet<>(related.toStem(stem));
        others.remove(stem);
        int with = passagesWith.getOrDefault(stem, 0);
        return new Word(stem, others, Math.log(1 + (passages - with + 0.5) / (with + 0.5)));
    }

    private record Word(String stem, Set<String> others, double weight) {

        /** What another word says in its stead, it says nearly. */
        private static final double NEARLY = 0.8;

        double openAfter(Set<String> said) {
            if (said.contains(stem)) {
                return 0;
            }
            return others.stream().anyMatch(said::contains) ? weight * (1 - NEARLY) : weight;
        }
    }

    /** The words of one question. */
    public static final class Asked {

        private final List<Word> words;
        private final OtherWords.Asked inOtherWords;

        private Asked(List<Word> words, OtherWords.Asked inOtherWords) {
            this.words = words;
            this.inOtherWords = inOtherWords;
        }

        /** How likely they are to be asked of who says these stems. */
        public OtherWords.Likely likelyWhere(Set<String> said) {
            return inOtherWords.where(said);
        }

        /** Weight of the words that these stems do not say. */
        public double openAfter(Set<String> said) {
            return words.stream().mapToDouble(word -> word.openAfter(said)).sum();
        }

        /** Weight of the rarest word that they do not say; 0 where they say all. */
        public double greatestOpenAfter(Set<String> said) {
            return words.stream()
                    .mapToDouble(word -> word.openAfter(said))
                    .max()
                    .orElse(0);
        }

        /** The share of the words, by weight, that they say; 1 where there is none. */
        public double shareIn(Set<String> said) {
            double all = words.stream().mapToDouble(Word::weight).sum();
            return all == 0 ? 1 : 1 - openAfter(said) / all;
        }
    }
}
