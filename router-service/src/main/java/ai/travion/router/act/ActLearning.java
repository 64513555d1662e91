package ai.travion.router.act;

import ai.travion.router.intent.Reading;
import ai.travion.router.learnt.Learning;
import java.util.List;

/** Learns {@link Acts} from labelled messages. */
public final class ActLearning {

    private static final double COST = 0.05;

    private ActLearning() {}

    /**
     * A message and what it does.
     *
     * @param meaning the vector of the message
     */
    @SuppressWarnings("ArrayRecordComponent")
    public record Example(Reading reading, float[] meaning, Act act) {}

    /** The text of the model, as {@link Acts#of} reads it. */
    public static List<String> from(List<Example> examples) {
        return Learning.from(signs(examples), COST);
    }

    /** Whether {@link #from} gave the model, and from these messages. */
    public static boolean gave(List<String> model, List<Example> examples) {
        return Learning.gave(model, signs(examples), COST);
    }

    private static List<Learning.Example> signs(List<Example> examples) {
        return examples.stream()
                .map(example ->
                        new Learning.Example(example.act().name(), ActSigns.of(example.reading(), example.meaning())))
                .toList();
    }
}
