package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.retrieval.knowledge.Passage;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Every place that a list asks for; there may be more of them than passages in an answer.
 *
 * @param passages that make their places belong to it
 * @param what they have in common, as it follows "places"
 * @param byKindAlone whether the catalogue says so, and no text has to
 */
public record Roll(List<Passage> passages, String what, boolean byKindAlone) {

    public Roll {
        passages = List.copyOf(passages);
    }

    List<Place> places() {
        return passages.stream().map(Passage::place).distinct().toList();
    }

    /** Whether some of its places are in none of these passages. */
    boolean isMoreThan(List<Passage> told) {
        return !told.stream().map(Passage::place).toList().containsAll(places());
    }

    /** "I know 9 places of the kind "national park": Bundala National Park, …", one sentence. */
    public String inWords() {
        var places = places();
        return "I know " + (places.size() == 1 ? "1 place" : places.size() + " places") + what + ": "
                + places.stream().map(Place::name).sorted().collect(Collectors.joining(", ")) + ".";
    }
}
