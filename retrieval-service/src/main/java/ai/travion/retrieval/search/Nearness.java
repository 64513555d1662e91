package ai.travion.retrieval.search;

import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Conditions;
import ai.travion.retrieval.question.QuestionReader;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.question.Subject;
import ai.travion.retrieval.vectors.Nameless;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How near a text comes to a question that no index holds: by the words of the question, weighed by how rare they are in what ships, and by
 * the meaning of its sentences, as passages are found. Thread-safe.
 */
public final class Nearness {

    private final QuestionReader reader;
    private final Conditions conditions;
    private final Places atlas;
    private final Optional<Meaning> meaning;

    /** @param meaning empty for words alone */
    Nearness(QuestionReader reader, Conditions conditions, Places atlas, Optional<Meaning> meaning) {
        this.reader = reader;
        this.conditions = conditions;
        this.atlas = atlas;
        this.meaning = meaning;
    }

    /** Of a text to a question; place names say nothing of what is asked of them. */
    public Near of(String question, String text) {
        var sentences = Sentences.of(text);
        var read = reader.read(question, false);
        var cosines = meaning.map(by -> by.ofEach(
                        Nameless.question(question, atlas),
                        sentences.stream()
                                .map(sentence -> Nameless.question(sentence, atlas))
                                .toList()))
                .orElse(List.of());
        var shares = sentences.stream()
                .map(sentence -> new Passage("", Country.PLACE, Aspect.CULTURE, sentence, Set.of(), "", ""))
                .map(sentence -> read.focus(Subject.of(sentence)))
                .toList();
        return new Near(shares, conditions.of(question).factor(text), sentences, cosines);
    }

    /**
     * What a text is to a question.
     *
     * @param shares of the question's words, by weight, that each sentence has
     * @param condition 1, or less where the text does not name what is asked for by a name
     * @param cosines of the sentences; empty where words alone decide
     */
    public record Near(List<Double> shares, double condition, List<String> sentences, List<Double> cosines) {

        public Near {
            shares = List.copyOf(shares);
            sentences = List.copyOf(sentences);
            cosines = List.copyOf(cosines);
        }

        /** Of the likest sentence; 0 where words alone decide. */
        public double meant() {
            return cosines.stream().mapToDouble(cosine -> cosine).max().orElse(0);
        }

        /** The greatest share of the question's words that one sentence has. */
        public double inOne() {
            return shares.stream().mapToDouble(share -> share).max().orElse(0);
        }
    }
}
