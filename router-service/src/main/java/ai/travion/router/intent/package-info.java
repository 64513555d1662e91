/** What a message is for: named rules in the order of their certainty. */
@NullMarked
package ai.travion.router.intent;

import org.jspecify.annotations.NullMarked;
