/** Tests. */
@NullMarked
package ai.travion.retrieval.recommend;

import org.jspecify.annotations.NullMarked;
