/** Judges a draft against the evidence, and sends it back with instructions while it is wrong and can be mended. */
@NullMarked
package ai.travion.verifier;

import org.jspecify.annotations.NullMarked;
