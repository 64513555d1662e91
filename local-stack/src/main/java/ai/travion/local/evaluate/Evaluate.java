package ai.travion.local.evaluate;

import picocli.CommandLine.Command;

/** {@code travion evaluate PART}. */
@Command(
        name = "evaluate",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "PART",
        description = "Measures how good a part is, on labelled cases.",
        subcommands = {EvaluateRouter.class, EvaluateRetrieval.class, EvaluateAnswers.class})
public final class Evaluate {}
