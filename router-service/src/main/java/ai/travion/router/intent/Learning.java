package ai.travion.router.intent;

import ai.travion.schemas.IntentType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
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

/** Learns the {@link Wording} of intents from labelled messages. The same messages in the same order give the same model. */
public final class Learning {

    /** What is seen in fewer messages tells nothing of others. */
    private static final int SEEN_IN = 2;

    private static final int ITERATIONS = 100;
    private static final double L1_COST = 0.005;
    private static final double L2_COST = 0.2;

    private static final IntentRules RULES = new IntentRules();

    private Learning() {}

    /**
     * A message and what it is for.
     *
     * @param meaning the vector of the message
     * @param newToTheRules whether the rules were not fitted to it, so that it tells how far each of them is to be trusted
     */
    @SuppressWarnings("ArrayRecordComponent")
    public record Example(Reading reading, float[] meaning, IntentType intent, boolean newToTheRules) {}

    /** The text of the model, as {@link Wording#of} reads it. */
    public static List<String> from(List<Example> examples) {
        var parameters = new TrainingParameters();
        parameters.put(TrainingParameters.ALGORITHM_PARAM, QNTrainer.MAXENT_QN_VALUE);
        parameters.put(TrainingParameters.ITERATIONS_PARAM, ITERATIONS);
        // The library's own cutoff drops signs and not their weights, which then are those of others.
        parameters.put(TrainingParameters.CUTOFF_PARAM, 1);
        parameters.put(QNTrainer.L1COST_PARAM, L1_COST);
        parameters.put(QNTrainer.L2COST_PARAM, L2_COST);
        var trainer = new QNTrainer();
        trainer.init(parameters, new HashMap<>());
        try {
            return text(trainer.trainModel(ITERATIONS, indexed(examples, parameters)));
        } catch (IOException e) {
            throw new UncheckedIOException("Messages in memory could not be read.", e);
        }
    }

    private static DataIndexer indexed(List<Example> examples, TrainingParameters parameters) throws IOException {
        var signs = examples.stream().map(Learning::signs).toList();
        var seen = signs.stream()
                .flatMap(each -> each.keySet().stream())
                .collect(Collectors.groupingBy(sign -> sign, Collectors.counting()));
        var events = new ArrayList<Event>();
        for (int i = 0; i < examples.size(); i++) {
            var telling = new LinkedHashMap<>(signs.get(i));
            telling.keySet().removeIf(sign -> seen.getOrDefault(sign, 0L) < SEEN_IN);
            events.add(event(examples.get(i).intent(), telling));
        }
        var indexer = new OnePassRealValueDataIndexer();
        indexer.init(parameters, new HashMap<>());
        indexer.index(ObjectStreamUtils.createObjectStream(events));
        return indexer;
    }

    private static Map<String, Float> signs(Example example) {
        return example.newToTheRules()
                ? Signs.of(
                        example.reading(),
                        example.meaning(),
                        RULES.judge(example.reading(), Context.NONE).rule())
                : Signs.of(example.reading(), example.meaning());
    }

    private static Event event(IntentType intent, Map<String, Float> signs) {
        var values = new float[signs.size()];
        int i = 0;
        for (float value : signs.values()) {
            values[i++] = value;
        }
        return new Event(intent.name(), signs.keySet().toArray(String[]::new), values);
    }

    @SuppressWarnings("unchecked")
    private static List<String> text(AbstractModel model) {
        var data = model.getDataStructures();
        var signs = new TreeMap<>((Map<String, opennlp.tools.ml.model.Context>) data[1]);
        var outcomes = (String[]) data[2];
        // The order in which the library met the intents is none of the model's business.
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
