package ai.travion.retrieval.vectors;

/** How much text one vector stands for. */
public enum Unit {
    /** A whole passage with the names that it has: finds what no name was given for. */
    PASSAGE,
    /**
     * One sentence, without the name of its place. A name draws every sentence that has it near every question that has it;
     * without it what is left to compare is what is asked and what is said.
     */
    SENTENCE,
    /** One question that a sentence answers, without the name of its place. */
    QUESTION
}
