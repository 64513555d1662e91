/** Text as vectors: which text is embedded, and where the vectors are kept. */
@NullMarked
package ai.travion.retrieval.vectors;

import org.jspecify.annotations.NullMarked;
