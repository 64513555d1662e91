/** Tests of the engine. */
@NullMarked
package ai.travion.shadow.sun;

import org.jspecify.annotations.NullMarked;
