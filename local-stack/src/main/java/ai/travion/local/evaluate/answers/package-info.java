/** Measures whole answers: scenarios with the properties that an answer must have, and faults planted into drafts. */
@NullMarked
package ai.travion.local.evaluate.answers;

import org.jspecify.annotations.NullMarked;
