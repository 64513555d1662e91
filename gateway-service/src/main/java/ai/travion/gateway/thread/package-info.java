/** Threads and their runs: the one writer, its stores, and those who wait for a run. */
@NullMarked
package ai.travion.gateway.thread;

import org.jspecify.annotations.NullMarked;
