package ai.travion.router.learnt;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import opennlp.tools.ml.maxent.quasinewton.QNModel;
import opennlp.tools.ml.model.Context;
import opennlp.tools.ml.model.MaxentModel;

/** How likely each outcome is by the signs of a text. Safe for many threads. */
public final class Likelihoods {

    /** Begins a line of the text that is no part of the model. */
    static final String BESIDE_THE_MODEL = "#";

    private final MaxentModel model;

    private Likelihoods(MaxentModel model) {
        this.model = model;
    }

    /** The model in a file beside this class. */
    public static Likelihoods load(Class<?> beside, String file) {
        try (var stream = Objects.requireNonNull(beside.getResourceAsStream(file), file);
                var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return of(reader.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(file + " could not be read.", e);
        }
    }

    /**
     * A model from its text.
     *
     * @param text the names of the outcomes, then each sign with its weight for every one of them, separated by tabs; a line that begins with
     *     {@value #BESIDE_THE_MODEL} is passed over
     */
    public static Likelihoods of(List<String> text) {
        var lines =
                text.stream().filter(line -> !line.startsWith(BESIDE_THE_MODEL)).toList();
        var outcomes = lines.getFirst().split("\t", -1);
        var signs = lines.subList(1, lines.size()).stream()
                .map(line -> line.split("\t", -1))
                .toList();
        return new Likelihoods(new QNModel(
                signs.stream().map(Likelihoods::weights).toArray(Context[]::new),
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

    /** Probabilities by the names of the outcomes, which sum to 1. */
    public Map<String, Double> by(Map<String, Float> signs) {
        var names = signs.keySet().toArray(String[]::new);
        var values = new float[names.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = signs.getOrDefault(names[i], 0f);
        }
        var found = model.eval(names, values);
        var likelihoods = new LinkedHashMap<String, Double>();
        for (int i = 0; i < found.length; i++) {
            likelihoods.put(model.getOutcome(i), found[i]);
        }
        return likelihoods;
    }
}
