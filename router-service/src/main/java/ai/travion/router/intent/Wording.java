package ai.travion.router.intent;

import ai.travion.router.learnt.Likelihoods;
import ai.travion.schemas.IntentType;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How likely each intent is by how a message is worded and what it means: a maximum entropy model of its {@link Signs}, learnt from
 * labelled messages.
 * Safe for many threads.
 */
public final class Wording {

    private final Likelihoods model;

    private Wording(Likelihoods model) {
        this.model = model;
    }

    /** The model that is shipped. */
    public static Wording load() {
        return new Wording(Likelihoods.load(Wording.class, "wording.txt"));
    }

    /**
     * A model from its text.
     *
     * @param lines the names of the intents, then each sign with its weight for every one of them, separated by tabs
     */
    public static Wording of(List<String> lines) {
        return new Wording(Likelihoods.of(lines));
    }

    /**
     * Probabilities, which sum to 1.
     *
     * @param meaning the vector of the message
     * @param rule the name of the rule that it falls under
     */
    public Map<IntentType, Double> of(Reading reading, float[] meaning, String rule) {
        return likelihoods(Signs.of(reading, meaning, rule));
    }

    /** The intent of the highest probability, whatever the rules say. */
    public IntentType likeliest(Reading reading, float[] meaning) {
        return likelihoods(Signs.of(reading, meaning)).entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
    }

    private Map<IntentType, Double> likelihoods(Map<String, Float> signs) {
        var likelihoods = new EnumMap<IntentType, Double>(IntentType.class);
        model.by(signs).forEach((intent, likely) -> likelihoods.put(IntentType.valueOf(intent), likely));
        return likelihoods;
    }
}
