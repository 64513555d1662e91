package ai.travion.retrieval.vectors;

import ai.travion.embedding.Embed;

/**
 * A sentence embedding that was trained to tell questions from the texts that answer them.
 *
 * @param texts for what is searched
 */
public record TwoSided(Embed questions, Embed texts) {

    /** A model that takes both alike. */
    static TwoSided of(Embed both) {
        return new TwoSided(both, both);
    }

    /** A model that is told by its first words which of the two it reads. */
    static TwoSided of(Embed both, String beforeQuestions, String beforeTexts) {
        return new TwoSided(after(beforeQuestions, both), after(beforeTexts, both));
    }

    private static Embed after(String prefix, Embed embed) {
        return text -> embed.of(prefix + text);
    }
}
