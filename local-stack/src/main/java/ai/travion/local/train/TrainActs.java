package ai.travion.local.train;

import ai.travion.atlas.Places;
import ai.travion.router.evaluation.ActTraining;
import ai.travion.router.intent.Meaning;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code travion train acts}: learns what messages do while a plan stands, and prints how well that is told of messages that were
 * left out.
 *
 * <p>Ends with 0; with {@code --check} with 1 where the file does not hold what the data gives.
 */
@Command(
        name = "acts",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Learns from labelled messages what a message does while a plan stands. "
                + "The same messages give the same model.")
final class TrainActs implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ModelFiles files = new ModelFiles();

    @Option(
            names = "--failures",
            description = "Prints as well the messages that are taken for another act when they are left out.")
    private boolean failures;

    @Override
    public Integer call() throws IOException {
        var training = ActTraining.fromTheData(Places.load(), Meaning.model());
        files.put(ActTraining.VECTORS, training.vectors());
        files.put(ActTraining.RESOURCE, training.model());
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
