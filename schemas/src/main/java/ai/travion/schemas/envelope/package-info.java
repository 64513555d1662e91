/** What keeps the envelope small: bounds on what a turn carries. */
@NullMarked
package ai.travion.schemas.envelope;

import org.jspecify.annotations.NullMarked;
