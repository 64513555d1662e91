package ai.travion.local.train;

import ai.travion.atlas.Places;
import ai.travion.retrieval.Variants;
import ai.travion.retrieval.evaluation.AdapterTraining;
import java.io.IOException;
import picocli.CommandLine.Command;

/**
 * {@code travion train adapter}: learns how the vector of a question is turned towards what answers it, and prints how well that does on
 * pages that it was not learnt from. Takes some minutes.
 */
@Command(
        name = "adapter",
        description = "Learns from the expected questions how a question's vector is turned towards what answers it.")
final class TrainAdapter extends Learning {

    @Override
    void learn(ModelFiles files) throws IOException {
        var training = Variants.adapterTraining(Places.load());
        files.put(AdapterTraining.FILE, training.adapter().bytes());
        say(training.report().toString());
    }
}
