/** Makes messages whole that say in few words what only their conversation tells: "where instead?", "my son is 5", "so which one?". */
@NullMarked
package ai.travion.router.followup;

import org.jspecify.annotations.NullMarked;
