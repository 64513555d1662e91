/** Tests. */
@NullMarked
package ai.travion.retrieval;

import org.jspecify.annotations.NullMarked;
