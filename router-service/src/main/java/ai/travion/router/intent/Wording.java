package ai.travion.router.intent;

import ai.travion.schemas.IntentType;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import opennlp.tools.ml.maxent.quasinewton.QNModel;
import opennlp.tools.ml.model.Context;
import opennlp.tools.ml.model.MaxentModel;

/**
 * How likely each intent is by how a message is worded and what it means: a maximum entropy model of its {@link Signs}, learnt from
 * labelled messages.
 * Safe for many threads.
 */
public final class Wording {

    private static final String FILE = "wording.txt";

    private final MaxentModel model;

    private Wording(MaxentModel model) {
        this.model = model;
    }

    /** The model that is shipped. */
    public static Wording load() {
        try (var stream = Objects.requireNonNull(Wording.class.getResourceAsStream(FILE), FILE);
                var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return of(reader.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " could not be read.", e);
        }
    }

    /**
     * A model from its text.
     *
     * @param lines the names of the intents, then each sign with its weight for every one of them, separated by tabs
     */
    public static Wording of(List<String> lines) {
        var outcomes = lines.getFirst().split("\t", -1);
        var signs = lines.subList(1, lines.size()).stream()
                .map(line -> line.split("\t", -1))
                .toList();
        return new Wording(new QNModel(
                signs.stream().map(Wording::weights).toArray(Context[]::new),
                signs.stream().map(fields -> fields[0]).toArray(String[]::new),
                outcomes));
    }

    private static Context weights(String[] fields) {
        var outcomes = new int[fields.length - 1];
        var weights = new double[fields.length - 1];
        for (int i = 0; i < weights.length; i++) {
            outcomes[i] = i;
            weights[i] = fields[i + 1].isEmpty() ? 0 : Double.parseDouble(fields[i + 1]);
        }
        return new Context(outcomes, weights);
    }

    /**
     * Probabilities, which sum to 1.
     *
     * @param meaning the vector of the message
     * @param rule the name of the rule that it falls under
     */
    public Map<IntentType, Double> of(Reading reading, float[] meaning, String rule) {
        return likelihoods(model, Signs.of(reading, meaning, rule));
    }

    /** The intent of the highest probability, whatever the rules say. */
    public IntentType likeliest(Reading reading, float[] meaning) {
        return likelihoods(model, Signs.of(reading, meaning)).entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
    }

    private static Map<IntentType, Double> likelihoods(MaxentModel model, Map<String, Float> signs) {
        var names = signs.keySet().toArray(String[]::new);
        var values = new float[names.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = signs.getOrDefault(names[i], 0f);
        }
        var found = model.eval(names, values);
        var likelihoods = new EnumMap<IntentType, Double>(IntentType.class);
        for (int i = 0; i < found.length; i++) {
            likelihoods.put(IntentType.valueOf(model.getOutcome(i)), found[i]);
        }
        return likelihoods;
    }
}
