/** Tests. */
@NullMarked
package ai.travion.retrieval.search;

import org.jspecify.annotations.NullMarked;
