package ai.travion.router.followup;

import ai.travion.router.wishes.Placement;
import java.util.List;

/**
 * What a message means.
 *
 * @param query the same as a message of its own
 * @param notes what its traveller is told of how it was taken
 * @param toldAsIs whether the wishes are those of the message, and not of the query
 * @param placed stops that it puts on a day of the plan
 */
public record Completed(String query, List<String> notes, boolean toldAsIs, List<Placement> placed) {

    public Completed {
        notes = List.copyOf(notes);
        placed = List.copyOf(placed);
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
