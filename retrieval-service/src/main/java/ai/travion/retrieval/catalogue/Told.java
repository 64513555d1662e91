package ai.travion.retrieval.catalogue;

import ai.travion.retrieval.knowledge.Passage;

/**
 * The sentence of a text that says best why its place is what somebody looks for.
 *
 * @param byItsKind whether the catalogue says so too
 */
public record Told(Passage passage, String sentence, boolean byItsKind) {}
