package ai.travion.retrieval;

import ai.travion.atlas.Places;
import ai.travion.graph.Node;
import ai.travion.retrieval.catalogue.Catalogue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The retrieve node in every way in which it can be put together, for an evaluation that tells which way is worth it. */
public final class Variants {

    private Variants() {}

    /** Each by its name, the plainest first; the last is the one that ships. */
    public static Map<String, Node> of(Places atlas) {
        var service = new RetrievalService();
        try {
            var base = service.knowledgeBase(atlas);
            var variants = new LinkedHashMap<String, Node>();
            variants.put(
                    "bm25", new Retriever(service.knowledgeSearch(base, atlas), new Catalogue(atlas, base), atlas));
            return variants;
        } catch (IOException e) {
            throw new UncheckedIOException("The knowledge base could not be read.", e);
        }
    }
}
