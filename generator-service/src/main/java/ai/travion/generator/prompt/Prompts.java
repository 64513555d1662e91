package ai.travion.generator.prompt;

import ai.travion.generator.evidence.Packed;
import ai.travion.schemas.GraphState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;

/** Writes the prompt of a turn. */
public final class Prompts {

    private static final String FOLDER = "/generator/prompts/";

    private final Map<Purpose, String> orders;

    private Prompts(Map<Purpose, String> orders) {
        this.orders = orders;
    }

    /** Reads the orders from the resources of this service. */
    public static Prompts load() {
        var rules = read("rules.md");
        var orders = new EnumMap<Purpose, String>(Purpose.class);
        for (var purpose : Purpose.values()) {
            orders.put(purpose, rules + "\n" + read(purpose.file()));
        }
        return new Prompts(orders);
    }

    public Prompt about(GraphState state, Packed evidence) {
        var purpose = Purpose.of(state, evidence);
        return new Prompt(orders.getOrDefault(purpose, ""), new TurnData(state, evidence, purpose).asText());
    }

    private static String read(String file) {
        try (var resource = Prompts.class.getResourceAsStream(FOLDER + file)) {
            if (resource == null) {
                throw new IllegalStateException("The prompt " + FOLDER + file + " is missing.");
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
