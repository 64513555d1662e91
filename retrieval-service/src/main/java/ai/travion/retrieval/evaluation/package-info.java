/** Measures retrieval on labelled questions, so that each of its stages earns its place or goes. */
@NullMarked
package ai.travion.retrieval.evaluation;

import org.jspecify.annotations.NullMarked;
