package ai.travion.local.evaluate;

import ai.travion.atlas.Places;
import ai.travion.local.Json;
import ai.travion.router.EvaluatedRouter;
import ai.travion.router.evaluation.Figures;
import ai.travion.router.evaluation.Report;
import ai.travion.router.evaluation.RouterEvaluation;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code travion evaluate router}: what the router understands of labelled messages and conversations. */
@Command(
        name = "router",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Measures how well messages and conversations are understood: intents, places and dates, "
                + "for the messages that tuning saw and for the unseen, and how long the node takes.")
final class EvaluateRouter implements Callable<Integer> {

    /** The labels were written for this moment, a Friday. */
    private static final OffsetDateTime NOW = OffsetDateTime.parse("2026-11-20T10:00+05:30");

    private static final List<String> INTENTS =
            List.of("greeting", "tourism_query", "trip_planning", "real_time_info", "off_topic");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--json", description = "Prints one JSON object.")
    private boolean json;

    @Option(
            names = "--failures",
            description =
                    "Prints instead the tuning messages that are misunderstood; of the unseen there are only totals.")
    private boolean failures;

    @Override
    public Integer call() {
        var atlas = Places.load();
        var clock = Clock.fixed(NOW.toInstant(), ZoneId.of("Asia/Colombo"));
        var evaluation = new RouterEvaluation(EvaluatedRouter.at(clock, atlas), atlas);
        var out = spec.commandLine().getOut();
        if (failures) {
            evaluation.failures().forEach(out::println);
        } else {
            var report = evaluation.report();
            out.println(json ? Json.of(report) : table(report));
        }
        out.flush();
        return CommandLine.ExitCode.OK;
    }

    private static String table(Report report) {
        var table = new StringBuilder(String.format(
                Locale.ROOT,
                "%-10s%9s%10s%10s%8s%12s%8s%14s%12s%10s%16s%n",
                "messages",
                "count",
                "accuracy",
                "macro F1",
                "finer",
                "main place",
                "date",
                "date of dated",
                "off topic",
                "refused",
                "unsure, right"));
        report.messages()
                .forEach(one -> table.append(String.format(
                        Locale.ROOT,
                        "%-10s%9d%10.3f%10.3f%8.3f%12.3f%8.3f%14.3f%12.3f%10.3f%16s%n",
                        one.messages(),
                        one.count(),
                        one.accuracy(),
                        one.macroF1(),
                        one.travelIntent(),
                        one.mainPlace(),
                        one.date(),
                        one.dateOfDated(),
                        one.offTopicRecall(),
                        one.travelRefused(),
                        one.unsure() + ", " + one.unsureRight())));
        report.messages().forEach(one -> table.append(confusion(one)));
        var talks = report.conversations();
        table.append(String.format(
                Locale.ROOT,
                "%n%d conversations, %d turns: turns right %.3f, whole conversations %.3f; intent %.3f, finer %.3f, "
                        + "main place %.3f, date %.3f, asks back %.3f%n",
                talks.conversations(),
                talks.turns(),
                talks.turnsRight(),
                talks.allRight(),
                talks.intent(),
                talks.travelIntent(),
                talks.mainPlace(),
                talks.date(),
                talks.asksBack()));
        var acts = report.acts();
        table.append(String.format(
                Locale.ROOT,
                "%n%d unseen messages while a plan stands: act %.3f, kind %.3f; sure of %.3f, of which act %.3f and kind %.3f%n",
                acts.count(),
                acts.act(),
                acts.kind(),
                acts.sure(),
                acts.sureRight(),
                acts.sureKindRight()));
        table.append(String.format(
                Locale.ROOT,
                "%nThe node: p50 %.2f ms, p99 %.2f ms; at the end of a conversation p50 %.2f ms, p99 %.2f ms%n",
                report.p50Ms(),
                report.p99Ms(),
                report.lateP50Ms(),
                report.lateP99Ms()));
        return table.toString().stripTrailing();
    }

    private static String confusion(Figures figures) {
        var table = new StringBuilder(
                String.format(Locale.ROOT, "%n%s: intent, and what it was taken for%n", figures.messages()));
        table.append(String.format(Locale.ROOT, "%-16s", ""));
        INTENTS.forEach(intent -> table.append(String.format(Locale.ROOT, "%16s", intent)));
        INTENTS.forEach(intent -> {
            table.append(String.format(Locale.ROOT, "%n%-16s", intent));
            var row = figures.confusion().getOrDefault(intent, Map.of());
            INTENTS.forEach(taken -> table.append(String.format(Locale.ROOT, "%16d", row.getOrDefault(taken, 0))));
        });
        return table.append(String.format(Locale.ROOT, "%n")).toString();
    }
}
