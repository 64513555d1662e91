package ai.travion.local;

import ai.travion.atlas.Places;
import ai.travion.embedding.MiniLm;
import ai.travion.retrieval.EmbedShipped;
import ai.travion.retrieval.ingest.OwnKnowledge;
import ai.travion.retrieval.ingest.OwnKnowledge.Ingested;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code travion ingest PATH}: documents of one's own, beside what ships. */
@Command(
        name = "ingest",
        mixinStandardHelpOptions = true,
        description = {
            "Reads a folder, or one file, of Markdown, HTML, JSON or JSON lines and keeps it under TRAVION_HOME (or KNOWLEDGE_PATH).",
            "Travion searches it from its next start on. The same folder again replaces what was kept of it;",
            "another of the same name is kept beside it. A file that is gone from the folder goes with that; where",
            "nothing can be read, what was kept stays. No link is followed out of the folder, nor to a folder.",
            "--remove NAME takes out all that is kept under a name.",
            "A file may say of itself, in front matter, meta tags or fields: title, location, aspect, tags."
        })
final class Ingest implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--shipped",
            description =
                    "For developers: computes the vectors and the stems of the knowledge base that ships, after its texts were edited.")
    private boolean shipped;

    @Option(
            names = "--remove",
            paramLabel = "NAME",
            description = "Forgets what is kept under that name: the one that was told when it was read.")
    private @Nullable String removed;

    @Parameters(arity = "0..1", paramLabel = "PATH", description = "A folder or a file.")
    private @Nullable Path path;

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        var err = spec.commandLine().getErr();
        if (shipped) {
            return embedShipped(out, err);
        }
        var name = removed;
        if (name != null) {
            return remove(name, out, err);
        }
        var from = path;
        if (from == null) {
            throw new CommandLine.ParameterException(spec.commandLine(), "Which folder or file?");
        }
        if (!Files.exists(from)) {
            err.println("There is no " + from + ".");
            return CommandLine.ExitCode.USAGE;
        }
        var folder = folder();
        try {
            var ingested = new OwnKnowledge(folder, Places.load()).ingest(from, MiniLm.loading(), out::println);
            out.println();
            out.println(said(ingested, folder));
            if (!ingested.skipped().isEmpty()) {
                out.println("Skipped (" + ingested.skipped().size() + "):");
                ingested.skipped().forEach(line -> out.println("  " + line));
            }
            out.flush();
            return ingested.passages() > 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
        } catch (IOException e) {
            err.println("Can't write to " + folder + " (" + e + ").");
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    private static String said(Ingested ingested, Path folder) {
        if (ingested.passages() > 0) {
            return ingested.passages() + " passages of " + ingested.files() + " files are kept in " + folder
                    + " under the name " + ingested.source() + ".";
        }
        return "Nothing of it can be read"
                + (ingested.before() == 0
                        ? "; nothing is kept."
                        : ": the " + ingested.before() + " passages that were kept under the name " + ingested.source()
                                + " stay as they are (--remove " + ingested.source() + " takes them out).");
    }

    private static Path folder() {
        return StackSettings.of(System.getenv(), Optional.empty(), false).home().knowledge(System.getenv());
    }

    private static int remove(String name, PrintWriter out, PrintWriter err) {
        var folder = folder();
        try {
            var own = new OwnKnowledge(folder, Places.load());
            if (own.remove(name)) {
                out.println("What was kept under the name " + name + " is gone from Travion's next start on.");
                return CommandLine.ExitCode.OK;
            }
            var sources = own.sources();
            err.println("Nothing is kept under the name " + name + " in " + folder + "; "
                    + (sources.isEmpty() ? "nothing is." : "there is " + String.join(", ", sources) + "."));
            return CommandLine.ExitCode.USAGE;
        } catch (IOException e) {
            err.println("Can't remove it from " + folder + " (" + e + ").");
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    private static int embedShipped(PrintWriter out, PrintWriter err) {
        try {
            var repository = Path.of(System.getProperty("travion.repository", ""));
            out.println(EmbedShipped.into(repository, Places.load()) + " texts have a vector.");
            return CommandLine.ExitCode.OK;
        } catch (IOException e) {
            err.println("The vectors can't be written (" + e + ").");
            return CommandLine.ExitCode.SOFTWARE;
        }
    }
}
