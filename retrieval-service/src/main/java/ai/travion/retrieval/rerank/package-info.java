/** Puts the passages that were found in another order, where a model is configured to say which. */
@NullMarked
package ai.travion.retrieval.rerank;

import org.jspecify.annotations.NullMarked;
