package ai.travion.local.train;

import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Learning from labelled cases, each of which is also judged by a model that it was left out of. */
abstract class LearningFromCases extends Learning {

    @Option(names = "--failures", description = "Prints as well the cases that are got wrong when they are left out.")
    private boolean failures;

    final void say(String report, Stream<String> wrong) {
        say(report);
        if (failures) {
            wrong.forEach(this::say);
        }
    }
}
