/** Tests of the model. */
@NullMarked
package ai.travion.shadow.crowd;

import org.jspecify.annotations.NullMarked;
