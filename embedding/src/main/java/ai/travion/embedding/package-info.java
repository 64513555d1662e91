/** Sentence embedding in this process: a model, its vectors, and how they are kept. */
@NullMarked
package ai.travion.embedding;

import org.jspecify.annotations.NullMarked;
