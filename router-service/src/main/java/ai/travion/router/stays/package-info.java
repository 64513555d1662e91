/** Orders that change where the nights of a plan in hand are spent: read to the letter, and applied to its stays alone. */
@NullMarked
package ai.travion.router.stays;

import org.jspecify.annotations.NullMarked;
