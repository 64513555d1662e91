/** The checks that a draft has to pass: each a named rule over the draft and the evidence of its turn. */
@NullMarked
package ai.travion.verifier.check;

import org.jspecify.annotations.NullMarked;
