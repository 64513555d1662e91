/** Tests of the engine. */
@NullMarked
package ai.travion.shadow.plan;

import org.jspecify.annotations.NullMarked;
