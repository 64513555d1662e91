/** Composes an answer by rule: it quotes the evidence, cites what it quotes, and says what it could not find. */
@NullMarked
package ai.travion.generator.composer;

import org.jspecify.annotations.NullMarked;
