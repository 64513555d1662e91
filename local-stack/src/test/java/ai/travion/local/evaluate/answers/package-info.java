/** Holds answers against their floors, and the judge against cases that are plain. */
@NullMarked
package ai.travion.local.evaluate.answers;

import org.jspecify.annotations.NullMarked;
