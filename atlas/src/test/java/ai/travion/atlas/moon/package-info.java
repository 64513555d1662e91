/** Tests of the moon. */
@NullMarked
package ai.travion.atlas.moon;

import org.jspecify.annotations.NullMarked;
