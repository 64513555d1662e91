package ai.travion.retrieval.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * What each thing that a passage has in common with a question counts for in their order; fitted on the tuning questions by {@code travion
 * train answerability}. Immutable.
 */
public final class Weights {

    private static final String RESOURCE = "order.txt";

    private final Map<Trait, Double> byTrait;

    public Weights(Map<Trait, Double> byTrait) {
        this.byTrait = new EnumMap<>(Trait.class);
        Arrays.stream(Trait.values()).forEach(trait -> this.byTrait.put(trait, byTrait.getOrDefault(trait, 0.0)));
    }

    /** Those that ship. */
    public static Weights load() {
        try (var file = Weights.class.getResourceAsStream(RESOURCE)) {
            return parsed(new String(Objects.requireNonNull(file, RESOURCE).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " could not be read.", e);
        }
    }

    /** By likeness alone, before anything is fitted. */
    public static Weights unfitted() {
        return new Weights(Map.of(Trait.WHOLE, 0.5, Trait.SENTENCE, 0.5, Trait.CLOSENESS, 0.1));
    }

    /** The same where one thing counts for nothing, for an evaluation that tells what it adds. */
    public Weights without(Trait trait) {
        var others = new EnumMap<>(byTrait);
        others.remove(trait);
        return new Weights(others);
    }

    double sum(Map<Trait, Double> traits) {
        double sum = 0;
        for (var trait : traits.entrySet()) {
            sum += byTrait.getOrDefault(trait.getKey(), 0.0) * trait.getValue();
        }
        return sum;
    }

    /** As their file has them. */
    public String text() {
        return "# Written by travion train answerability: do not edit.\n"
                + byTrait.entrySet().stream()
                        .map(weight -> String.format(Locale.ROOT, "%s %.4f\n", weight.getKey(), weight.getValue()))
                        .collect(Collectors.joining());
    }

    static Weights parsed(String text) {
        return new Weights(text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split(" ", 2))
                .collect(Collectors.toMap(parts -> Trait.valueOf(parts[0]), parts -> Double.parseDouble(parts[1]))));
    }
}
