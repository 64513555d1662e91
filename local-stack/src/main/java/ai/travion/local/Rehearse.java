package ai.travion.local;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/**
 * One start on free ports and in a temporary folder, a few turns and a stop. The build runs it under a JVM that records what a
 * start loads and compiles (JEP 483, 514, 515); later starts find it prepared.
 */
@Command(
        name = "rehearse",
        hidden = true,
        description = "Starts the stack in a temporary folder, asks it a few questions, and stops it.")
final class Rehearse implements Callable<Integer> {

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (var stack = LocalStack.temporary()) {
            FirstTurns.ask(stack.url(), 1);
        }
        return 0;
    }
}
