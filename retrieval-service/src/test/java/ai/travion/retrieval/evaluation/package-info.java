/** Tests. */
@NullMarked
package ai.travion.retrieval.evaluation;

import org.jspecify.annotations.NullMarked;
