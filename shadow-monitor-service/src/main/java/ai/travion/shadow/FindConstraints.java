package ai.travion.shadow;

import ai.travion.shadow.calendar.Findings;
import ai.travion.shadow.calendar.Trip;

/** What stands against a trip. */
@FunctionalInterface
interface FindConstraints {
    Findings about(Trip trip);
}
