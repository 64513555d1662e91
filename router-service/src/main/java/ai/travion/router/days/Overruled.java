package ai.travion.router.days;

import ai.travion.schemas.DayEdit;
import ai.travion.schemas.envelope.DayOrder;
import java.util.stream.Stream;

/** What a later order of days leaves of an earlier one. */
final class Overruled {

    private Overruled() {}

    /** Whether an order holds no more once a later one is given. */
    static boolean by(DayEdit later, DayEdit edit) {
        var kind = DayOrder.of(later);
        boolean isOfItsThing = !later.getThing().isEmpty()
                && Stream.of(edit.getThing(), edit.getInsteadOf()).anyMatch(later.getThing()::equals);
        boolean isOfItsDay = edit.getDate().equals(later.getDate());
        return kind.filter(order -> switch (order) {
                    case PUT -> isOfItsThing;
                    case OUT ->
                        edit.getThing().equals(later.getThing())
                                && (later.getDate().isEmpty() || isOfItsDay);
                    case INSTEAD ->
                        edit.getThing().equals(later.getInsteadOf())
                                && (later.getDate().isEmpty() || isOfItsDay);
                    case FREE ->
                        isOfItsDay
                                && !edit.getThing().isEmpty()
                                // Some hours only move what is done in them.
                                && later.getTime().isEmpty()
                                && (later.getPart().isEmpty() || later.getPart().equals(edit.getPart()));
                    case BEGIN, END -> isOfItsDay && edit.getKind().equals(later.getKind());
                    case ONLY ->
                        isOfItsDay
                                && Stream.of(DayOrder.BEGIN, DayOrder.END).noneMatch(bound -> bound.is(edit))
                                && (later.getPart().isEmpty() || later.getPart().equals(edit.getPart()));
                    case LIFT ->
                        isOfItsDay
                                && edit.getKind().equals(later.getInsteadOf())
                                && edit.getPart().equals(later.getPart());
                    case LIGHTER, SWAP -> false;
                })
                .isPresent();
    }
}
