package ai.travion.retrieval;

import ai.travion.atlas.Places;
import ai.travion.embedding.MiniLm;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.ShippedVectors;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Computes the vectors of the knowledge base that ships; for whoever edits its texts. */
public final class EmbedShipped {

    private static final Path RESOURCES = Path.of("retrieval-service/src/main/resources/ai/travion/retrieval/vectors");

    private EmbedShipped() {}

    /**
     * Writes them into the sources; only what was edited is computed.
     *
     * @return how many texts have a vector
     */
    public static int into(Path repository, Places atlas) throws IOException {
        var passages = Stream.concat(
                        RetrievalService.shipped(atlas).passages().stream(), RetrievalService.answers(atlas).stream())
                .toList();
        var embedded = Embedded.of(passages, ShippedVectors.read(), MiniLm.loading(), atlas, done -> {});
        ShippedVectors.write(embedded, repository.resolve(RESOURCES));
        return embedded.vectors().size();
    }
}
