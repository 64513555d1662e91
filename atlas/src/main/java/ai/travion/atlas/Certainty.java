package ai.travion.atlas;

/** How sure a date is. */
public enum Certainty {
    /** Published in the Government Gazette. */
    GAZETTED,
    /** Computed by the rule that fits the gazettes, but not published yet. */
    PREDICTED,
    /** Concluded from what was published for another year. */
    INFERRED
}
