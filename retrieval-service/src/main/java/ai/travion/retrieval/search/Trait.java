package ai.travion.retrieval.search;

/** One thing that a passage can have in common with a question. */
public enum Trait {
    /** Likeness of the passage as a whole, by cosine. */
    WHOLE,
    /** Likeness of its most like sentence, by cosine, names left out on both sides. */
    SENTENCE,
    /** The same with the names in the question. */
    SENTENCE_TO_NAMES,
    /** Likeness of the most like question that it answers, by cosine, names left out on both sides. */
    QUESTION,
    /** Likeness of its most like sentence that tells the kind of thing that is asked for; 0 where none does, or no kind is asked for. */
    SENTENCE_OF_THE_KIND,
    /** Words, by rank: BM25 over that of the best, 0 to 1. */
    WORDS,
    /** Closeness of its place to those that are asked for, 0 to 1. */
    CLOSENESS,
    /** 1 where it is of the very place that is asked for. */
    OF_THE_PLACE,
    /** 1 where it holds for the whole island and a place is asked for. */
    OF_THE_ISLAND,
    /** The logarithm of how likely a question of this meaning is answered by its aspect. */
    SIDE
}
