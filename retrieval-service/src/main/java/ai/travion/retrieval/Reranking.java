package ai.travion.retrieval;

import ai.travion.graph.observe.WordlessFailure;
import ai.travion.retrieval.rerank.NoOrderException;
import ai.travion.retrieval.rerank.OrderPassages;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets a model put the passages of a question in order, where the turn has time for it. Where it has not, or the model fails, the
 * order stays; the documents say which of them happened, under {@code reranking}.
 */
final class Reranking {

    private static final Logger LOG = LoggerFactory.getLogger(Reranking.class);

    static final String KEY = "reranking";

    /** What the nodes behind this one may need of a turn's minute. */
    private static final Duration FOR_THE_REST = Duration.ofSeconds(30);

    private final OrderPassages order;
    private final Duration limit;
    private final Clock clock;

    /**
     * A reranking.
     *
     * @param limit for one call of the model
     */
    Reranking(OrderPassages order, Duration limit, Clock clock) {
        this.order = order;
        this.limit = limit;
        this.clock = clock;
    }

    /** The same documents; a plan's are a mix, and keep their order. */
    List<RetrievedDocument> of(List<RetrievedDocument> documents, String question, GraphState state) {
        if (documents.size() < 2 || state.getIntent() == IntentType.TRIP_PLANNING) {
            return documents;
        }
        var left = Duration.between(clock.instant(), state.getDeadline());
        if (left.compareTo(limit.plus(FOR_THE_REST)) < 0) {
            return marked(documents, Outcome.NO_TIME);
        }
        try {
            var positions = order.by(
                    question,
                    documents.stream().map(RetrievedDocument::getContent).toList());
            return marked(reordered(documents, positions), Outcome.DONE);
        } catch (NoOrderException e) {
            LOG.atWarn().setCause(WordlessFailure.in(LOG, e)).log("Reranking failed");
            return marked(documents, Outcome.FAILED);
        }
    }

    /** The scores stay where they are: how good the evidence is as a whole is not the model's to say. */
    private static List<RetrievedDocument> reordered(List<RetrievedDocument> documents, List<Integer> positions) {
        var reordered = new ArrayList<RetrievedDocument>();
        IntStream.range(0, documents.size())
                .forEach(rank -> reordered.add(RetrievedDocument.newBuilder(documents.get(positions.get(rank)))
                        .setRelevanceScore(documents.get(rank).getRelevanceScore())
                        .build()));
        return reordered;
    }

    private static List<RetrievedDocument> marked(List<RetrievedDocument> documents, Outcome outcome) {
        return documents.stream()
                .map(document -> {
                    var metadata = new HashMap<>(document.getMetadata());
                    metadata.put(KEY, outcome.name().toLowerCase(Locale.ROOT));
                    return RetrievedDocument.newBuilder(document)
                            .setMetadata(metadata)
                            .build();
                })
                .toList();
    }

    private enum Outcome {
        DONE,
        NO_TIME,
        FAILED
    }
}
