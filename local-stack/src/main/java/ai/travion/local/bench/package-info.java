/**
 * The benchmark: what a chat turn, an empty node and a bare Kafka client cost on the same machine, in one run.
 *
 * <p>{@link ai.travion.local.bench.Bench} is the command, {@link ai.travion.local.bench.ClosedLoop} the load, and each
 * {@link ai.travion.local.bench.Pipeline} something that a turn can travel.
 */
@NullMarked
package ai.travion.local.bench;

import org.jspecify.annotations.NullMarked;
