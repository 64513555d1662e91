package ai.travion.retrieval.question;

import ai.travion.atlas.Place;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.knowledge.Passage;
import java.util.List;
import java.util.Set;

/**
 * What a question says it does not mean.
 *
 * @param places by name
 * @param kinds of places
 */
public record RuledOut(Set<Place> places, List<Kind> kinds) {

    static final RuledOut NOTHING = new RuledOut(Set.of(), List.of());

    public RuledOut {
        places = Set.copyOf(places);
        kinds = List.copyOf(kinds);
    }

    /** Whether a passage is of something that is not meant. */
    public boolean concerns(Passage passage) {
        return places.contains(passage.place())
                || kinds.stream().anyMatch(kind -> kind.is().test(passage.place()));
    }
}
