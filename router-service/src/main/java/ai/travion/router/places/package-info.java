/** The places that a message names, and the part that each plays in it. */
@NullMarked
package ai.travion.router.places;

import org.jspecify.annotations.NullMarked;
