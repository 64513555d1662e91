/** Measures how well messages and conversations are understood, on labelled ones. */
@NullMarked
package ai.travion.router.evaluation;

import org.jspecify.annotations.NullMarked;
