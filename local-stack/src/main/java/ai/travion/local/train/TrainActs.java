package ai.travion.local.train;

import ai.travion.atlas.Places;
import ai.travion.router.evaluation.ActTraining;
import ai.travion.router.intent.Meaning;
import java.io.IOException;
import picocli.CommandLine.Command;

/**
 * {@code travion train acts}: learns what messages do while a plan stands, and prints how well that is told of messages that were
 * left out.
 */
@Command(
        name = "acts",
        description = "Learns from labelled messages what a message does while a plan stands. "
                + "The same messages give the same model.")
final class TrainActs extends LearningFromCases {

    @Override
    void learn(ModelFiles files) throws IOException {
        var training = ActTraining.fromTheData(Places.load(), Meaning.model());
        files.put(ActTraining.VECTORS, training.vectors());
        files.put(ActTraining.RESOURCE, training.model());
        say(training.report(), training.failures());
    }
}
