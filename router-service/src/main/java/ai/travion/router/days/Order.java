package ai.travion.router.days;

import ai.travion.schemas.envelope.DayOrder;
import java.util.List;
import java.util.Optional;

/**
 * An order as it is read.
 *
 * @param days from 0, to each of which it is given; none where no day is said
 * @param other the day from which something is moved, or with which one is swapped
 * @param part morning, afternoon, evening, dawn or sunset; may be empty
 * @param time HH:mm; may be empty
 * @param thing name of a place, id of a thing, or an activity of the plan; may be empty
 * @param insteadOf the same of what makes way
 * @param isMove whether it is nowhere else then
 */
record Order(
        DayOrder kind,
        List<Integer> days,
        boolean dated,
        Optional<Integer> other,
        String part,
        String time,
        String thing,
        String insteadOf,
        boolean isMove) {

    Order {
        days = List.copyOf(days);
    }

    Order as(DayOrder another) {
        return new Order(another, days, dated, other, part, time, thing, insteadOf, isMove);
    }

    Order on(List<Integer> others, boolean byDate) {
        return new Order(kind, others, byDate, other, part, time, thing, insteadOf, isMove);
    }

    Order moved() {
        return new Order(kind, days, dated, other, part, time, thing, insteadOf, true);
    }

    Order from(int day) {
        return new Order(kind, days, dated, Optional.of(day), part, time, thing, insteadOf, isMove);
    }
}
