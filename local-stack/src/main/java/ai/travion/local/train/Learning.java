package ai.travion.local.train;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * What the commands of {@code travion train} share: where a model is put, and how the command ends: with 0; with {@code --check} with 1
 * where a file does not hold what the data gives.
 */
@Command(mixinStandardHelpOptions = true, sortOptions = false)
abstract class Learning implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ModelFiles files = new ModelFiles();

    /**
     * Learns a model, puts it into its files, and says how good it is.
     *
     * @throws IOException if a file cannot be read or written
     */
    abstract void learn(ModelFiles files) throws IOException;

    @Override
    public final Integer call() throws IOException {
        learn(files);
        return files.outcome();
    }

    final void say(String line) {
        spec.commandLine().getOut().println(line);
    }
}
