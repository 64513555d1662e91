package ai.travion.local.train;

import ai.travion.atlas.Places;
import ai.travion.router.evaluation.IntentTraining;
import ai.travion.router.intent.Meaning;
import java.io.IOException;
import picocli.CommandLine.Command;

/**
 * {@code travion train intent}: learns how messages of each intent are worded, and prints how well messages are understood that were
 * left out.
 */
@Command(
        name = "intent",
        description =
                "Learns from labelled messages how each intent is worded. " + "The same messages give the same model.")
final class TrainIntent extends LearningFromCases {

    @Override
    void learn(ModelFiles files) throws IOException {
        var training = IntentTraining.fromTheData(Places.load(), Meaning.model());
        files.put(IntentTraining.VECTORS, training.vectors());
        files.put(IntentTraining.RESOURCE, training.model());
        say(training.report(), training.failures());
    }
}
