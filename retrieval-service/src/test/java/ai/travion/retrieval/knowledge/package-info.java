/** Tests. */
@NullMarked
package ai.travion.retrieval.knowledge;

import org.jspecify.annotations.NullMarked;
