package ai.travion.generator.composer;

import java.util.Locale;

/** What speaks for or against a sentence as the answer to a question; {@link SentenceModel} knows what each is worth. */
enum Clue {
    /** Rarity of the subjects of the question that it speaks of; of those that mean much the same, most of it. */
    SUBJECTS,
    /** Which share that is of all that is asked about, 0 to 1. */
    COVERED,
    /** Rarity of all words that it shares with the question, those of grammar too. */
    SHARED_WORDS,
    /** Signs of the side that is asked about: what to wear, when to go. */
    SIDE,
    /** Its passage is filed under that side. */
    ASPECT,
    /** It speaks of the month that is asked about, or of those that are better. */
    MONTH,
    /** It holds what a question of this kind seeks (1), or does not (-1): a year, a name, a number; 0 where any sentence may answer. */
    HOLDS_WHAT_IS_SOUGHT,
    SAYS_IT_BEST,
    /** How like the question it is by what it means: a cosine. */
    LIKENESS,
    /** How much less like it is than the likest. */
    LESS_LIKE,
    LIKEST,
    /** 1 for the likest, a half for the next, and so on. */
    BY_LIKENESS,
    /** How like the question is the likest question that it is known to answer: a cosine. */
    EXPECTED,
    /** How much less like that is than the likest of all. */
    LESS_EXPECTED,
    /** 1 for the sentence whose question is likest, a half for the next, and so on. */
    BY_EXPECTATION,
    /** How relevant its passage is, by retrieval. */
    RELEVANCE,
    /** How much less relevant that is than the best. */
    LESS_RELEVANT,
    /** How many passages are more relevant than its own. */
    PASSAGES_BEFORE,
    /** 1 for the head of its passage, a half for the next sentence, and so on. */
    AT_THE_HEAD,
    LEANS_ON_ANOTHER,
    INTRODUCES_ITS_PLACE,
    /** The same where no place is asked about, and the place is the answer. */
    NAMES_AN_ANSWER,
    /** No place is asked about, and it speaks against its own. */
    SPEAKS_AGAINST,
    OF_THE_PAST,
    /** Signs of getting there, dress and length of stay that nobody asked for. */
    HOUSEKEEPING,
    /** A place is asked about, and this holds for all of them. */
    OF_THE_WHOLE_ISLAND,
    OF_ANOTHER_PLACE,
    ABOUT_ANOTHER_PLACE,
    NAMES_ITS_PLACE,
    PRAISES,
    /** The logarithm of how many words it has. */
    LENGTH;

    /** Its name in the file of a model. */
    String nameInModel() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
