package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.router.wishes.Placement;
import java.util.List;
import java.util.Optional;

/**
 * What a message means.
 *
 * @param query the same as a message of its own
 * @param notes what its traveller is told of how it was taken
 * @param toldAsIs whether the wishes are those of the message, and not of the query
 * @param placed stops that it puts on a day of the plan
 * @param change what it changes of the plan in hand, where that is known to the letter
 */
public record Completed(
        String query, List<String> notes, boolean toldAsIs, List<Placement> placed, Optional<Change> change) {

    /** An order that leaves everything. */
    private static final String KEEPS = "Keep the plan as it is";

    public Completed {
        notes = List.copyOf(notes);
        placed = List.copyOf(placed);
    }

    /** Nothing is changed, and why. */
    static Completed nothing(List<Place> planned, String why) {
        return new Completed(
                KEEPS,
                List.of(why),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(planned), List.of(), List.of())));
    }

    /** Whether the plan in hand stands to the minute. */
    public boolean changesNothing() {
        return query.equals(KEEPS)
                && placed.isEmpty()
                && change.filter(made ->
                                !made.dropped().isEmpty() || !made.terms().isEmpty())
                        .isEmpty();
    }

    Completed(String query, List<String> notes, boolean toldAsIs, List<Placement> placed) {
        this(query, notes, toldAsIs, placed, Optional.empty());
    }

    Completed(String query, List<String> notes, boolean toldAsIs) {
        this(query, notes, toldAsIs, List.of());
    }

    Completed(String query) {
        this(query, List.of(), false);
    }

    Completed(String query, List<String> notes) {
        this(query, notes, false);
    }
}
