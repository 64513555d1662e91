/** Orders of single days and things of a plan in hand: read to the letter, and sent to the planner as edits of the days that they name. */
@NullMarked
package ai.travion.router.days;

import org.jspecify.annotations.NullMarked;
