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
    /** Share of the words that tell what is asked, by rarity, that the wordings or the answer say, be it by another word. */
    WORDS,
    /** 1 less the rarity of the rarest of them that none of these says. */
    RAREST_WORD,
    /** Share of the heading's words that stand in the question. */
    HEADING,
    /** 1 where a wording asks in the same form: for a reason, a number, a name. */
    FORM
}
