package ai.travion.generator.evidence;

/** Counts the tokens that a model makes of a text. */
@FunctionalInterface
public interface CountTokens {

    int in(String text);
}
