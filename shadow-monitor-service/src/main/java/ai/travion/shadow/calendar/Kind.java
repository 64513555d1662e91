package ai.travion.shadow.calendar;

/** How binding a rule is. The name is the word of the envelope. */
public enum Kind {
    /** Forbidden by law or decree: it is never planned. */
    HARD_CONSTRAINT,
    /** The country stands still: a plan must be made around it. */
    CRITICAL_SHUTDOWN,
    /** Good to know; the traveller decides. */
    ADVICE
}
