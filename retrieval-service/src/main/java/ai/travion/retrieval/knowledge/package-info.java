/** The knowledge base: one file a place, read strictly and cut into passages. Immutable, so safe for any thread. */
@NullMarked
package ai.travion.retrieval.knowledge;

import org.jspecify.annotations.NullMarked;
