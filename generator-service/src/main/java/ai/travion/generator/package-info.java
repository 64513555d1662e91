/** Writes the answer of a turn from the evidence that the state holds. */
@NullMarked
package ai.travion.generator;

import org.jspecify.annotations.NullMarked;
