package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.function.Supplier;

/**
 * One line of a day, before it becomes a slot.
 *
 * @param start minute of the day
 * @param end minute of the day
 * @param words what to say of it; put into words only once the day is chosen
 */
record Entry(Kind kind, Place place, int start, int end, Supplier<Words> words) {

    enum Kind {
        VISIT,
        TRAVEL,
        MEAL,
        REST,
        LEISURE,
        FEAST
    }
}
