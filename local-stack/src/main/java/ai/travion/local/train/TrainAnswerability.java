package ai.travion.local.train;

import ai.travion.atlas.Places;
import ai.travion.retrieval.Variants;
import ai.travion.retrieval.evaluation.AnswerabilityTraining;
import java.io.IOException;
import picocli.CommandLine.Command;

/**
 * {@code travion train answerability}: fits retrieval's judgement of whether passages answer a question, and prints how well it does on
 * questions that it was not fitted to.
 */
@Command(
        name = "answerability",
        description = "Fits retrieval's judgement of whether passages answer a question to the tuning questions.")
final class TrainAnswerability extends LearningFromCases {

    @Override
    void learn(ModelFiles files) throws IOException {
        var training = Variants.training(Places.load());
        files.put(shipped(AnswerabilityTraining.ANSWERABILITY), training.model().text());
        files.put(shipped(AnswerabilityTraining.SIDES), training.sides().text());
        files.put(shipped(AnswerabilityTraining.ORDER), training.order().text());
        say(training.report(), training.failures());
    }

    private static String shipped(String name) {
        return AnswerabilityTraining.FOLDER + "/" + name;
    }
}
