package ai.travion.local.train;

import ai.travion.shadow.crowd.CrowdTraining;
import ai.travion.shadow.crowd.PredictionTime;
import java.io.IOException;
import java.util.Locale;
import picocli.CommandLine.Command;

/**
 * {@code travion train crowd}: grows the forest of CrowdCast and prints how well it does on what it has not seen, and how long a prediction takes.
 */
@Command(
        name = "crowd",
        description = "Grows the forest of CrowdCast from the arrivals and the assumptions of the shadow monitor. "
                + "The same data gives the same bytes.")
final class TrainCrowd extends Learning {

    @Override
    void learn(ModelFiles files) throws IOException {
        long began = System.nanoTime();
        var training = CrowdTraining.fromTheData();
        byte[] model = training.model();
        double seconds = (System.nanoTime() - began) / 1e9;
        files.put(CrowdTraining.RESOURCE, model);
        say(String.format(Locale.ROOT, "Grown in %.1f s, %,d bytes.", seconds, model.length));
        say("");
        say(training.report().inWords());
        say(PredictionTime.measured().inWords());
    }
}
