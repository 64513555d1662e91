package ai.travion.local.train;

import ai.travion.atlas.Places;
import ai.travion.retrieval.Variants;
import ai.travion.retrieval.evaluation.AdapterTraining;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * {@code travion train adapter}: learns how the vector of a question is turned towards what answers it, and prints how well that does on
 * pages that it was not learnt from. Takes some minutes.
 *
 * <p>Ends with 0; with {@code --check} with 1 where the file does not hold what the data gives.
 */
@Command(
        name = "adapter",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Learns from the expected questions how a question's vector is turned towards what answers it.")
final class TrainAdapter implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ModelFiles files = new ModelFiles();

    @Override
    public Integer call() throws IOException {
        var training = Variants.adapterTraining(Places.load());
        files.put(AdapterTraining.FILE, training.adapter().bytes());
        spec.commandLine().getOut().println(training.report());
        return files.outcome();
    }
}
