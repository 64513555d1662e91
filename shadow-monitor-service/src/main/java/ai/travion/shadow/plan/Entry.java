package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * One line of a day, before it becomes a slot.
 *
 * @param start minute of the day
 * @param end minute of the day
 * @param words what to say of it; put into words only once the day is chosen
 */
record Entry(Kind kind, Place place, int start, int end, Supplier<Words> words) {

    /** The same line in other words, which are asked for only when the plan is told. */
    Entry saying(UnaryOperator<Words> others) {
        return new Entry(kind, place, start, end, () -> others.apply(words.get()));
    }

    enum Kind {
        VISIT,
        TRAVEL,
        MEAL,
        REST,
        LEISURE,
        FEAST
    }
}
