package ai.travion.local.train;

import ai.travion.shadow.crowd.CrowdTraining;
import ai.travion.shadow.crowd.PredictionTime;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code travion train crowd}: grows the forest of CrowdCast and prints how well it does on what it has not seen, and how long a prediction takes.
 *
 * <p>Ends with 0; with {@code --check} with 1 where the file does not hold what the data gives.
 */
@Command(
        name = "crowd",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Grows the forest of CrowdCast from the arrivals and the assumptions of the shadow monitor. "
                + "The same data gives the same bytes.")
final class TrainCrowd implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where to write the model (default: where it is shipped from).")
    private @Nullable Path out;

    @Option(names = "--check", description = "Writes nothing: tells whether the file holds what the data gives.")
    private boolean check;

    @Override
    public Integer call() throws IOException {
        long began = System.nanoTime();
        var training = CrowdTraining.fromTheData();
        byte[] model = training.model();
        double seconds = (System.nanoTime() - began) / 1e9;
        Path file = Optional.ofNullable(out).orElseGet(TrainCrowd::shipped);
        int outcome = check ? checked(model, file) : written(model, file);
        say(String.format(Locale.ROOT, "Grown in %.1f s, %,d bytes.", seconds, model.length));
        say("");
        say(training.report().inWords());
        say(PredictionTime.measured().inWords());
        return outcome;
    }

    private int checked(byte[] model, Path file) throws IOException {
        boolean same = Files.exists(file) && Arrays.equals(Files.readAllBytes(file), model);
        say(file + (same ? " holds what the data gives." : " does not hold what the data gives."));
        return same ? 0 : 1;
    }

    private int written(byte[] model, Path file) throws IOException {
        Files.write(file, model);
        say("Written to " + file + "; build again to ship it.");
        return 0;
    }

    private static Path shipped() {
        return Path.of(System.getProperty("travion.repository", "")).resolve(CrowdTraining.RESOURCE);
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
    }
}
