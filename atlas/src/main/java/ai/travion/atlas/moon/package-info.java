/** The moon's phase, and the Poya days that follow from it. */
@NullMarked
package ai.travion.atlas.moon;

import org.jspecify.annotations.NullMarked;
