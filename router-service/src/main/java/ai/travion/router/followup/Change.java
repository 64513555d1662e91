package ai.travion.router.followup;

import ai.travion.atlas.Place;
import java.util.List;
import java.util.Optional;

/**
 * What a message changes of a plan in hand, as it was understood: nothing of it is read out of words again.
 *
 * @param places all that the plan is for from now on, in their order; those of before where none are given
 * @param dropped places that it leaves out from now on
 * @param terms wishes that hold until the same matter is spoken of again
 */
public record Change(Optional<List<Place>> places, List<Place> dropped, List<String> terms) {

    public Change {
        places = places.map(List::copyOf);
        dropped = List.copyOf(dropped);
        terms = List.copyOf(terms);
    }

    static Change of(List<String> terms) {
        return new Change(Optional.empty(), List.of(), terms);
    }
}
