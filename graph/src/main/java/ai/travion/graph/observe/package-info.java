/** What can be seen of a turn while it runs: its trace in spans and headers, and its name in every log line. */
@NullMarked
package ai.travion.graph.observe;

import org.jspecify.annotations.NullMarked;
