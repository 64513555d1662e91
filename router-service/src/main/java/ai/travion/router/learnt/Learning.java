package ai.travion.router.learnt;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import opennlp.tools.ml.maxent.quasinewton.QNTrainer;
import opennlp.tools.ml.model.AbstractModel;
import opennlp.tools.ml.model.DataIndexer;
import opennlp.tools.ml.model.Event;
import opennlp.tools.ml.model.OnePassRealValueDataIndexer;
import opennlp.tools.util.ObjectStreamUtils;
import opennlp.tools.util.TrainingParameters;

/**
 * Learns {@link Likelihoods} from labelled signs. The same signs in the same order give the same model, whose first line seals it: digests of
 * what it was learnt from and of what was learnt. So whether a model is of today's signs is known without minutes of learning it again.
 */
public final class Learning {

    /** What is seen in fewer messages tells nothing of others. */
    private static final int SEEN_IN = 2;

    private static final int ITERATIONS = 100;
    private static final double L1_COST = 0.005;

    private Learning() {}

    /** The signs of a message, each with its weight, and what it is. */
    public record Example(String outcome, Map<String, Float> signs) {}

    /**
     * The text of the model, as {@link Likelihoods#of} reads it.
     *
     * @param cost of great weights: the higher, the less is made of each message
     */
    public static List<String> from(List<Example> examples, double cost) {
        var parameters = new TrainingParameters();
        parameters.put(TrainingParameters.ALGORITHM_PARAM, QNTrainer.MAXENT_QN_VALUE);
        parameters.put(TrainingParameters.ITERATIONS_PARAM, ITERATIONS);
        // The library's own cutoff drops signs and not their weights, which then are those of others.
        parameters.put(TrainingParameters.CUTOFF_PARAM, 1);
        parameters.put(QNTrainer.L1COST_PARAM, L1_COST);
        parameters.put(QNTrainer.L2COST_PARAM, cost);
        var trainer = new QNTrainer();
        trainer.init(parameters, new HashMap<>());
        try {
            var weights = text(trainer.trainModel(ITERATIONS, indexed(examples, parameters)));
            return Stream.concat(Stream.of(seal(examples, cost, weights)), weights.stream())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("Messages in memory could not be read.", e);
        }
    }

    /** Whether {@link #from} gave the model, and from these signs; nobody has edited it since. */
    public static boolean gave(List<String> model, List<Example> examples, double cost) {
        return !model.isEmpty() && model.getFirst().equals(seal(examples, cost, model.subList(1, model.size())));
    }

    private static String seal(List<Example> examples, double cost, List<String> weights) {
        var signs = examples.stream()
                .map(example -> example.outcome() + "\t" + example.signs().entrySet());
        var settings = "%d %s %s %s".formatted(ITERATIONS, SEEN_IN, L1_COST, cost);
        return "%s learnt from %s, weights %s"
                .formatted(
                        Likelihoods.BESIDE_THE_MODEL,
                        digest(Stream.concat(Stream.of(settings), signs)),
                        digest(weights.stream()));
    }

    /** SHA-256 of the lines, in hexadecimal. */
    private static String digest(Stream<String> lines) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            lines.forEach(line -> digest.update((line + "\n").getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        }
    }

    private static DataIndexer indexed(List<Example> examples, TrainingParameters parameters) throws IOException {
        var seen = examples.stream()
                .flatMap(each -> each.signs().keySet().stream())
                .collect(Collectors.groupingBy(sign -> sign, Collectors.counting()));
        var events = new ArrayList<Event>();
        for (var example : examples) {
            var telling = new LinkedHashMap<>(example.signs());
            telling.keySet().removeIf(sign -> seen.getOrDefault(sign, 0L) < SEEN_IN);
            events.add(event(example.outcome(), telling));
        }
        var indexer = new OnePassRealValueDataIndexer();
        indexer.init(parameters, new HashMap<>());
        indexer.index(ObjectStreamUtils.createObjectStream(events));
        return indexer;
    }

    private static Event event(String outcome, Map<String, Float> signs) {
        var values = new float[signs.size()];
        int i = 0;
        for (float value : signs.values()) {
            values[i++] = value;
        }
        return new Event(outcome, signs.keySet().toArray(String[]::new), values);
    }

    @SuppressWarnings("unchecked")
    private static List<String> text(AbstractModel model) {
        var data = model.getDataStructures();
        var signs = new TreeMap<>((Map<String, opennlp.tools.ml.model.Context>) data[1]);
        var outcomes = (String[]) data[2];
        // The order in which the library met the outcomes is none of the model's business.
        var order = Arrays.stream(outcomes).sorted().toList();
        var lines = new ArrayList<String>();
        lines.add(String.join("\t", order));
        signs.forEach((sign, context) -> {
            var weights = new double[order.size()];
            for (int i = 0; i < context.getOutcomes().length; i++) {
                weights[order.indexOf(outcomes[context.getOutcomes()[i]])] = context.getParameters()[i];
            }
            var said = Arrays.stream(weights).mapToObj(Learning::rounded).toList();
            if (said.stream().anyMatch(weight -> !weight.isEmpty())) {
                lines.add(Stream.concat(Stream.of(sign), said.stream()).collect(Collectors.joining("\t")));
            }
        });
        return List.copyOf(lines);
    }

    /** Two decimals, and nothing for nought. */
    private static String rounded(double weight) {
        var said = String.format(Locale.ROOT, "%.2f", weight);
        return said.equals("0.00") || said.equals("-0.00") ? "" : said;
    }
}
