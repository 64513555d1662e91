package ai.travion.retrieval.search;

/** One thing that tells whether the first passages answer a question. */
public enum Sign {
    /** Cosine of the most like sentence among them. */
    NEAREST_SENTENCE,
    /** Cosine of the sentence that is most like the question with its names. */
    NEAREST_SENTENCE_TO_NAMES,
    /** Cosine of the most like passage among them. */
    NEAREST_PASSAGE,
    /** Cosine of the most like question that one of them answers. */
    NEAREST_QUESTION,
    /** The greatest share of the words asked that one of their sentences and the questions that it answers have. */
    EXPECTED_WORDS,
    /** Weight of the words that no sentence of the place has, and no question that it answers. */
    UNEXPECTED_WORDS,
    /**
     * The greatest share of every word asked, ordinary or not, that one of their sentences and the questions that it answers have, by how
     * rare the words are.
     */
    WORD_FOR_WORD,
    /** The same of the sentence that is most like the question by itself and by the questions that it answers. */
    WORD_FOR_WORD_IN_THE_LIKEST,
    /** Weight of the words that the sentence with the fewest of them leaves open. */
    LEFT_OPEN,
    /** Weight of the words that the most like sentence leaves open. */
    LEFT_OPEN_BY_THE_LIKEST,
    /** Weight of the rarest of those. */
    RAREST_LEFT_OPEN,
    /** How likely the words asked are, in the mean, of the sentence of which they are likeliest: by words that go by others for them. */
    LIKELY_ASKED,
    /** How likely the one that is least likely of that sentence is. */
    LEAST_LIKELY_ASKED,
    /** How much is missed by those that are hardly likelier of that sentence than anywhere; 0 or less. */
    UNLIKELY_ASKED,
    /** Cosine of the most like question that one of them answers and that asks in the same form: who, when, how many. */
    NEAREST_OF_ITS_FORM,
    /** By how much it is less like the question than the most like of any form; 0 or less. */
    FORM_IS_FARTHER,
    /** 1 where the most like of all asks in the same form. */
    NEAREST_IS_OF_ITS_FORM,
    /** The greatest mean of a sentence's cosine and that of a question that it answers. */
    NEAREST_BY_BOTH,
    /** By how much the third of the questions that they answer is less like it than the first; 0 or more. */
    QUESTIONS_FALL_OFF,
    /** By how much a sentence about another place is more like the question: such things are told, and not of this place. */
    NEARER_ELSEWHERE,
    /** Cosine of the most like sentence that tells something of the kind that is asked for: a year, a height, a person. */
    NEAREST_OF_ITS_KIND,
    /** By how much it is less like the question than the most like of any kind; 0 or less. */
    KIND_IS_FARTHER,
    /** 1 where it is much less like it: what is near tells something else. */
    KIND_IS_MISSED,
    /**
     * The greatest share of what is asked that a sentence has which tells the kind that is asked for; where no kind is asked for, that any
     * sentence has.
     */
    COVERED_WITH_THE_KIND,
    /** 1 where what is counted has a number in one of them, -1 where it has none, 0 where nothing is counted. */
    COUNTED,
    /** 1 where what is counted has no number in any of them. */
    COUNT_IS_MISSED,
    /** 1 where the words of the question tell which fact it asks for: who, in which year, how many metres. */
    FACT_ASKED,
    /** The greatest share of what is asked that a sentence has which holds such a fact; 0 where none is asked for. */
    FACT_TOLD,
    /** By how much the best sentence that holds no such fact has a greater share; 0 where none is asked for. */
    FACT_MISSED,
    /** By how much the most like sentence that holds one is less like the question than the most like of all; 0 or less. */
    FACT_IS_FARTHER,
    /** 1 where the sentence that is likest by itself and by the questions that it answers holds one, -1 where it does not; 0 where none is asked for. */
    FACT_IN_THE_LIKEST,
    /** By how much the likest such sentence that holds one is less like it than the likest of all; 0 or less. */
    FACT_IS_FARTHER_BY_BOTH,
    /** 1 where no sentence that holds one tells of what is asked, and others do. */
    FACT_IS_MISSED,
    /** The greatest share of what is asked that one passage has, by weight of its words. */
    COVERED,
    /** The greatest share of it that one sentence has. */
    COVERED_BY_A_SENTENCE,
    /** Weight of the words that no passage of the place has: the more particular, the more it says. */
    UNSAID,
    /** Weight of the words that no passage of any place has. */
    UNKNOWN,
    /** 1 where no place is asked for: in a whole catalogue something is always near. */
    NO_PLACE,
    /** How many turns of phrase were recognised. */
    TURNS_OF_PHRASE,
    /** 1 where a number or a date is asked for. */
    QUANTITY,
    /** How many names are asked for that none of them mentions. */
    STRANGERS,
    /** How many particular things are asked for that none of them mentions. */
    DEMANDS,
    /** The same without the passages that hold for the whole island, where a place is asked for. */
    DEMANDS_OF_THE_PLACE,
    /** 1 where a place is asked for and the first of them holds for the whole island. */
    OF_THE_ISLAND,
    /** What the first of them has in common with the question, weighed as for the order. */
    OF_THE_FIRST,
    /** How far it is ahead of the second: what answers stands out. */
    AHEAD_OF_THE_SECOND,
    /** How far it is ahead of the fifth. */
    AHEAD_OF_THE_FIFTH,
    /** The share of what is asked that the first has. */
    COVERED_BY_THE_FIRST,
    /** The greatest share of it that one of its sentences has. */
    COVERED_BY_A_SENTENCE_OF_THE_FIRST,
    /** The logarithm of how likely it is that the aspect of the first is asked about. */
    SIDE_OF_THE_FIRST
}
