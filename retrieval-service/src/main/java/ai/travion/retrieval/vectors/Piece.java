package ai.travion.retrieval.vectors;

import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Sentences;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A text that gets a vector of its own: a passage, a sentence of one, or a question that it answers.
 *
 * @param number of the sentence in its passage or of the question among its questions, from 0
 * @param text as it stands in the passage
 */
public record Piece(Passage passage, Unit unit, int number, String text) {

    /** A passage, its sentences and its questions. */
    public static Stream<Piece> of(Passage passage) {
        var sentences = Sentences.of(passage.text());
        var questions = passage.questions();
        return Stream.of(
                        Stream.of(new Piece(passage, Unit.PASSAGE, 0, passage.text())),
                        IntStream.range(0, sentences.size())
                                .mapToObj(number -> new Piece(passage, Unit.SENTENCE, number, sentences.get(number))),
                        IntStream.range(0, questions.size())
                                .mapToObj(number -> new Piece(
                                        passage,
                                        Unit.QUESTION,
                                        number,
                                        questions.get(number).words())))
                .flatMap(pieces -> pieces);
    }

    /** Stable and unique among the pieces: {@code sigiriya#history/sentence/3}. */
    public String id() {
        return passage.chunkId() + "/" + unit.name().toLowerCase(java.util.Locale.ROOT) + "/" + number;
    }
}
