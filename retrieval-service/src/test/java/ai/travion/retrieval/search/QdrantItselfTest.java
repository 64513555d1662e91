package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.search.FindSimilar.Among;
import ai.travion.retrieval.search.FindSimilar.Similar;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.ShippedVectors;
import ai.travion.retrieval.vectors.Unit;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.GenericContainer;

/** The adapter against Qdrant itself, in a container. */
class QdrantItselfTest {

    private static final String IMAGE = "qdrant/qdrant:v1.15.4";
    private static final int GRPC = 6334;

    static boolean aDockerEngineAnswers() {
        return DockerClientFactory.instance().isDockerAvailable();
    }

    @Test
    @EnabledIf(
            value = "aDockerEngineAnswers",
            disabledReason = "No Docker engine answers here; SimilarPiecesTest speaks Qdrant's protocol in its stead.")
    void qdrantFindsWhatLuceneFinds() throws IOException {
        var pieces = Embedded.of(
                Shipped.BASE.passages(),
                ShippedVectors.KNOWLEDGE.read(),
                text -> {
                    throw new AssertionError("A text has no vector: run ./travion ingest --shipped. " + text);
                },
                Shipped.ATLAS,
                done -> {});
        var vector = pieces.only(Unit.PASSAGE)
                .only(piece -> piece.passage().chunkId().equals("galle-fort#nature"))
                .entries()
                .getFirst()
                .vector()
                .vector();
        var among = new Among(Unit.PASSAGE, Set.of("galle-fort", "jaffna"), 6);
        try (var container = new GenericContainer<>(IMAGE).withExposedPorts(GRPC)) {
            container.start();
            try (var client = Qdrant.at("http://" + container.getHost() + ":" + container.getMappedPort(GRPC), "")) {
                var found = client.holding(pieces, "travion").to(vector, among);

                assertThat(found)
                        .extracting(Similar::chunkId)
                        .isEqualTo(LuceneVectors.of(pieces).to(vector, among).stream()
                                .map(Similar::chunkId)
                                .toList());
            }
        }
    }
}
