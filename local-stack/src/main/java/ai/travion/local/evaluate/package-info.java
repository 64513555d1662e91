/** Measures how good the parts are, each by labelled cases of its own. */
@NullMarked
package ai.travion.local.evaluate;

import org.jspecify.annotations.NullMarked;
