package ai.travion.retrieval.search;

import static dev.langchain4j.store.embedding.filter.MetadataFilterBuilder.metadataKey;

import ai.travion.embedding.MiniLm;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.Piece;
import dev.langchain4j.data.document.Metadata;
import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.store.embedding.EmbeddingSearchRequest;
import dev.langchain4j.store.embedding.qdrant.QdrantEmbeddingStore;
import io.qdrant.client.QdrantClient;
import io.qdrant.client.grpc.Collections.Distance;
import io.qdrant.client.grpc.Collections.VectorParams;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;

/**
 * Vectors in Qdrant, through LangChain4j: one store for the retrieval services of many machines. Thread-safe.
 *
 * <p>The collection's name ends in a fingerprint of what it holds, so services of two versions do not disturb each other, and the
 * second that starts finds the work done.
 */
public final class QdrantVectors implements FindSimilar {

    private static final String PLACE_ID = "place_id";
    private static final String CHUNK_ID = "chunk_id";
    private static final String UNIT = "unit";
    private static final String NUMBER = "number";
    private static final int BATCH = 200;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final QdrantEmbeddingStore store;

    private QdrantVectors(QdrantEmbeddingStore store) {
        this.store = store;
    }

    /**
     * Stores pieces where they are not stored yet.
     *
     * @param prefix the first part of the collection's name
     * @throws IllegalStateException where Qdrant does not answer
     */
    public static QdrantVectors of(Embedded embedded, QdrantClient client, String prefix) {
        var collection = prefix + "-" + fingerprint(embedded.pieces());
        var store = QdrantEmbeddingStore.builder()
                .client(client)
                .collectionName(collection)
                .build();
        try {
            long stored = client.collectionExistsAsync(collection).get(PATIENCE.toSeconds(), TimeUnit.SECONDS)
                    ? client.countAsync(collection).get(PATIENCE.toSeconds(), TimeUnit.SECONDS)
                    : create(client, collection);
            if (stored < embedded.entries().size()) {
                fill(store, embedded);
            }
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("Qdrant does not answer.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted.", e);
        }
        return new QdrantVectors(store);
    }

    private static long create(QdrantClient client, String collection)
            throws ExecutionException, TimeoutException, InterruptedException {
        client.createCollectionAsync(
                        collection,
                        VectorParams.newBuilder()
                                .setSize(MiniLm.DIMENSIONS)
                                .setDistance(Distance.Cosine)
                                .build())
                .get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        return 0;
    }

    private static void fill(QdrantEmbeddingStore store, Embedded embedded) {
        var entries = embedded.entries();
        for (int from = 0; from < entries.size(); from += BATCH) {
            var batch = entries.subList(from, Math.min(entries.size(), from + BATCH));
            var ids = new ArrayList<String>();
            var vectors = new ArrayList<Embedding>();
            var texts = new ArrayList<TextSegment>();
            for (var entry : batch) {
                var piece = entry.piece();
                ids.add(uuid(piece.id()));
                vectors.add(Embedding.from(entry.vector().vector()));
                texts.add(TextSegment.from(
                        piece.text(),
                        new Metadata()
                                .put(PLACE_ID, piece.passage().place().id())
                                .put(CHUNK_ID, piece.passage().chunkId())
                                .put(UNIT, piece.unit().name())
                                .put(NUMBER, piece.number())));
            }
            store.addAll(ids, vectors, texts);
        }
    }

    @Override
    public List<Similar> to(float[] vector, Among among) {
        var unit = metadataKey(UNIT).isEqualTo(among.unit().name());
        var request = EmbeddingSearchRequest.builder()
                .queryEmbedding(Embedding.from(vector))
                .maxResults(among.limit())
                .filter(
                        among.placeIds().isEmpty()
                                ? unit
                                : unit.and(metadataKey(PLACE_ID).isIn(among.placeIds())))
                .build();
        return store.search(request).matches().stream()
                // LangChain4j's score of a cosine is (1 + cosine) / 2.
                .map(match -> similar(match.embedded().metadata(), 2 * match.score() - 1))
                .toList();
    }

    private static Similar similar(Metadata stored, double cosine) {
        return new Similar(
                Objects.requireNonNull(stored.getString(CHUNK_ID)),
                Objects.requireNonNull(stored.getInteger(NUMBER)),
                cosine);
    }

    private static String fingerprint(List<Piece> pieces) {
        var all = pieces.stream().map(piece -> piece.id() + " " + piece.text()).collect(Collectors.joining("\n"));
        return uuid(MiniLm.SPACE + "\n" + NUMBER + "\n" + all).substring(0, 13);
    }

    private static String uuid(String of) {
        return UUID.nameUUIDFromBytes(of.getBytes(StandardCharsets.UTF_8)).toString();
    }
}
