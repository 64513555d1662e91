/** The clauses of a message, and which of them want something done. */
@NullMarked
package ai.travion.router.clauses;

import org.jspecify.annotations.NullMarked;
