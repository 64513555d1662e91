/** What works and what does not, from live checks. */
@NullMarked
package ai.travion.gateway.health;

import org.jspecify.annotations.NullMarked;
