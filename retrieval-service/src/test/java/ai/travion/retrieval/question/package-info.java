/** Tests. */
@NullMarked
package ai.travion.retrieval.question;

import org.jspecify.annotations.NullMarked;
