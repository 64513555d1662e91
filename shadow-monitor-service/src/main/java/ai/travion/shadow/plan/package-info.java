/** The itinerary: from places, days and wishes to slots that a person could follow. */
@NullMarked
package ai.travion.shadow.plan;

import org.jspecify.annotations.NullMarked;
