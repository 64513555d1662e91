/** Tests. */
@NullMarked
package ai.travion.retrieval.catalogue;

import org.jspecify.annotations.NullMarked;
