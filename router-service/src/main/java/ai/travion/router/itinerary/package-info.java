/** Reads the plan in hand and answers what is asked of it from it: "which day has the most walking?", "where do we sleep then?". */
@NullMarked
package ai.travion.router.itinerary;

import org.jspecify.annotations.NullMarked;
