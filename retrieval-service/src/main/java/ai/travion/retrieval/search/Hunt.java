package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.retrieval.question.Question;
import ai.travion.retrieval.search.FindPassages.Found;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an inquiry led to.
 *
 * @param judged what the evidence has to answer
 * @param asked places
 * @param circle closeness by id of the places whose passages may answer
 * @param likeness empty where words alone decide
 * @param candidates nothing is taken out yet
 */
record Hunt(
        Question judged,
        List<Place> asked,
        Map<String, Double> circle,
        Optional<Likeness> likeness,
        List<Found> candidates) {

    Hunt {
        asked = List.copyOf(asked);
        circle = Map.copyOf(circle);
        candidates = List.copyOf(candidates);
    }

    /** Closeness of a passage's place to those that are asked for, 0 to 1; 1 where none is. */
    double closeness(Found one) {
        return circle.isEmpty() ? 1 : circle.getOrDefault(one.passage().place().id(), 0.0);
    }
}
