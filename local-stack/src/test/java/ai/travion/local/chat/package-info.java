@NullMarked
package ai.travion.local.chat;

import org.jspecify.annotations.NullMarked;
