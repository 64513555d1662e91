/** Tests of the shadow monitor's node. */
@NullMarked
package ai.travion.shadow;

import org.jspecify.annotations.NullMarked;
