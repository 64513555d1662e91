package ai.travion.local.train;

import ai.travion.local.evaluate.answers.SentenceTraining;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code travion train sentences}: fits the model by which the composer chooses what to quote, and prints how often it chooses rightly
 * for questions that it was not fitted to.
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

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where to write the model (default: where it is shipped from).")
    private @Nullable Path out;

    @Option(
            names = "--failures",
            description = "Prints as well the tuning questions whose answer says no marked sentence.")
    private boolean failures;

    @Override
    public Integer call() throws IOException {
        var training = SentenceTraining.run();
        Path file = Optional.ofNullable(out).orElseGet(TrainSentences::shipped);
        Files.writeString(file, training.model());
        say(training.report());
        if (failures) {
            training.failures().forEach(this::say);
        }
        say("Written to " + file + "; build again to ship it.");
        return 0;
    }

    private static Path shipped() {
        return Path.of(System.getProperty("travion.repository", "")).resolve(SentenceTraining.RESOURCE);
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
    }
}
