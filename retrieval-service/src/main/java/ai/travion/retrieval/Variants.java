package ai.travion.retrieval;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.graph.Node;
import ai.travion.retrieval.catalogue.Catalogue;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.retrieval.search.LucenePassages;
import ai.travion.retrieval.search.LuceneVectors;
import ai.travion.retrieval.search.Meaning;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.MiniLm;
import ai.travion.retrieval.vectors.ShippedVectors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The retrieve node in every way in which it can be put together, for an evaluation that tells which way is worth it. */
public final class Variants {

    private Variants() {}

    /** Each by its name, the plainest first; the last is the one that ships. */
    public static Map<String, Node> of(Places atlas, Clock clock) {
        var parts = Parts.of(atlas);
        var catalogue = new Catalogue(atlas, parts.base());
        var calendar = HolidayCalendar.load();
        Function<Optional<Meaning>, Node> by =
                meaning -> new Retriever(parts.search(meaning), catalogue, calendar, atlas, clock, Optional.empty());
        var variants = new LinkedHashMap<String, Node>();
        variants.put("words", by.apply(Optional.empty()));
        variants.put("words and vectors", by.apply(Optional.of(parts.meaning())));
        return variants;
    }

    /** The search that ships, over the knowledge base that ships. */
    public static KnowledgeSearch search(Places atlas) {
        var parts = Parts.of(atlas);
        return parts.search(Optional.of(parts.meaning()));
    }

    private record Parts(KnowledgeBase base, LucenePassages passages, Meaning meaning, Places atlas) {

        static Parts of(Places atlas) {
            try {
                var base = RetrievalService.shipped(atlas);
                var embed = MiniLm.loading();
                var vectors =
                        LuceneVectors.of(Embedded.of(base.passages(), ShippedVectors.read(), embed, atlas, done -> {}));
                return new Parts(base, LucenePassages.of(base.passages()), new Meaning(embed, vectors, atlas), atlas);
            } catch (IOException e) {
                throw new UncheckedIOException("The knowledge base could not be read.", e);
            }
        }

        KnowledgeSearch search(Optional<Meaning> by) {
            return new KnowledgeSearch(base, atlas, passages, by);
        }
    }
}
