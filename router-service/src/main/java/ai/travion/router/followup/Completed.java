package ai.travion.router.followup;

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

    public Completed {
        notes = List.copyOf(notes);
        placed = List.copyOf(placed);
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
