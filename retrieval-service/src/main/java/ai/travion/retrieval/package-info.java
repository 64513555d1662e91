/** Finds evidence for a turn: in the knowledge base and the catalogue first, on the web second. */
@NullMarked
package ai.travion.retrieval;

import org.jspecify.annotations.NullMarked;
