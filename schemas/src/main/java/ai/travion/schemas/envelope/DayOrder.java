package ai.travion.schemas.envelope;

import ai.travion.schemas.DayEdit;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What is ordered of a day, as {@link DayEdit} has it by its kind. */
public enum DayOrder {
    /** A thing is on the day, in the part or at the hour; on any day where none is said. */
    PUT,
    /** Nothing is planned on the day, or in the part of it. */
    FREE,
    /** Less is planned on the day. */
    LIGHTER,
    /** The day begins no earlier than the hour. */
    BEGIN,
    /** The day is over by the hour. */
    END,
    /** A thing is not on the day, or not in the plan. */
    OUT,
    /** Two days change places. */
    SWAP,
    /** A thing is done where another was. */
    INSTEAD,
    /** Nothing is on the day, or in the part of it, but a thing. */
    ONLY,
    /** What was ordered of the day before, of the kind that stands in place of another thing, holds no more: the day is as it would be without it. Done once. */
    LIFT;

    /** As it is kept. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean is(DayEdit edit) {
        return word().equals(edit.getKind());
    }

    /** Nothing where a later release kept a kind that is not known here. */
    public static Optional<DayOrder> of(DayEdit edit) {
        return Stream.of(values())
                .filter(kind -> kind.word().equals(edit.getKind()))
                .findFirst();
    }
}
