/** Tests of the order that a model gives. */
@NullMarked
package ai.travion.retrieval.rerank;

import org.jspecify.annotations.NullMarked;
