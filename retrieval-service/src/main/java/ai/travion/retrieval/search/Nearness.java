package ai.travion.retrieval.search;

import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.QuestionReader;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.question.Subject;
import ai.travion.retrieval.vectors.Nameless;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * How near a text comes to a question that no index holds: by the words of the question, weighed by how rare they are in what ships, and by
 * the meaning of its sentences, as passages are found. Thread-safe.
 */
public final class Nearness {

    private final QuestionReader reader;
    private final Places atlas;
    private final Optional<Meaning> meaning;

    /** @param meaning empty for words alone */
    Nearness(QuestionReader reader, Places atlas, Optional<Meaning> meaning) {
        this.reader = reader;
        this.atlas = atlas;
        this.meaning = meaning;
    }

    /** Of a text to a question; place names say nothing of what is asked of them. */
    public Near of(String question, String text) {
        var sentences = Sentences.of(text);
        var passage = Subject.of(new Passage("", Country.PLACE, Aspect.CULTURE, text, Set.of(), "", ""));
        var read = reader.read(question, false);
        var cosines = meaning.map(by -> by.ofEach(
                        Nameless.question(question, atlas),
                        sentences.stream().map(sentence -> Nameless.question(sentence, atlas)).toList()))
                .orElse(List.of());
        return new Near(read.isGeneral(), read.coverage(passage), read.focus(passage), sentences, cosines);
    }

    /**
     * What a text is to a question.
     *
     * @param general whether nothing in particular is asked
     * @param covered the share of the question's words, by weight, that the text has
     * @param inOne the share that one sentence has
     * @param cosines of the sentences; empty where words alone decide
     */
    public record Near(
            boolean general, double covered, double inOne, List<String> sentences, List<Double> cosines) {

        public Near {
            sentences = List.copyOf(sentences);
            cosines = List.copyOf(cosines);
        }

        /** Of the likest sentence; 0 where words alone decide. */
        public double meant() {
            return cosines.stream().mapToDouble(cosine -> cosine).max().orElse(0);
        }

        /** The number of the likest sentence. */
        public int likest() {
            return IntStream.range(0, cosines.size())
                    .reduce((one, other) -> cosines.get(other) > cosines.get(one) ? other : one)
                    .orElse(0);
        }
    }
}
