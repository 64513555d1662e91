package ai.travion.atlas;

/** How well a place's coordinates are sourced. */
public enum Sourcing {
    /** A named source, or two independent ones that agree. */
    YES,
    /** One public source that nobody confirms. */
    WEAK,
    /** From memory: good enough for a rough distance, no more. */
    NO
}
