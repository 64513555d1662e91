/** What a message means in its conversation: references, follow-ups, questions back and their replies. */
@NullMarked
package ai.travion.router.dialogue;

import org.jspecify.annotations.NullMarked;
