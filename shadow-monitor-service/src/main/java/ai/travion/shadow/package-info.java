/** The shadow monitor: what calendar, season and light ask of a trip, and a plan that respects it. */
@NullMarked
package ai.travion.shadow;

import org.jspecify.annotations.NullMarked;
