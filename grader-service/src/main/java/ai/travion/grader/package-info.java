/** Decides whether the evidence of a turn is enough, and where to look where it is not. Holds no state. */
@NullMarked
package ai.travion.grader;

import org.jspecify.annotations.NullMarked;
