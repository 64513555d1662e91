/** A conversation with Travion in a terminal. */
@NullMarked
package ai.travion.local.chat;

import org.jspecify.annotations.NullMarked;
