/** Evaluations on labelled cases, tested. */
@NullMarked
package ai.travion.local.evaluate;

import org.jspecify.annotations.NullMarked;
