/** The model that ships, asked. */
@NullMarked
package ai.travion.embedding;

import org.jspecify.annotations.NullMarked;
