/** What travellers say about themselves: interests, company, budget, pace. */
@NullMarked
package ai.travion.router.wishes;

import org.jspecify.annotations.NullMarked;
