/** The whole of Travion on one machine: one command that starts it, stops it and talks to it. */
@NullMarked
package ai.travion.local;

import org.jspecify.annotations.NullMarked;
