/** Lookups: plain questions that a service answers over HTTP beside its nodes, and the problems that it answers with. */
@NullMarked
package ai.travion.graph.lookup;

import org.jspecify.annotations.NullMarked;
