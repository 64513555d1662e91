/** Which places suit a traveller, and why, in words that a person understands. */
@NullMarked
package ai.travion.retrieval.recommend;

import org.jspecify.annotations.NullMarked;
