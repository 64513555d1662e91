/** The places of Sri Lanka and its calendar: facts with their sources, read once from the jar, looked up by many threads. */
@NullMarked
package ai.travion.atlas;

import org.jspecify.annotations.NullMarked;
