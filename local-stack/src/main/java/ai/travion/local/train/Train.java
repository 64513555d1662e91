package ai.travion.local.train;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code travion train}: one command for each model. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = "Makes a model of Travion again from its data, and says how good it is.",
        synopsisSubcommandLabel = "MODEL",
        subcommands = {
            TrainActs.class,
            TrainAdapter.class,
            TrainGuide.class,
            TrainAnswerability.class,
            TrainCrowd.class,
            TrainIntent.class,
            TrainSentences.class,
            TrainWords.class
        })
public final class Train implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "Which model? There are eight: acts, adapter, answerability, crowd, guide, intent, sentences and words.");
    }
}
