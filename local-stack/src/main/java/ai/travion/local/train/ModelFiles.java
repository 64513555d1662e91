package ai.travion.local.train;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where {@code travion train} puts what was learnt: over the files that are shipped, or into a folder of the caller's. */
final class ModelFiles {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Where to write the model (default: where it is shipped from).")
    private @Nullable Path out;

    @Option(names = "--check", description = "Writes nothing: tells whether the file holds what the data gives.")
    private boolean check;

    private boolean held = true;

    /**
     * Writes a model, or compares it, and says which.
     *
     * @param shipped the file that is shipped, from the root of the repository
     * @throws IOException if the file cannot be read or written
     */
    void put(String shipped, byte[] model) throws IOException {
        Path file = out == null
                ? Path.of(System.getProperty("travion.repository", "")).resolve(shipped)
                : out.resolve(Path.of(shipped).getFileName());
        if (check) {
            boolean same = Files.exists(file) && Arrays.equals(Files.readAllBytes(file), model);
            held &= same;
            say(file + (same ? " holds what the data gives." : " does not hold what the data gives."));
        } else {
            Files.write(file, model);
            say("Written to " + file + "; build again to ship it.");
        }
    }

    void put(String shipped, String model) throws IOException {
        put(shipped, model.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns 0, or 1 where a file that was to be checked does not hold its model. */
    int outcome() {
        return held ? 0 : 1;
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
    }
}
