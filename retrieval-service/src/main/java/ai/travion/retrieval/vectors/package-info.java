/** Text as vectors: which text is embedded, by which model, and where the vectors are kept. */
@NullMarked
package ai.travion.retrieval.vectors;

import org.jspecify.annotations.NullMarked;
