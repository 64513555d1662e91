package ai.travion.router.followup;

import java.util.List;

/**
 * What a message means.
 *
 * @param query the same as a message of its own
 * @param notes what its traveller is told of how it was taken
 * @param toldAsIs whether the wishes are those of the message, and not of the query
 */
public record Completed(String query, List<String> notes, boolean toldAsIs) {

    public Completed {
        notes = List.copyOf(notes);
    }

    Completed(String query) {
        this(query, List.of(), false);
    }

    Completed(String query, List<String> notes) {
        this(query, notes, false);
    }
}
