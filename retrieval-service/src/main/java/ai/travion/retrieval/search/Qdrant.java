package ai.travion.retrieval.search;

import ai.travion.retrieval.vectors.Embedded;
import io.qdrant.client.QdrantClient;
import io.qdrant.client.QdrantGrpcClient;
import java.net.URI;

/**
 * A Qdrant server.
 *
 * @param client its client
 */
public record Qdrant(QdrantClient client) implements AutoCloseable {

    private static final int GRPC_PORT = 6334;

    /**
     * The server at an address.
     *
     * @param url {@code http(s)://host:port} of its gRPC port; 6334 where it names none
     * @param apiKey empty for none
     */
    public static Qdrant at(String url, String apiKey) {
        var address = URI.create(url);
        if (address.getHost() == null) {
            throw new IllegalArgumentException("QDRANT_URL has to be like http://localhost:6334, not " + url + ".");
        }
        var builder = QdrantGrpcClient.newBuilder(
                address.getHost(),
                address.getPort() < 0 ? GRPC_PORT : address.getPort(),
                "https".equalsIgnoreCase(address.getScheme()));
        return new Qdrant(new QdrantClient((apiKey.isBlank() ? builder : builder.withApiKey(apiKey)).build()));
    }

    /** Vectors in a collection of it. */
    public FindSimilar holding(Embedded embedded, String collection) {
        return QdrantVectors.of(embedded, client, collection);
    }

    @Override
    public void close() {
        client.close();
    }
}
