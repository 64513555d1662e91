package ai.travion.retrieval.guide;

/** What a question and a prepared answer have in common, each a number of about 0 to 1; the more of each, the likelier the answer is to it. */
enum Resemblance {
    /** Share of the places that are meant which the answer is of, or names in its heading. */
    OF_THE_PLACE,
    /** Cosine of the question, without the names of places, with the likest wording. */
    LIKEST_WORDING,
    /** The same of the question turned towards questions that ask the same. */
    LIKEST_WORDING_TURNED,
    /** Mean of these over all wordings. */
    WORDINGS_TURNED,
    /** Cosine of the question, with its names, with the answer. */
    ANSWER,
    /** Cosine of the question, turned towards what answers it, with the answer. */
    ANSWER_TURNED,
    /** Share of the question's words, by rarity, that stand in the wordings or the answer. */
    WORDS,
    /** 1 less the rarity of the rarest word of the question that stands in none of them. */
    RAREST_WORD,
    /** Share of the heading's words that stand in the question. */
    HEADING
}
