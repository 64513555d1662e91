package ai.travion.local.train;

import ai.travion.shadow.crowd.CrowdTraining;
import ai.travion.shadow.crowd.PredictionTime;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
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

    @Mixin
    private ModelFiles files = new ModelFiles();

    @Override
    public Integer call() throws IOException {
        long began = System.nanoTime();
        var training = CrowdTraining.fromTheData();
        byte[] model = training.model();
        double seconds = (System.nanoTime() - began) / 1e9;
        files.put(CrowdTraining.RESOURCE, model);
        say(String.format(Locale.ROOT, "Grown in %.1f s, %,d bytes.", seconds, model.length));
        say("");
        say(training.report().inWords());
        say(PredictionTime.measured().inWords());
        return files.outcome();
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
    }
}
