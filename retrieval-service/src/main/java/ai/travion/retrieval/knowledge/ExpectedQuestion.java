package ai.travion.retrieval.knowledge;

/**
 * A question that a sentence of a passage answers, written beforehand. What a traveller asks is more like it than like the sentence, and
 * where it is like none, the passage hardly answers.
 *
 * @param sentence of the passage, from 0
 */
public record ExpectedQuestion(int sentence, String words) {}
