/** What a thread knows of its traveller, kept and told back to them. */
@NullMarked
package ai.travion.router.memory;

import org.jspecify.annotations.NullMarked;
