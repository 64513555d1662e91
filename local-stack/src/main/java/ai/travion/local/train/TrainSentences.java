package ai.travion.local.train;

import ai.travion.local.evaluate.answers.SentenceTraining;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code travion train sentences}: fits the model by which the composer chooses what to quote, and prints how often it chooses rightly
 * for questions that it was not fitted to.
 *
 * <p>Ends with 0; with {@code --check} with 1 where the file does not hold what the data gives.
 */
@Command(
        name = "sentences",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Fits the composer's choice of sentences to questions whose best sentences are marked. Asks all of them, in this "
                        + "process: about a minute.")
final class TrainSentences implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ModelFiles files = new ModelFiles();

    @Option(
            names = "--failures",
            description = "Prints as well the tuning questions whose answer says no marked sentence.")
    private boolean failures;

    @Override
    public Integer call() throws IOException {
        var training = SentenceTraining.run();
        files.put(SentenceTraining.RESOURCE, training.model());
        say(training.report());
        if (failures) {
            training.failures().forEach(this::say);
        }
        return files.outcome();
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
    }
}
