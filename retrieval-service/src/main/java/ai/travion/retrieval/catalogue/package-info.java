/** Answers "which place of that kind is near" from coordinates alone. */
@NullMarked
package ai.travion.retrieval.catalogue;

import org.jspecify.annotations.NullMarked;
