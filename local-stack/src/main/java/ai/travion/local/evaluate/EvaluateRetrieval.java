package ai.travion.local.evaluate;

import static ai.travion.graph.Graph.SHADOW_MONITOR;

import ai.travion.atlas.Places;
import ai.travion.grader.Grader;
import ai.travion.graph.Node;
import ai.travion.local.Home;
import ai.travion.local.Json;
import ai.travion.retrieval.Variants;
import ai.travion.retrieval.evaluation.Figures;
import ai.travion.retrieval.evaluation.GradeEvidence;
import ai.travion.retrieval.evaluation.RetrievalEvaluation;
import ai.travion.retrieval.vectors.ModelJar;
import ai.travion.retrieval.vectors.TwoSided;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code travion evaluate retrieval}: every variant of retrieval on the questions that tuning saw, and on the unseen ones. */
@Command(
        name = "retrieval",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Measures retrieval and grading on labelled questions, one line a variant: how much of what answers "
                        + "is among the first five passages, in which order, how often the grader is wrong, and how long it takes.")
final class EvaluateRetrieval implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--json", description = "Prints one JSON object: the figures, and what the index costs.")
    private boolean json;

    @Option(names = "--variant", split = ",", description = "Only these variants (default all).")
    private Set<String> only = Set.of();

    @Option(names = "--set", split = ",", description = "Only these sets of questions (default all).")
    private Set<String> sets = Set.of();

    @Option(
            names = "--model",
            split = ",",
            paramLabel = "MODEL",
            description =
                    "Also with this embedding model: a name (${COMPLETION-CANDIDATES}), which Maven fetches, or a jar of "
                            + "LangChain4j's with a model in it. Some minutes each.",
            completionCandidates = ModelNames.class)
    private List<String> models = List.of();

    @Option(
            names = "--failures",
            paramLabel = "VARIANT",
            description =
                    "Prints instead the tuning questions that a variant gets wrong, whatever --set says; of the unseen there are only totals.")
    private @Nullable String failures;

    @Override
    public Integer call() {
        var questions = known(sets, RetrievalEvaluation.sets(), "set");
        var atlas = Places.load();
        var index =
                IndexCost.of(() -> Variants.over(atlas, Clock.system(ZoneId.of("Asia/Colombo"))), Variants::asItShips);
        var variants = variants(index.built());
        var evaluation = new RetrievalEvaluation(variants, grade(new Grader(atlas)), atlas);
        var out = spec.commandLine().getOut();
        if (failures != null) {
            evaluation.failures(failures).forEach(out::println);
        } else {
            var figures = evaluation.on(questions);
            out.println(
                    json
                            ? Json.of(new Measured(figures, index.cost()))
                            : table(figures) + "\n\n" + index.cost().text());
        }
        out.flush();
        return CommandLine.ExitCode.OK;
    }

    private Map<String, Node> variants(Variants variants) {
        var all = variants.shipped();
        known(only, all.keySet(), "variant");
        var chosen = new LinkedHashMap<String, Node>();
        all.forEach((name, variant) -> {
            if (only.isEmpty() || only.contains(name)) {
                chosen.put(name, variant.get());
            }
        });
        models.forEach(name -> {
            var model = model(jar(name));
            chosen.put(model.name(), variants.with(loaded(model)));
        });
        return chosen;
    }

    private Set<String> known(Set<String> names, Collection<String> all, String what) {
        var unknown = names.stream().filter(name -> !all.contains(name)).collect(Collectors.joining(", "));
        if (!unknown.isEmpty()) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "No " + what + ": " + unknown + ". There are " + String.join(", ", all) + ".");
        }
        return names;
    }

    private Path jar(String name) {
        var published = PublishedModel.labelled(name);
        if (published.isEmpty()) {
            return Path.of(name);
        }
        try {
            return published.get().in(Home.here().models());
        } catch (PublishedModel.NotHere e) {
            throw new CommandLine.ParameterException(spec.commandLine(), e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandLine.ParameterException(spec.commandLine(), "Interrupted.", e);
        }
    }

    private ModelJar model(Path jar) {
        try {
            return ModelJar.in(jar)
                    .orElseThrow(() -> new CommandLine.ParameterException(
                            spec.commandLine(),
                            "No embedding model is in " + jar + ": it has no *.onnx with a *-tokenizer.json."));
        } catch (IOException e) {
            throw unreadable(jar, e);
        }
    }

    private TwoSided loaded(ModelJar model) {
        try {
            return model.loaded();
        } catch (IOException e) {
            throw unreadable(model.jar(), e);
        }
    }

    private CommandLine.ParameterException unreadable(Path jar, IOException e) {
        return new CommandLine.ParameterException(spec.commandLine(), "Can't read " + jar + " (" + e + ").", e);
    }

    /** What {@code --json} prints. */
    record Measured(List<Figures> figures, IndexCost index) {}

    /** For the help. */
    static final class ModelNames implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(PublishedModel.values())
                    .map(PublishedModel::label)
                    .iterator();
        }
    }

    private static GradeEvidence grade(Grader grader) {
        return state -> new GradeEvidence.Graded(
                grader.score(state), grader.apply(state).next() == SHADOW_MONITOR);
    }

    private static String table(List<Figures> figures) {
        var table = new StringBuilder(String.format(
                "%-10s %-22s%9s%9s%9s%9s%9s%9s%14s%16s%9s%9s%n",
                "set",
                "variant",
                "recall@5",
                "parts",
                "of all",
                "answer@5",
                "nDCG@5",
                "MRR",
                "answerable",
                "unanswerable",
                "p50 ms",
                "p99 ms"));
        table.append(String.format("%-10s %-22s%54s%14s%16s%n", "", "", "", "insufficient", "sufficient"));
        figures.forEach(one -> table.append(String.format(
                Locale.ROOT,
                "%-10s %-22s%9.3f%9.3f%9.3f%9.3f%9.3f%9.3f%14s%16s%9.2f%9.2f%n",
                one.questions(),
                one.variant(),
                one.recallAt5(),
                one.recallWithPartsAt5(),
                one.shareOfAllAt5(),
                one.answeredAt5(),
                one.ndcgAt5(),
                one.mrr(),
                one.answerableInsufficient() + " of " + one.answerable(),
                one.unanswerableSufficient() + " of " + one.unanswerable(),
                one.p50Ms(),
                one.p99Ms())));
        table.append(String.format("%nThe grader's score, from 0.60 on sufficient, at each tenth of the questions:%n"));
        figures.forEach(one -> table.append(tenths(one, "answerable", one.answerableScores()))
                .append(tenths(one, "unanswerable", one.unanswerableScores())));
        return table.toString().stripTrailing();
    }

    private static String tenths(Figures figures, String kind, List<Double> scores) {
        return String.format(
                "%-10s %-22s%-14s%s%n",
                figures.questions(),
                figures.variant(),
                kind,
                scores.stream()
                        .map(score -> String.format(Locale.ROOT, "%6.2f", score))
                        .collect(Collectors.joining()));
    }
}
