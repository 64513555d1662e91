/** What becomes of turns while parts of the stack are killed, paused and starved. */
@NullMarked
package ai.travion.local.chaos;

import org.jspecify.annotations.NullMarked;
