package ai.travion.retrieval.guide;

/** What a question and a prepared answer have in common, each a number of about 0 to 1. */
enum Resemblance {
    /** 1 where the answer is of a place, and not of the whole island. */
    OF_THE_PLACE,
    /** Cosine of the question, turned towards questions that ask the same, with the likest wording. */
    LIKEST_WORDING_TURNED,
    /** Mean of these cosines. */
    WORDINGS_TURNED,
    /** Cosine of the question as it is, without the names of places, with the likest wording. */
    LIKEST_WORDING,
    SECOND_WORDING,
    WORDINGS,
    HEADING,
    /** Cosine of the question with its names and the answer. */
    ANSWER,
    /** Cosine of the question, turned towards what answers it, with the answer. */
    ANSWER_TURNED,
    /** Cosine of the question with the likest sentence. */
    SENTENCE,
    /** Share of the question's words, by rarity, that one wording has. */
    WORDS_IN_A_WORDING,
    /** The same of all wordings and the answer together. */
    WORDS_IN_ALL,
    /** Rarity of the rarest word of the question that none of them has. */
    RAREST_NOT_SAID,
    /** Share of the heading's words that the question has. */
    HEADING_ASKED,
    /** How far the words of the question and of a wording agree both ways. */
    WORDS_SHARED,
    /** Rarity of the rarest word of the heading that the question has not. */
    RAREST_NOT_ASKED,
    /** Share of the wordings that ask in the form of the question: who, when, whether. */
    FORM,
    /** Of the question, in tens of words. */
    LENGTH
}
