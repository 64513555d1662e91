package ai.travion.local.train;

import ai.travion.atlas.Places;
import ai.travion.retrieval.Variants;
import ai.travion.retrieval.evaluation.AnswerabilityTraining;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code travion train answerability}: fits retrieval's judgement of whether passages answer a question, and prints how well it does on
 * questions that it was not fitted to.
 *
 * <p>Ends with 0; with {@code --check} with 1 where a file does not hold what the data gives.
 */
@Command(
        name = "answerability",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Fits retrieval's judgement of whether passages answer a question to the tuning questions.")
final class TrainAnswerability implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ModelFiles files = new ModelFiles();

    @Option(
            names = "--failures",
            description = "Prints as well the questions that it gets wrong when they are left out.")
    private boolean failures;

    @Override
    public Integer call() throws IOException {
        var atlas = Places.load();
        var training = Variants.training(atlas);
        put(AnswerabilityTraining.ANSWERABILITY, training.model().text());
        put(AnswerabilityTraining.SIDES, training.sides().text());
        put(AnswerabilityTraining.ORDER, training.order().text());
        spec.commandLine().getOut().println(training.report());
        if (failures) {
            training.failures().forEach(spec.commandLine().getOut()::println);
        }
        return files.outcome();
    }

    private void put(String name, String model) throws IOException {
        files.put(AnswerabilityTraining.FOLDER + "/" + name, model);
    }
}
