/** The graph: its nodes, its edges, and what runs a node on Kafka. */
@NullMarked
package ai.travion.graph;

import org.jspecify.annotations.NullMarked;
