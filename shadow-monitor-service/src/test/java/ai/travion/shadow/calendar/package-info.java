/** Tests of the engine. */
@NullMarked
package ai.travion.shadow.calendar;

import org.jspecify.annotations.NullMarked;
