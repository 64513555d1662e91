/** Tests of the grader. */
@NullMarked
package ai.travion.grader;

import org.jspecify.annotations.NullMarked;
