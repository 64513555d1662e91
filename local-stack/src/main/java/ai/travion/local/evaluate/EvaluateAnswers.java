package ai.travion.local.evaluate;

import ai.travion.local.Json;
import ai.travion.local.evaluate.answers.AnswerEvaluation;
import ai.travion.local.evaluate.answers.Floors;
import ai.travion.local.evaluate.answers.Report;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code travion evaluate answers}: whole turns, and whether the verifier finds what is wrong with a draft.
 *
 * <p>Ends with 0, and with 1 where a figure is below its floor.
 */
@Command(
        name = "answers",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Leads conversations with known properties through every node, in this process and without a model, "
                        + "plants faults into their answers, and counts what is right, found, mended and made worse. "
                        + "Fails where a figure is below its floor.")
final class EvaluateAnswers implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--json", description = "Prints one JSON object.")
    private boolean json;

    @Option(names = "--failures", description = "Prints instead every scenario and planted fault that went wrong.")
    private boolean failures;

    @Option(names = "--texts", description = "Prints instead every conversation with its last answer.")
    private boolean texts;

    @Override
    public Integer call() {
        var evaluation = AnswerEvaluation.run();
        var report = evaluation.report();
        var out = spec.commandLine().getOut();
        if (failures) {
            evaluation.failures().forEach(out::println);
        } else if (texts) {
            evaluation.answers().forEach(out::println);
        } else {
            out.println(
                    json
                            ? Json.of(new Reports(report, evaluation.unseen()))
                            : table("tuned on", report) + "%n%n".formatted() + table("unseen", evaluation.unseen()));
        }
        out.flush();
        var tooLow = Stream.concat(
                        report.below(Floors.shipped()).stream(),
                        evaluation.unseen().below(Floors.unseen()).stream().map(problem -> "unseen: " + problem))
                .toList();
        tooLow.forEach(spec.commandLine().getErr()::println);
        return tooLow.isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    /**
     * Both halves, as JSON has them.
     *
     * @param unseen of what was written without a look at the rules
     */
    private record Reports(@JsonUnwrapped Report tunedOn, Report unseen) {}

    private static String table(String half, Report report) {
        var table = new StringBuilder(String.format("%s%n", half));
        line(table, "scenarios", report.scenarios() + ", " + report.generatedScenarios() + " of them generated");
        line(table, "constraint mention", percent(report.constraintMention()));
        line(table, "alignment", percent(report.alignment()));
        line(table, "citation precision", percent(report.citationPrecision()));
        line(table, "citation coverage", percent(report.citationCoverage()));
        line(
                table,
                "support",
                percent(report.support()) + ", " + report.unsupportedFigures() + " numbers or days without evidence");
        line(table, "schema validity", percent(report.schemaValidity()));
        line(table, "correction rate", percent(report.correctionRate()) + ", " + report.corrections() + " answers");
        line(table, "sound drafts", report.soundDrafts() + ", false alarms " + percent(report.falseAlarms()));
        line(
                table,
                "planted faults",
                report.faults() + ", found " + percent(report.faultsFound()) + ", of these repaired "
                        + percent(report.repaired())
                        + (report.repairedByTheModel() == null
                                ? ""
                                : " by the composer, where the model repeats itself; by a model that heeds "
                                        + percent(report.repairedByTheModel())));
        line(table, "made worse", percent(report.madeWorse()) + " of what was sent back");
        table.append(String.format("%n%-22s%9s%9s%9s%n", "planted fault", "planted", "found", "repaired"));
        report.byKind()
                .forEach((kind, one) -> table.append(
                        String.format("%-22s%9d%9d%9d%n", kind, one.planted(), one.found(), one.repaired())));
        return table.toString().stripTrailing();
    }

    private static void line(StringBuilder table, String what, String figure) {
        table.append(String.format("%-22s%s%n", what, figure));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }
}
