package ai.travion.retrieval.evaluation;

import ai.travion.atlas.Places;
import ai.travion.graph.Node;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Asks every variant of the retrieve node every labelled question, and counts. */
public final class RetrievalEvaluation {

    /** As many as are judged: a turn carries as many passages. */
    static final int DEPTH = 5;

    private static final String KNOWLEDGE_BASE = "knowledge_base";
    private static final int WARM_UP_ROUNDS = 1;
    private static final int TIMED_ROUNDS = 2;
    private static final int TENTHS = 10;

    private final Map<String, Node> variants;
    private final GradeEvidence grade;
    private final Places atlas;

    public RetrievalEvaluation(Map<String, Node> variants, GradeEvidence grade, Places atlas) {
        this.variants = variants;
        this.grade = grade;
        this.atlas = atlas;
    }

    private static final String TUNING = "tuning";

    /** Nothing is tuned on these: the first, after whose totals a threshold was chosen, and those of two strangers. */
    private static final String ALL_UNSEEN = "all unseen";

    private static final List<String> UNSEEN = List.of("unseen", "stranger", "stranger-2", "stranger-5", "stranger-6");

    /** Names of the sets of questions: the tuning ones, those that nothing is tuned on, and all of these together. */
    public static List<String> sets() {
        return Stream.of(LabelledQuestions.TO_LEARN_FROM.stream(), UNSEEN.stream(), Stream.of(ALL_UNSEEN))
                .flatMap(names -> names)
                .toList();
    }

    /**
     * Figures of every variant on sets of questions.
     *
     * @param chosen by name; empty for all
     */
    public List<Figures> on(Collection<String> chosen) {
        var sets = new LinkedHashMap<String, List<LabelledQuestion>>();
        Stream.of(LabelledQuestions.TO_LEARN_FROM, UNSEEN)
                .flatMap(List::stream)
                .forEach(set -> sets.put(set, LabelledQuestions.in(set + ".csv")));
        sets.put(
                ALL_UNSEEN,
                UNSEEN.stream()
                        .flatMap(set -> LabelledQuestions.in(set + ".csv").stream())
                        .toList());
        return sets.entrySet().stream()
                .filter(set -> chosen.isEmpty() || chosen.contains(set.getKey()))
                .flatMap(set -> variants.entrySet().stream()
                        .map(variant -> figures(variant.getKey(), variant.getValue(), set.getKey(), set.getValue())))
                .toList();
    }

    /** Every tuning question with what went wrong. Of the unseen ones there are totals alone. */
    public Stream<String> failures(String variant) {
        var node = variants.get(variant);
        if (node == null) {
            throw new IllegalArgumentException("There is no variant " + variant + ".");
        }
        return LabelledQuestions.in(TUNING + ".csv").stream()
                .map(question -> asked(node, question))
                .filter(Predicate.not(Asked::isAsItShouldBe))
                .map(Asked::toString);
    }

    private Figures figures(String name, Node variant, String set, List<LabelledQuestion> questions) {
        var asked = questions.stream().map(question -> asked(variant, question)).toList();
        var answerable =
                asked.stream().filter(one -> one.question().isAnswerable()).toList();
        var unanswerable =
                asked.stream().filter(one -> !one.question().isAnswerable()).toList();
        var millis = times(variant, questions);
        return new Figures(
                name,
                set,
                answerable.size(),
                unanswerable.size(),
                mean(answerable, one -> one.question().recallOfAnswers(one.ranking())),
                mean(answerable, one -> one.question().recall(one.ranking())),
                mean(
                        answerable,
                        one -> one.question().recall(one.ranking())
                                * one.question().room()),
                mean(answerable, one -> one.question().room()),
                mean(answerable, one -> one.question().isAnsweredBy(one.ranking()) ? 1 : 0),
                mean(answerable, one -> one.question().ndcg(one.ranking())),
                mean(answerable, one -> one.question().reciprocalRank(one.ranking())),
                (int) answerable.stream()
                        .filter(one -> !one.graded().sufficient())
                        .count(),
                (int) unanswerable.stream()
                        .filter(one -> one.graded().sufficient())
                        .count(),
                millis.get(millis.size() / 2),
                millis.get(millis.size() * 99 / 100),
                tenths(answerable),
                tenths(unanswerable));
    }

    /**
     * What a guide answers is no passage: it has a place where the labels of a set tell of prepared answers as they do of passages, and in the
     * others only where a question is labelled with it.
     */
    private Asked asked(Node variant, LabelledQuestion question) {
        var found = variant.apply(state(question)).state();
        var ranking = found.getRetrievedDocuments().stream()
                .filter(document -> document.getSource().equals(KNOWLEDGE_BASE))
                .filter(document -> question.labelsAnswers()
                        || !(PreparedAnswer.isOne(document) || PreparedAnswer.isBeside(document))
                        || question.gradeOf(document.getChunkId()) > 0)
                .map(RetrievedDocument::getChunkId)
                .limit(DEPTH)
                .toList();
        return new Asked(question, ranking, grade.of(found));
    }

    /** The state in which a question reaches the retrieve node: its places are named. */
    private GraphState state(LabelledQuestion question) {
        var names = atlas.mentionedIn(question.words()).stream()
                .map(mention -> mention.place().name())
                .distinct()
                .toList();
        return GraphState.newBuilder(GraphState.newBuilder().build())
                .setUserQuery(question.words())
                .setIntent(IntentType.TOURISM_QUERY)
                .setRouteDecision(RouteDecision.RETRIEVE)
                .setTargetLocation(names.isEmpty() ? null : names.getFirst())
                .setTargetLocations(names)
                .build();
    }

    private List<Double> times(Node variant, List<LabelledQuestion> questions) {
        var states = questions.stream().map(this::state).toList();
        IntStream.range(0, WARM_UP_ROUNDS).forEach(round -> states.forEach(variant::apply));
        var millis = new ArrayList<Double>();
        for (int round = 0; round < TIMED_ROUNDS; round++) {
            for (var state : states) {
                long start = System.nanoTime();
                variant.apply(state);
                millis.add((System.nanoTime() - start) / 1e6);
            }
        }
        return millis.stream().sorted().toList();
    }

    private static double mean(List<Asked> asked, java.util.function.ToDoubleFunction<Asked> measure) {
        return asked.stream().mapToDouble(measure).average().orElse(0);
    }

    private static List<Double> tenths(List<Asked> asked) {
        var scores = asked.stream()
                .map(one -> one.graded().score())
                .sorted(Comparator.naturalOrder())
                .toList();
        return scores.isEmpty()
                ? List.of()
                : IntStream.rangeClosed(0, TENTHS)
                        .mapToObj(tenth -> scores.get(tenth * (scores.size() - 1) / TENTHS))
                        .toList();
    }

    private record Asked(LabelledQuestion question, List<String> ranking, GradeEvidence.Graded graded) {

        boolean isAsItShouldBe() {
            return question.isAnswerable() == graded.sufficient()
                    && (!question.isAnswerable() || question.isAnsweredBy(ranking));
        }

        @Override
        public String toString() {
            return "%s%n    wanted %s%n    found %s, graded %.2f%s"
                    .formatted(
                            question.words(),
                            question.relevant(),
                            ranking,
                            graded.score(),
                            graded.sufficient() ? " and sufficient" : "");
        }
    }
}
