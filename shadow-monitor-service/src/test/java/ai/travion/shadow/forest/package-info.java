/** What the forest must keep. */
@NullMarked
package ai.travion.shadow.forest;

import org.jspecify.annotations.NullMarked;
