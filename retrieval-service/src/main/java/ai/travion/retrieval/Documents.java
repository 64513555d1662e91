package ai.travion.retrieval;

import ai.travion.atlas.Place;
import ai.travion.retrieval.catalogue.Catalogue;
import ai.travion.retrieval.catalogue.Distances;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.Bounds;
import java.util.Map;

/** Evidence as the envelope carries it. */
final class Documents {

    static final String CATALOGUE = "catalogue";

    /** Coordinates answer a question of distance in full; the next nearest answer it a little less. */
    private static final double NEAREST = 0.95;

    private static final double NEXT_NEAREST = 0.02;

    private Documents() {}

    static RetrievedDocument of(Scored scored) {
        var passage = scored.passage();
        return document(
                passage.source(),
                passage.chunkId(),
                passage.text(),
                passage.place(),
                passage.aspect(),
                passage.title(),
                scored.relevance());
    }

    static RetrievedDocument of(Catalogue.Entry entry, String from, int before) {
        var place = entry.place();
        return document(
                CATALOGUE,
                CATALOGUE + "#" + place.id(),
                entry.inWords(from),
                place,
                Aspect.LOGISTICS,
                place.name(),
                NEAREST - NEXT_NEAREST * before);
    }

    static RetrievedDocument of(Distances.Distance distance) {
        return document(
                CATALOGUE,
                CATALOGUE + "#" + distance.to().id(),
                distance.inWords(),
                distance.to(),
                Aspect.LOGISTICS,
                distance.from().name() + " to " + distance.to().name(),
                NEAREST);
    }

    private static RetrievedDocument document(
            String source, String chunkId, String content, Place place, Aspect aspect, String title, double relevance) {
        return RetrievedDocument.newBuilder()
                .setSource(source)
                .setChunkId(chunkId)
                .setContent(Bounds.cut(content, Bounds.DOCUMENT_CHARACTERS))
                .setMetadata(Map.of(
                        "location", place.name(), "location_id", place.id(), "aspect", aspect.label(), "title", title))
                .setRelevanceScore((float) relevance)
                .build();
    }
}
