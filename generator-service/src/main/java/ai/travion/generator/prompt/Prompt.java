package ai.travion.generator.prompt;

/**
 * What a model is sent.
 *
 * @param system how to write: ours alone
 * @param user the question and its data, in blocks
 */
public record Prompt(String system, String user) {}
