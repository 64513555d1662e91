package ai.travion.local.train;

import ai.travion.atlas.Places;
import ai.travion.retrieval.Variants;
import ai.travion.retrieval.evaluation.AnswerabilityTraining;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code travion train answerability}: fits retrieval's judgement of whether passages answer a question, and prints how well it does on
 * questions that it was not fitted to.
 */
@Command(
        name = "answerability",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Fits retrieval's judgement of whether passages answer a question to the tuning questions.")
final class TrainAnswerability implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Where to write the models (default: where they are shipped from).")
    private @Nullable Path out;

    @Option(
            names = "--failures",
            description = "Prints as well the questions that it gets wrong when they are left out.")
    private boolean failures;

    @Override
    public Integer call() throws IOException {
        var atlas = Places.load();
        var training = Variants.training(atlas);
        var folder = Optional.ofNullable(out).orElseGet(TrainAnswerability::shipped);
        Files.writeString(
                folder.resolve(AnswerabilityTraining.ANSWERABILITY),
                training.model().text());
        Files.writeString(
                folder.resolve(AnswerabilityTraining.SIDES), training.sides().text());
        Files.writeString(
                folder.resolve(AnswerabilityTraining.ORDER), training.order().text());
        spec.commandLine().getOut().println(training.report());
        if (failures) {
            training.failures().forEach(spec.commandLine().getOut()::println);
        }
        spec.commandLine().getOut().println("Written to " + folder + "; build again to ship it.");
        return 0;
    }

    private static Path shipped() {
        return Path.of(System.getProperty("travion.repository", "")).resolve(AnswerabilityTraining.FOLDER);
    }
}
