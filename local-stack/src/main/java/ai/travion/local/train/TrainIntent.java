package ai.travion.local.train;

import ai.travion.atlas.Places;
import ai.travion.router.evaluation.IntentTraining;
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
 * {@code travion train intent}: learns how messages of each intent are worded, and prints how well messages are understood that were
 * left out.
 *
 * <p>Ends with 0; with {@code --check} with 1 where the file does not hold what the data gives.
 */
@Command(
        name = "intent",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Learns from labelled messages how each intent is worded, for what no rule of the router is certain of. "
                        + "The same messages give the same model.")
final class TrainIntent implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where to write the model (default: where it is shipped from).")
    private @Nullable Path out;

    @Option(names = "--check", description = "Writes nothing: tells whether the file holds what the data gives.")
    private boolean check;

    @Option(
            names = "--failures",
            description = "Prints as well the messages that are misunderstood when they are left out.")
    private boolean failures;

    @Override
    public Integer call() throws IOException {
        var training = IntentTraining.fromTheData(Places.load());
        Path file = Optional.ofNullable(out).orElseGet(TrainIntent::shipped);
        int outcome = check ? checked(training.model(), file) : written(training.model(), file);
        say(training.report());
        if (failures) {
            training.failures().forEach(this::say);
        }
        return outcome;
    }

    private int checked(String model, Path file) throws IOException {
        boolean same = Files.exists(file) && Files.readString(file).equals(model);
        say(file + (same ? " holds what the data gives." : " does not hold what the data gives."));
        return same ? 0 : 1;
    }

    private int written(String model, Path file) throws IOException {
        Files.writeString(file, model);
        say("Written to " + file + "; build again to ship it.");
        return 0;
    }

    private static Path shipped() {
        return Path.of(System.getProperty("travion.repository", "")).resolve(IntentTraining.RESOURCE);
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
    }
}
