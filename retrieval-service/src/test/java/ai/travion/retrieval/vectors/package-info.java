/** Tests. */
@NullMarked
package ai.travion.retrieval.vectors;

import org.jspecify.annotations.NullMarked;
