package ai.travion.retrieval.knowledge;

import ai.travion.atlas.Place;
import java.util.Set;

/**
 * One aspect of one place: the unit that is found, scored and cited.
 *
 * @param chunkId stable: {@code sigiriya#history}
 * @param tags what its place is known for
 */
public record Passage(String chunkId, Place place, Aspect aspect, String text, Set<Tag> tags) {

    /** For people: {@code Sigiriya: history}. */
    public String title() {
        return place.name() + ": " + aspect.label();
    }
}
