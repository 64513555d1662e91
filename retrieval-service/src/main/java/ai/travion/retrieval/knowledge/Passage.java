package ai.travion.retrieval.knowledge;

import ai.travion.atlas.Place;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The unit that is found, scored and cited: one aspect of one place, or a part of a document of one's own.
 *
 * @param chunkId stable: {@code sigiriya#history}
 * @param tags what its place is known for
 * @param source {@code knowledge_base}, or the name of what was ingested
 * @param title for people: {@code Sigiriya: history}
 * @param questions that it answers, as far as any were written
 * @param metadata what its document says of itself beside that: {@code author}, {@code url} ...
 */
public record Passage(
        String chunkId,
        Place place,
        Aspect aspect,
        String text,
        Set<Tag> tags,
        String source,
        String title,
        List<ExpectedQuestion> questions,
        Map<String, String> metadata) {

    /** The source of what ships. */
    public static final String KNOWLEDGE_BASE = "knowledge_base";

    public Passage {
        tags = Set.copyOf(tags);
        questions = List.copyOf(questions);
        metadata = Map.copyOf(metadata);
    }

    /** A passage for which no questions were written, and whose document says no more of itself. */
    public Passage(
            String chunkId, Place place, Aspect aspect, String text, Set<Tag> tags, String source, String title) {
        this(chunkId, place, aspect, text, tags, source, title, List.of(), Map.of());
    }

    /** A passage of the knowledge base that ships. */
    static Passage shipped(Place place, Aspect aspect, String text, Set<Tag> tags) {
        return new Passage(
                place.id() + "#" + aspect.label(),
                place,
                aspect,
                text,
                tags,
                KNOWLEDGE_BASE,
                place.name() + ": " + aspect.label());
    }

    Passage expecting(List<ExpectedQuestion> questions) {
        return new Passage(chunkId, place, aspect, text, tags, source, title, questions, metadata);
    }

    /** The same passage of a document that says this of itself. */
    public Passage saying(Map<String, String> metadata) {
        return new Passage(chunkId, place, aspect, text, tags, source, title, questions, metadata);
    }
}
