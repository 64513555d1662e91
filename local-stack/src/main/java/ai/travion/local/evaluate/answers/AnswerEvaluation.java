package ai.travion.local.evaluate.answers;

import ai.travion.graph.Graph;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;

/** Leads every scenario through the graph, plants faults into the drafts that were approved, and counts. It is always the same day. */
public final class AnswerEvaluation {

    private static final OffsetDateTime TODAY = OffsetDateTime.parse("2026-11-20T10:00:00+05:30");
    private static final int DRAFTS_OF_A_KIND = 14;
    /** Prime, so that the drafts of a kind are spread over the scenarios. */
    private static final int STRIDE = 7;

    private static final BriefSchema SCHEMA = BriefSchema.published();

    private final List<Outcome> outcomes;
    private final List<Trial> faulty;
    private final List<Trial> sound;
    private final List<Outcome> unseen;
    private final List<ModelTrials.Trial> modelDrafts;
    private final List<ModelTrials.Trial> heeding;

    private AnswerEvaluation(
            List<Outcome> outcomes,
            List<Trial> faulty,
            List<Trial> sound,
            List<Outcome> unseen,
            List<ModelTrials.Trial> modelDrafts,
            List<ModelTrials.Trial> heeding) {
        this.outcomes = outcomes;
        this.faulty = faulty;
        this.sound = sound;
        this.unseen = unseen;
        this.modelDrafts = modelDrafts;
        this.heeding = heeding;
    }

    /** Runs all of it: some seconds. */
    public static AnswerEvaluation run() {
        var clock = clock();
        try (var nodes = NodesInProcess.at(clock)) {
            var walk = new Walk(nodes, clock);
            var outcomes = outcomes(walk, "scenario-", Scenario.shipped());
            var approved = outcomes.stream()
                    .filter(outcome -> outcome.verdict().isSound())
                    .filter(outcome -> outcome.turn().approvedDraft().isPresent())
                    .toList();
            var answers =
                    approved.stream().map(outcome -> outcome.turn().answer()).toList();
            var faulty = PlantedFaults.from(sentences(), answers).parallelStream()
                    .flatMap(recipe -> trials(walk, recipe, approved).stream())
                    .toList();
            var sound = SoundEdits.all().parallelStream()
                    .flatMap(recipe -> trials(walk, recipe, approved).stream())
                    .toList();
            return new AnswerEvaluation(
                    outcomes,
                    faulty,
                    sound,
                    outcomes(walk, "unseen-", Unseen.scenarios()),
                    ModelTrials.of(nodes, clock, Unseen.drafted()),
                    ModelTrials.heeding(nodes, clock, Unseen.drafted()));
        }
    }

    /** It stands still. */
    static Clock clock() {
        return Clock.fixed(TODAY.toInstant(), ZoneId.of("Asia/Colombo"));
    }

    private static List<Outcome> outcomes(Walk walk, String threads, List<Scenario> scenarios) {
        return IntStream.range(0, scenarios.size())
                .parallel()
                .mapToObj(i -> outcome(walk, threads + i, scenarios.get(i)))
                .toList();
    }

    /** The figures of what the rules were tuned on. */
    public Report report() {
        var byKind = new LinkedHashMap<String, Report.Kind>();
        faulty.stream()
                .collect(Collectors.groupingBy(Trial::kind, LinkedHashMap::new, Collectors.toList()))
                .forEach((kind, trials) -> byKind.put(
                        kind,
                        new Report.Kind(
                                trials.size(), count(trials, Trial::isRefused), count(trials, Trial::isRepaired))));
        int found = count(faulty, Trial::isRefused);
        int repaired = count(faulty, trial -> trial.isRefused() && trial.isRepaired());
        long worse = worse(outcomes)
                + faulty.stream()
                        .filter(trial -> trial.isRefused() && trial.isWorse())
                        .count();
        return report(
                outcomes,
                new Report.Drafts(
                        faulty.size(),
                        found,
                        repaired,
                        null,
                        worse,
                        sound.size(),
                        count(sound, Trial::isRefused),
                        byKind));
    }

    /** The same of conversations, and drafts of a model, that were written without a look at the rules. */
    public Report unseen() {
        var byKind = new LinkedHashMap<String, Report.Kind>();
        var planted =
                modelDrafts.stream().filter(trial -> !trial.draft().isSound()).toList();
        planted.stream()
                .collect(Collectors.groupingBy(
                        trial -> String.valueOf(trial.draft().fault()), LinkedHashMap::new, Collectors.toList()))
                .forEach((kind, trials) -> byKind.put(
                        kind,
                        new Report.Kind(
                                trials.size(),
                                count(trials, ModelTrials.Trial::isCaught),
                                count(trials, ModelTrials.Trial::isRepaired))));
        return report(
                unseen,
                new Report.Drafts(
                        planted.size(),
                        count(planted, ModelTrials.Trial::isCaught),
                        count(planted, ModelTrials.Trial::isRepaired),
                        (double) count(heeding, ModelTrials.Trial::isRepairedByTheModel)
                                / Math.max(1, count(heeding, ModelTrials.Trial::isCaught)),
                        worse(unseen) + count(modelDrafts, ModelTrials.Trial::isWorse),
                        modelDrafts.size() - planted.size(),
                        count(modelDrafts, AnswerEvaluation::isFalseAlarm),
                        byKind));
    }

    private static boolean isFalseAlarm(ModelTrials.Trial trial) {
        return trial.draft().isSound() && trial.isSentBack();
    }

    private static long worse(List<Outcome> outcomes) {
        return outcomes.stream()
                .filter(outcome -> outcome.turn().corrections() > 0)
                .filter(AnswerEvaluation::isWorse)
                .count();
    }

    private static Report report(List<Outcome> outcomes, Report.Drafts drafts) {
        int corrected = count(outcomes, outcome -> outcome.turn().corrections() > 0);
        return new Report(
                outcomes.size(),
                count(outcomes, outcome -> outcome.scenario().generated()),
                share(
                        outcomes,
                        one -> one.verdict().mentioned(),
                        one -> one.verdict().constraints()),
                (double) count(outcomes, outcome -> outcome.verdict().isAligned()) / outcomes.size(),
                share(
                        outcomes,
                        one -> one.verdict().fitting(),
                        one -> one.verdict().citations()),
                share(
                        outcomes,
                        one -> one.verdict().cited(),
                        one -> one.verdict().toCite()),
                (double) count(outcomes, outcome -> outcome.verdict().unsupported() == 0) / outcomes.size(),
                outcomes.stream()
                        .mapToInt(outcome -> outcome.verdict().unsupported())
                        .sum(),
                schemaValidity(outcomes),
                (double) corrected / outcomes.size(),
                corrected,
                drafts.planted(),
                (double) drafts.found() / drafts.planted(),
                (double) drafts.repaired() / Math.max(1, drafts.found()),
                drafts.repairedByTheModel(),
                (double) drafts.worse() / Math.max(1, drafts.found() + corrected),
                drafts.sound(),
                (double) drafts.falseAlarms() / drafts.sound(),
                drafts.byKind());
    }

    /** Every scenario and trial that went wrong, for a reader. */
    public List<String> failures() {
        var failures = new ArrayList<String>();
        Stream.concat(outcomes.stream(), unseen.stream())
                .filter(outcome -> !outcome.verdict().isSound())
                .map(Outcome::inWords)
                .forEach(failures::add);
        Stream.concat(outcomes.stream(), unseen.stream())
                .filter(outcome -> owesABrief(outcome.turn().reply()))
                .filter(outcome -> !briefFaults(outcome.turn().reply()).isEmpty())
                .map(outcome -> "BRIEF " + briefFaults(outcome.turn().reply()) + " in "
                        + String.join(" | ", outcome.scenario().turns()))
                .forEach(failures::add);
        faulty.stream()
                .filter(trial -> !trial.isRefused() || !trial.isRepaired())
                .map(trial -> (trial.isRefused() ? "NOT REPAIRED " : "NOT FOUND ") + trial.inWords())
                .forEach(failures::add);
        sound.stream()
                .filter(Trial::isRefused)
                .map(trial -> "FALSE ALARM " + trial.inWords())
                .forEach(failures::add);
        modelDrafts.stream()
                .filter(trial -> !trial.draft().isSound() && !trial.isRepaired())
                .map(trial -> (trial.isCaught() ? "NOT REPAIRED " : "NOT FOUND ") + trial.inWords())
                .forEach(failures::add);
        modelDrafts.stream()
                .filter(ModelTrials.Trial::isWorse)
                .map(trial -> "MADE WORSE " + trial.inWords())
                .forEach(failures::add);
        modelDrafts.stream()
                .filter(AnswerEvaluation::isFalseAlarm)
                .map(trial -> "FALSE ALARM " + trial.inWords())
                .forEach(failures::add);
        return failures;
    }

    /** Every conversation with its answer, for a reader. */
    public List<String> answers() {
        return Stream.concat(outcomes.stream(), unseen.stream())
                .map(outcome ->
                        "=== " + outcome.inWords() + "\n" + outcome.turn().answer() + "\n")
                .toList();
    }

    private static double schemaValidity(List<Outcome> outcomes) {
        var owed = outcomes.stream()
                .map(outcome -> outcome.turn().reply())
                .filter(AnswerEvaluation::owesABrief)
                .toList();
        return owed.isEmpty()
                ? 1
                : (double) count(owed, reply -> briefFaults(reply).isEmpty()) / owed.size();
    }

    /** Small talk and a question back have nothing for another program to work with. */
    private static boolean owesABrief(GraphState reply) {
        return reply.getBrief().isPresent()
                || (reply.getGeneratedResponse().isPresent()
                        && reply.getRouteDecision() != RouteDecision.SMALL_TALK
                        && reply.getIntent() != IntentType.GREETING
                        && reply.getIntent() != IntentType.OFF_TOPIC);
    }

    private static List<String> briefFaults(GraphState reply) {
        return SCHEMA.faultsOf(reply.getBrief().orElse(null));
    }

    private static Outcome outcome(Walk walk, String thread, Scenario scenario) {
        var turn = walk.through(thread, scenario.turns());
        return new Outcome(scenario, turn, Judge.of(scenario, turn));
    }

    private static boolean isWorse(Outcome outcome) {
        var first = outcome.turn().drafts().getFirst();
        return Judge.of(outcome.scenario(), first, first.getGeneratedResponse().orElse(""))
                        .faults()
                        .size()
                < outcome.verdict().faults().size();
    }

    private static List<Trial> trials(Walk walk, Recipe recipe, List<Outcome> approved) {
        var trials = new ArrayList<Trial>();
        for (int i = 0; i < approved.size() && trials.size() < DRAFTS_OF_A_KIND; i++) {
            var outcome = approved.get(Math.floorMod(i * STRIDE + recipe.kind().hashCode() % 101, approved.size()));
            var draft = asFirst(outcome.turn().approvedDraft().orElseThrow());
            recipe.plant()
                    .in(draft, trials.size())
                    .map(planted -> Trial.of(recipe.kind(), outcome, planted, walk.from(Graph.VERIFY, planted.state())))
                    .ifPresent(trials::add);
        }
        return trials;
    }

    /** A draft as if no other had been before it. */
    private static GraphState asFirst(GraphState draft) {
        return GraphState.newBuilder(draft)
                .setReasoningLoops(0)
                .setNeedsCorrection(false)
                .setCorrectionInstructions(List.of())
                .setBestResponse(null)
                .setEvaluation(null)
                .build();
    }

    private static Map<String, List<String>> sentences() {
        var file = "/evaluation/answers/sentences.csv";
        var format = CSVFormat.DEFAULT
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get();
        try (var stream = Objects.requireNonNull(AnswerEvaluation.class.getResourceAsStream(file), file);
                var reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
            return format.parse(reader).stream()
                    .collect(Collectors.groupingBy(
                            row -> row.get("kind"),
                            LinkedHashMap::new,
                            Collectors.mapping(row -> row.get("sentence"), Collectors.toList())));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " could not be read.", e);
        }
    }

    private static <T> int count(List<T> all, java.util.function.Predicate<T> which) {
        return (int) all.stream().filter(which).count();
    }

    private static double share(List<Outcome> outcomes, ToIntFunction<Outcome> part, ToIntFunction<Outcome> whole) {
        int all = outcomes.stream().mapToInt(whole).sum();
        return all == 0 ? 1 : (double) outcomes.stream().mapToInt(part).sum() / all;
    }
}
