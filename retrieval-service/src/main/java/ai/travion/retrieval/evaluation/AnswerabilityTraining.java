package ai.travion.retrieval.evaluation;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.evaluation.OrderTraining.Pairs;
import ai.travion.retrieval.evaluation.SidesTraining.Known;
import ai.travion.retrieval.search.Answerability;
import ai.travion.retrieval.search.Inquiry;
import ai.travion.retrieval.search.Judging;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.retrieval.search.Sides;
import ai.travion.retrieval.search.Sign;
import ai.travion.retrieval.search.Signs;
import ai.travion.retrieval.search.Unjudged;
import ai.travion.retrieval.search.Weights;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Fits {@link Answerability} to the tuning questions: those with an answer, and those without one. {@link Sides} and {@link Weights}
 * are fitted first, to those with an answer; the signs of a question come from such as were not fitted to it. Questions about one place are
 * left out together, since the twin of a near miss gives it away.
 */
public final class AnswerabilityTraining {

    /** Where the models are shipped from. */
    public static final String FOLDER = "retrieval-service/src/main/resources/ai/travion/retrieval/search";

    public static final String ANSWERABILITY = "answerability.txt";
    public static final String SIDES = "sides.txt";
    public static final String ORDER = "order.txt";

    private static final double OF_A_SIGN = 120;
    /** Hundreds of dimensions against hundreds of questions: each may say a little. */
    private static final double OF_A_DIMENSION = 0.6;

    private static final double OF_A_PHRASE = 3;
    /** What is said in fewer questions tells nothing of others. */
    private static final int OFTEN = 4;

    private static final int FOLDS = 5;
    /**
     * So many of a stranger's answerable questions may be called unanswerable, each stranger's by a model of all others: here a share of those
     * that are lost, over the 5% that are wanted, and of those that pass, over 10%, are least together.
     */
    private static final double LOST = 0.06;

    private static final List<Double> OTHERWISE_LOST = List.of(0.03, 0.04, 0.05, 0.08);

    private final List<Example> examples;
    private final Sides sides;
    private final Weights order;
    private final List<String> phrases;
    /** By models that know nothing of a question's place. */
    private final double[] byPlace;
    /** Of strangers' questions alone, by models that know nothing of their writer; others have none. */
    private final double[] byWriter;

    private final double least;

    private AnswerabilityTraining(List<Example> examples, Sides sides, Weights order) {
        this.examples = examples;
        this.sides = sides;
        this.order = order;
        this.phrases = often(examples);
        this.byPlace = outOfFold();
        this.byWriter = outOfWriter();
        this.least = quantile(byWriter, LOST);
    }

    /** Asks every tuning question, each once; how it judges does not matter. */
    public static AnswerabilityTraining with(KnowledgeSearch search, Places atlas) {
        var questions = LabelledQuestions.toLearnFrom();
        var writers = LabelledQuestions.writers();
        var folds = questions.stream().map(question -> fold(question, atlas)).toList();
        var found = found(questions, search, atlas);
        var known = new TreeMap<Integer, Known>();
        found.forEach((number, one) -> {
            if (questions.get(number).isAnsweredByAPassage()) {
                known.put(number, new Known(questions.get(number), one.question(), search::aspectOf));
            }
        });
        var sides = IntStream.range(0, FOLDS)
                .parallel()
                .mapToObj(fold -> SidesTraining.of(chosen(known, number -> folds.get(number) != fold)))
                .toList();
        var pairs = new TreeMap<>(known.keySet().parallelStream().collect(Collectors.toMap(number -> number, number -> {
            var judging = Judging.unfitted(Weights.unfitted(), sides.get(folds.get(number)));
            return Pairs.of(questions.get(number), of(found, number).traits(judging));
        })));
        var orders = IntStream.range(0, FOLDS)
                .parallel()
                .mapToObj(fold -> OrderTraining.of(chosen(pairs, number -> folds.get(number) != fold)))
                .toList();
        var examples = found.entrySet().parallelStream()
                .filter(one -> questions.get(one.getKey()).isPlainOfPassages())
                .map(one -> {
                    int fold = folds.get(one.getKey());
                    var signs = one.getValue().signs(Judging.unfitted(orders.get(fold), sides.get(fold)));
                    var question = questions.get(one.getKey());
                    return new Example(
                            fold,
                            writers.get(one.getKey()),
                            question.words(),
                            question.isAnsweredByAPassage(),
                            signs,
                            signs.numbers());
                })
                .toList();
        return new AnswerabilityTraining(
                examples,
                SidesTraining.of(chosen(known, number -> true)),
                OrderTraining.of(chosen(pairs, number -> true)));
    }

    private static Map<Integer, Unjudged> found(
            List<LabelledQuestion> questions, KnowledgeSearch search, Places atlas) {
        return new TreeMap<>(IntStream.range(0, questions.size())
                .parallel()
                .boxed()
                .flatMap(number -> search.unjudged(inquiry(questions.get(number), atlas)).stream()
                        .map(one -> Map.entry(number, one)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    private static Unjudged of(Map<Integer, Unjudged> found, int number) {
        return Objects.requireNonNull(found.get(number));
    }

    private static <T> List<T> chosen(Map<Integer, T> of, IntPredicate number) {
        return of.entrySet().stream()
                .filter(one -> number.test(one.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** That of the first place which it names; of a question that names none its own. */
    private static int fold(LabelledQuestion question, Places atlas) {
        var about = inquiry(question, atlas).places().stream()
                .findFirst()
                .map(Place::id)
                .orElse(question.words());
        return Math.floorMod(about.hashCode(), FOLDS);
    }

    private static Inquiry inquiry(LabelledQuestion question, Places atlas) {
        return Inquiry.question(
                question.words(),
                atlas.mentionedIn(question.words()).stream()
                        .map(mention -> mention.place())
                        .distinct()
                        .toArray(Place[]::new));
    }

    private static List<String> often(List<Example> examples) {
        return examples.stream()
                .flatMap(example -> example.phrases().stream())
                .collect(Collectors.groupingBy(phrase -> phrase, TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .filter(phrase -> phrase.getValue() >= OFTEN)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The model of all examples. */
    public Answerability model() {
        return fitted(example -> true).raisedBy(-least);
    }

    /** The model of the sides that the other goes with. */
    public Sides sides() {
        return sides;
    }

    /** The weights of the order that the others go with. */
    public Weights order() {
        return order;
    }

    /** How well models do on questions that they were not fitted to, a fifth of them at a time. */
    public String report() {
        return String.format(
                Locale.ROOT,
                "On questions left out in turn, with all about their place: %s of the answerable would be called unanswerable,%n"
                        + "and %s of the unanswerable answerable.%n"
                        + "On a stranger's questions, left out in turn with all of theirs: %s and %s.%n%s%n%s",
                share(byPlace, true, score -> score < least),
                share(byPlace, false, score -> score >= least),
                share(byWriter, true, score -> score < least),
                share(byWriter, false, score -> score >= least),
                LabelledQuestions.STRANGERS.stream().map(this::ofWriter).collect(Collectors.joining("\n")),
                OTHERWISE_LOST.stream().map(this::otherwise).collect(Collectors.joining("\n")));
    }

    private String ofWriter(String writer) {
        var alone = IntStream.range(0, byWriter.length)
                .mapToDouble(i -> examples.get(i).writer().equals(writer) ? byWriter[i] : Double.NaN)
                .toArray();
        return String.format(
                Locale.ROOT,
                "  %s: %s and %s.",
                writer,
                share(alone, true, score -> score < least),
                share(alone, false, score -> score >= least));
    }

    private String otherwise(double lost) {
        double score = quantile(byWriter, lost);
        return String.format(
                Locale.ROOT,
                "Were it %.2f higher: a stranger's %s and %s, by place %s and %s.",
                score - least,
                share(byWriter, true, one -> one < score),
                share(byWriter, false, one -> one >= score),
                share(byPlace, true, one -> one < score),
                share(byPlace, false, one -> one >= score));
    }

    /** The questions that a model which was not fitted to them gets wrong, and by how much. */
    public Stream<String> failures() {
        return IntStream.range(0, examples.size())
                .filter(i -> examples.get(i).answerable() != (byPlace[i] >= least))
                .mapToObj(i -> String.format(
                        Locale.ROOT,
                        "%-12s %5.2f  %s",
                        examples.get(i).answerable() ? "answerable" : "unanswerable",
                        byPlace[i] - least,
                        examples.get(i).words()));
    }

    private String share(double[] scores, boolean answerable, Predicate<Double> wrong) {
        var of = IntStream.range(0, examples.size())
                .filter(i -> examples.get(i).answerable() == answerable && !Double.isNaN(scores[i]))
                .mapToObj(i -> scores[i])
                .toList();
        return of.stream().filter(wrong).count() + " of " + of.size();
    }

    private double quantile(double[] scores, double share) {
        var answerable = IntStream.range(0, examples.size())
                .filter(i -> examples.get(i).answerable() && !Double.isNaN(scores[i]))
                .mapToDouble(i -> scores[i])
                .sorted()
                .toArray();
        return answerable[(int) (share * answerable.length)];
    }

    private double[] outOfFold() {
        var models = IntStream.range(0, FOLDS)
                .parallel()
                .mapToObj(fold -> fitted(example -> example.fold() != fold))
                .toList();
        return examples.stream()
                .mapToDouble(example -> models.get(example.fold()).above(example.numbers(), example.phrases()))
                .toArray();
    }

    private double[] outOfWriter() {
        var models = LabelledQuestions.STRANGERS.parallelStream()
                .collect(Collectors.toMap(
                        writer -> writer,
                        writer -> fitted(example -> !example.writer().equals(writer))));
        return examples.stream()
                .mapToDouble(example -> Optional.ofNullable(models.get(example.writer()))
                        .map(model -> model.above(example.numbers(), example.phrases()))
                        .orElse(Double.NaN))
                .toArray();
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
        var rows = of.stream().map(example -> row(example, mean, spread)).toArray(double[][]::new);
        var yes = new boolean[of.size()];
        var weights = new double[of.size()];
        for (int i = 0; i < yes.length; i++) {
            yes[i] = of.get(i).answerable();
            weights[i] = weight(of.get(i).answerable(), of);
        }
        var ridges = new double[size + phrases.size()];
        Arrays.fill(ridges, 0, signs, OF_A_SIGN);
        Arrays.fill(ridges, signs, size, OF_A_DIMENSION);
        Arrays.fill(ridges, size, ridges.length, OF_A_PHRASE);
        var coefficients = LogisticRegression.fit(rows, yes, weights, ridges);
        double intercept = coefficients[ridges.length];
        var plain = new double[size];
        for (int i = 0; i < size; i++) {
            plain[i] = coefficients[i] / spread[i];
            intercept -= plain[i] * mean[i];
        }
        var said = new HashMap<String, Double>();
        for (int i = 0; i < phrases.size(); i++) {
            said.put(phrases.get(i), coefficients[size + i]);
        }
        return new Answerability(intercept, plain, said);
    }

    private double[] row(Example example, double[] mean, double[] spread) {
        var row = new double[mean.length + phrases.size()];
        for (int i = 0; i < mean.length; i++) {
            row[i] = (example.numbers()[i] - mean[i]) / spread[i];
        }
        for (int i = 0; i < phrases.size(); i++) {
            row[mean.length + i] = example.phrases().contains(phrases.get(i)) ? 1 : 0;
        }
        return row;
    }

    /** Half of all weight to the answerable, half to the others. */
    private static double weight(boolean answerable, List<Example> of) {
        long such = of.stream()
                .filter(example -> example.answerable() == answerable)
                .count();
        return of.size() / 2.0 / such;
    }

    /** A question as it was asked, with what told of its answer. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Example(int fold, String writer, String words, boolean answerable, Signs signs, double[] numbers) {

        Set<String> phrases() {
            return signs.phrases();
        }
    }
}
