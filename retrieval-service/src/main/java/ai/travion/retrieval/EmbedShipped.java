package ai.travion.retrieval;

import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.embedding.MiniLm;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.ShippedVectors;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Computes the vectors of the texts that ship; for whoever edits its texts. */
public final class EmbedShipped {

    private static final Path RESOURCES = Path.of("retrieval-service/src/main/resources/ai/travion/retrieval/vectors");

    private EmbedShipped() {}

    /**
     * Writes them into the sources; only what was edited is computed.
     *
     * @return how many texts have a vector
     */
    public static int into(Path repository, Places atlas) throws IOException {
        var folder = repository.resolve(RESOURCES);
        var model = MiniLm.loading();
        return write(ShippedVectors.KNOWLEDGE, RetrievalService.shipped(atlas).passages(), model, atlas, folder)
                + write(ShippedVectors.GUIDE, RetrievalService.answers(atlas), model, atlas, folder);
    }

    private static int write(ShippedVectors file, List<Passage> passages, Embed model, Places atlas, Path folder)
            throws IOException {
        var embedded = Embedded.of(passages, file.read(), model, atlas, done -> {});
        file.write(embedded, folder);
        return embedded.entries().size();
    }
}
