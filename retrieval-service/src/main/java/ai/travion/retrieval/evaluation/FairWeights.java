package ai.travion.retrieval.evaluation;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.search.Inquiry;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.retrieval.search.Weights;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** The weights with which an embedding model does best on the tuning questions, so that models are compared and not their ranges. */
public final class FairWeights {

    private static final List<Double> STRETCHES = List.of(1.0, 1.5, 2.0, 3.0, 4.0);

    private FairWeights() {}

    /** @param search one that orders by these weights */
    public static Weights of(Function<Weights, KnowledgeSearch> search, Places atlas) {
        var questions = LabelledQuestions.in("tuning.csv").stream()
                .filter(LabelledQuestion::isAnswerable)
                .toList();
        return STRETCHES.stream()
                .map(Weights.SHIPPED::stretched)
                .max(Comparator.comparingDouble(weights -> ndcg(search.apply(weights), questions, atlas)))
                .orElse(Weights.SHIPPED);
    }

    private static double ndcg(KnowledgeSearch search, List<LabelledQuestion> questions, Places atlas) {
        return questions.stream()
                .mapToDouble(question -> question.ndcg(ranking(search, question, atlas)))
                .average()
                .orElse(0);
    }

    private static List<String> ranking(KnowledgeSearch search, LabelledQuestion question, Places atlas) {
        var places = atlas.mentionedIn(question.words()).stream()
                .map(mention -> mention.place())
                .distinct()
                .toArray(Place[]::new);
        return search.about(Inquiry.question(question.words(), places)).passages().stream()
                .map(scored -> scored.passage().chunkId())
                .toList();
    }
}
