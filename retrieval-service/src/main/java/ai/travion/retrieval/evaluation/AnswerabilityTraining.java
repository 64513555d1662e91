package ai.travion.retrieval.evaluation;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.search.Answerability;
import ai.travion.retrieval.search.Inquiry;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.retrieval.search.Sign;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Fits {@link Answerability} to the tuning questions: those with an answer, those without one, and those with an answer once
 * more with the passages that hold it taken away, so that evidence counts and not the question alone.
 */
public final class AnswerabilityTraining {

    /** Where the model is shipped from. */
    public static final String RESOURCE =
            "retrieval-service/src/main/resources/ai/travion/retrieval/search/answerability.txt";

    private static final double OF_A_SIGN = 40;
    /** Hundreds of dimensions against hundreds of questions: each may say a little. */
    private static final double OF_A_DIMENSION = 0.6;

    private static final double HELD_BACK_WEIGHT = 0.15;
    private static final int FOLDS = 5;
    /** So many of the answerable questions may be called unanswerable; of questions that nobody tuned on it will be more. */
    private static final double LOST = 0.03;

    private final List<Example> examples;
    private final double[] scores;
    private final double least;

    private AnswerabilityTraining(List<Example> examples) {
        this.examples = examples;
        this.scores = outOfFold();
        this.least = quantile(LOST);
    }

    /** Asks every tuning question. */
    public static AnswerabilityTraining with(KnowledgeSearch search, Places atlas) {
        var examples = new ArrayList<Example>();
        int group = 0;
        for (var question : LabelledQuestions.in("tuning.csv")) {
            var places = atlas.mentionedIn(question.words()).stream()
                    .map(mention -> mention.place())
                    .distinct()
                    .toArray(Place[]::new);
            var inquiry = Inquiry.question(question.words(), places);
            int number = group++;
            var kind = question.isAnswerable() ? Kind.ANSWERABLE : Kind.UNANSWERABLE;
            search.signs(inquiry, Set.of())
                    .ifPresent(signs -> examples.add(new Example(number, question.words(), kind, signs.numbers())));
            if (question.isAnswerable()) {
                search.signs(inquiry, question.relevant().keySet())
                        .ifPresent(signs ->
                                examples.add(new Example(number, question.words(), Kind.HELD_BACK, signs.numbers())));
            }
        }
        return new AnswerabilityTraining(examples);
    }

    /** The model of all examples. */
    public Answerability model() {
        return fitted(example -> true).raisedBy(-least);
    }

    /** How well models do on questions that they were not fitted to, a fifth of them at a time. */
    public String report() {
        return String.format(
                Locale.ROOT,
                "On questions left out in turn: %s of the answerable would be called unanswerable,%n"
                        + "%s of the unanswerable answerable, and %s of those whose answers were taken away.",
                share(Kind.ANSWERABLE, score -> score < least),
                share(Kind.UNANSWERABLE, score -> score >= least),
                share(Kind.HELD_BACK, score -> score >= least));
    }

    /** The questions that a model which was not fitted to them gets wrong, and by how much. */
    public Stream<String> failures() {
        return IntStream.range(0, examples.size())
                .filter(i -> examples.get(i).kind() != Kind.HELD_BACK)
                .filter(i -> (examples.get(i).kind() == Kind.ANSWERABLE) != (scores[i] >= least))
                .mapToObj(i -> String.format(
                        Locale.ROOT,
                        "%-12s %5.2f  %s",
                        examples.get(i).kind().name().toLowerCase(Locale.ROOT),
                        scores[i] - least,
                        examples.get(i).words()));
    }

    private String share(Kind kind, Predicate<Double> wrong) {
        var of = IntStream.range(0, examples.size())
                .filter(i -> examples.get(i).kind() == kind)
                .mapToObj(i -> scores[i])
                .toList();
        return of.stream().filter(wrong).count() + " of " + of.size();
    }

    private double quantile(double share) {
        var answerable = IntStream.range(0, examples.size())
                .filter(i -> examples.get(i).kind() == Kind.ANSWERABLE)
                .mapToDouble(i -> scores[i])
                .sorted()
                .toArray();
        return answerable[(int) (share * answerable.length)];
    }

    private double[] outOfFold() {
        var found = new double[examples.size()];
        for (int turn = 0; turn < FOLDS; turn++) {
            int fold = turn;
            var fitted = fitted(example -> example.fold() != fold);
            for (int i = 0; i < found.length; i++) {
                if (examples.get(i).fold() == fold) {
                    found[i] = fitted.above(examples.get(i).numbers());
                }
            }
        }
        return found;
    }

    private Answerability fitted(Predicate<Example> chosen) {
        var of = examples.stream().filter(chosen).toList();
        int signs = Sign.values().length;
        int size = of.getFirst().numbers().length;
        var mean = new double[size];
        var spread = new double[size];
        Arrays.fill(spread, 1);
        for (int i = 0; i < signs; i++) {
            int at = i;
            mean[i] = of.stream()
                    .mapToDouble(example -> example.numbers()[at])
                    .average()
                    .orElse(0);
            double square = of.stream()
                    .mapToDouble(example -> Math.pow(example.numbers()[at] - mean[at], 2))
                    .average()
                    .orElse(1);
            spread[i] = Math.sqrt(square) + 1e-9;
        }
        var rows = of.stream()
                .map(example -> IntStream.range(0, size)
                        .mapToDouble(i -> (example.numbers()[i] - mean[i]) / spread[i])
                        .toArray())
                .toArray(double[][]::new);
        var yes = new boolean[of.size()];
        var weights = new double[of.size()];
        for (int i = 0; i < yes.length; i++) {
            yes[i] = of.get(i).kind() == Kind.ANSWERABLE;
            weights[i] = weight(of.get(i).kind(), of);
        }
        var ridges = IntStream.range(0, size)
                .mapToDouble(i -> i < signs ? OF_A_SIGN : OF_A_DIMENSION)
                .toArray();
        var coefficients = LogisticRegression.fit(rows, yes, weights, ridges);
        double intercept = coefficients[size];
        var plain = new double[size];
        for (int i = 0; i < size; i++) {
            plain[i] = coefficients[i] / spread[i];
            intercept -= plain[i] * mean[i];
        }
        return new Answerability(intercept, plain);
    }

    /** Half of all weight to the answerable, half to the others. */
    private static double weight(Kind kind, List<Example> of) {
        long ofTheKind = of.stream().filter(example -> example.kind() == kind).count();
        double half = of.size() / 2.0;
        return switch (kind) {
            case ANSWERABLE -> half / ofTheKind;
            case UNANSWERABLE -> half / (1 + HELD_BACK_WEIGHT) / ofTheKind;
            case HELD_BACK -> half * HELD_BACK_WEIGHT / (1 + HELD_BACK_WEIGHT) / ofTheKind;
        };
    }

    private enum Kind {
        ANSWERABLE,
        UNANSWERABLE,
        HELD_BACK
    }

    /** A plain class, since its numbers are an array. */
    private static final class Example {

        private final int group;
        private final String words;
        private final Kind kind;
        private final double[] numbers;

        Example(int group, String words, Kind kind, double[] numbers) {
            this.group = group;
            this.words = words;
            this.kind = kind;
            this.numbers = numbers;
        }

        String words() {
            return words;
        }

        Kind kind() {
            return kind;
        }

        double[] numbers() {
            return numbers;
        }

        int fold() {
            return group % FOLDS;
        }
    }
}
