package ai.travion.local.train;

import ai.travion.local.evaluate.answers.SentenceTraining;
import java.io.IOException;
import picocli.CommandLine.Command;

/**
 * {@code travion train sentences}: fits the model by which the composer chooses what to quote, and prints how often it chooses rightly
 * for questions that it was not fitted to.
 */
@Command(
        name = "sentences",
        description =
                "Fits the composer's choice of sentences to questions whose best sentences are marked. Asks all of them, in this "
                        + "process: about a minute.")
final class TrainSentences extends LearningFromCases {

    @Override
    void learn(ModelFiles files) throws IOException {
        var training = SentenceTraining.run();
        files.put(SentenceTraining.RESOURCE, training.model());
        say(training.report(), training.failures().stream());
    }
}
