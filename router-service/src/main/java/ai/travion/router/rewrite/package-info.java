/** Queries for the search: made whole from the conversation, and widened when they found too little. */
@NullMarked
package ai.travion.router.rewrite;

import org.jspecify.annotations.NullMarked;
