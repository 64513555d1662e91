package ai.travion.router.intent;

import ai.travion.router.learnt.Learning;
import ai.travion.schemas.IntentType;
import java.util.List;
import java.util.Map;

/** Learns the {@link Wording} of intents from labelled messages. */
public final class WordingLearning {

    private static final double COST = 0.2;

    private static final IntentRules RULES = new IntentRules();

    private WordingLearning() {}

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
        return Learning.from(signs(examples), COST);
    }

    /** Whether {@link #from} gave the model, and from these messages. */
    public static boolean gave(List<String> model, List<Example> examples) {
        return Learning.gave(model, signs(examples), COST);
    }

    private static List<Learning.Example> signs(List<Example> examples) {
        return examples.stream()
                .map(example -> new Learning.Example(example.intent().name(), signs(example)))
                .toList();
    }

    private static Map<String, Float> signs(Example example) {
        return example.newToTheRules()
                ? Signs.of(
                        example.reading(),
                        example.meaning(),
                        RULES.judge(example.reading(), Context.NONE).rule())
                : Signs.of(example.reading(), example.meaning());
    }
}
