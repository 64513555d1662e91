/** What "the one you said", "the middle one", "both" and "it" mean in a conversation. */
@NullMarked
package ai.travion.router.referent;

import org.jspecify.annotations.NullMarked;
