package ai.travion.retrieval.search;

import io.grpc.Grpc;
import io.grpc.InsecureServerCredentials;
import io.grpc.Server;
import io.grpc.stub.StreamObserver;
import io.qdrant.client.grpc.Collections.CollectionExists;
import io.qdrant.client.grpc.Collections.CollectionExistsRequest;
import io.qdrant.client.grpc.Collections.CollectionExistsResponse;
import io.qdrant.client.grpc.Collections.CollectionOperationResponse;
import io.qdrant.client.grpc.Collections.CreateCollection;
import io.qdrant.client.grpc.CollectionsGrpc;
import io.qdrant.client.grpc.Common.Condition;
import io.qdrant.client.grpc.Common.Filter;
import io.qdrant.client.grpc.JsonWithInt.Value;
import io.qdrant.client.grpc.Points.CountPoints;
import io.qdrant.client.grpc.Points.CountResponse;
import io.qdrant.client.grpc.Points.CountResult;
import io.qdrant.client.grpc.Points.PointStruct;
import io.qdrant.client.grpc.Points.PointsOperationResponse;
import io.qdrant.client.grpc.Points.QueryPoints;
import io.qdrant.client.grpc.Points.QueryResponse;
import io.qdrant.client.grpc.Points.ScoredPoint;
import io.qdrant.client.grpc.Points.UpdateResult;
import io.qdrant.client.grpc.Points.UpdateStatus;
import io.qdrant.client.grpc.Points.UpsertPoints;
import io.qdrant.client.grpc.Points.VectorOutput;
import io.qdrant.client.grpc.Points.VectorsOutput;
import io.qdrant.client.grpc.PointsGrpc;
import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A server that speaks Qdrant's protocol over a real port: collections, upserts, counts and filtered, exact queries. */
final class FakeQdrant implements AutoCloseable {

    final Map<String, Map<String, PointStruct>> collections = new ConcurrentHashMap<>();
    final AtomicInteger upserts = new AtomicInteger();
    private final Server server;

    FakeQdrant() throws IOException {
        server = Grpc.newServerBuilderForPort(0, InsecureServerCredentials.create())
                .addService(new CollectionsService())
                .addService(new PointsService())
                .build()
                .start();
    }

    String url() {
        return "http://localhost:" + server.getPort();
    }

    @Override
    public void close() {
        server.shutdownNow();
    }

    private static <T> void answer(StreamObserver<T> to, T value) {
        to.onNext(value);
        to.onCompleted();
    }

    private final class CollectionsService extends CollectionsGrpc.CollectionsImplBase {

        @Override
        public void collectionExists(CollectionExistsRequest request, StreamObserver<CollectionExistsResponse> to) {
            answer(
                    to,
                    CollectionExistsResponse.newBuilder()
                            .setResult(CollectionExists.newBuilder()
                                    .setExists(collections.containsKey(request.getCollectionName())))
                            .build());
        }

        @Override
        public void create(CreateCollection request, StreamObserver<CollectionOperationResponse> to) {
            collections.put(request.getCollectionName(), new LinkedHashMap<>());
            answer(to, CollectionOperationResponse.newBuilder().setResult(true).build());
        }
    }

    private final class PointsService extends PointsGrpc.PointsImplBase {

        @Override
        public void upsert(UpsertPoints request, StreamObserver<PointsOperationResponse> to) {
            upserts.incrementAndGet();
            var points = collections.getOrDefault(request.getCollectionName(), Map.of());
            request.getPointsList().forEach(point -> points.put(point.getId().getUuid(), point));
            answer(
                    to,
                    PointsOperationResponse.newBuilder()
                            .setResult(UpdateResult.newBuilder().setStatus(UpdateStatus.Completed))
                            .build());
        }

        @Override
        public void count(CountPoints request, StreamObserver<CountResponse> to) {
            int count = collections
                    .getOrDefault(request.getCollectionName(), Map.of())
                    .size();
            answer(
                    to,
                    CountResponse.newBuilder()
                            .setResult(CountResult.newBuilder().setCount(count))
                            .build());
        }

        @Override
        public void query(QueryPoints request, StreamObserver<QueryResponse> to) {
            var wanted = request.getQuery().getNearest().getDense().getDataList();
            var answer = QueryResponse.newBuilder();
            collections.getOrDefault(request.getCollectionName(), Map.of()).values().stream()
                    .filter(point -> matches(point, request.getFilter()))
                    .map(point -> scored(point, wanted))
                    .sorted(Comparator.comparingDouble(ScoredPoint::getScore).reversed())
                    .limit(request.getLimit())
                    .forEach(answer::addResult);
            answer(to, answer.build());
        }
    }

    private static boolean matches(PointStruct point, Filter filter) {
        return filter.getMustList().stream().allMatch(condition -> matches(point, condition))
                && (filter.getShouldCount() == 0
                        || filter.getShouldList().stream().anyMatch(condition -> matches(point, condition)));
    }

    private static boolean matches(PointStruct point, Condition condition) {
        if (condition.hasFilter()) {
            return matches(point, condition.getFilter());
        }
        var value = point.getPayloadOrDefault(condition.getField().getKey(), Value.getDefaultInstance())
                .getStringValue();
        var match = condition.getField().getMatch();
        return match.hasKeywords()
                ? match.getKeywords().getStringsList().contains(value)
                : match.getKeyword().equals(value);
    }

    @SuppressWarnings("deprecation") // the client writes one of the two
    private static List<Float> vector(PointStruct point) {
        var vector = point.getVectors().getVector();
        return vector.hasDense() ? vector.getDense().getDataList() : vector.getDataList();
    }

    @SuppressWarnings("deprecation") // LangChain4j reads the vector from this field or from dense, whichever is set
    private static ScoredPoint scored(PointStruct point, List<Float> wanted) {
        var vector = vector(point);
        float product = 0;
        for (int i = 0; i < wanted.size(); i++) {
            product += wanted.get(i) * vector.get(i);
        }
        return ScoredPoint.newBuilder()
                .setId(point.getId())
                .putAllPayload(point.getPayloadMap())
                .setScore(product)
                .setVectors(VectorsOutput.newBuilder()
                        .setVector(VectorOutput.newBuilder().addAllData(vector)))
                .build();
    }
}
