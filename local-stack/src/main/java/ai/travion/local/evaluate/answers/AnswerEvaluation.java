package ai.travion.local.evaluate.answers;

import ai.travion.graph.Graph;
import ai.travion.schemas.GraphState;
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
import org.apache.commons.csv.CSVFormat;

/** Leads every scenario through the graph, plants faults into the drafts that were approved, and counts. It is always the same day. */
public final class AnswerEvaluation {

    private static final OffsetDateTime TODAY = OffsetDateTime.parse("2026-11-20T10:00:00+05:30");
    private static final int DRAFTS_OF_A_KIND = 14;
    /** Prime, so that the drafts of a kind are spread over the scenarios. */
    private static final int STRIDE = 7;

    private final List<Outcome> outcomes;
    private final List<Trial> faulty;
    private final List<Trial> sound;

    private AnswerEvaluation(List<Outcome> outcomes, List<Trial> faulty, List<Trial> sound) {
        this.outcomes = outcomes;
        this.faulty = faulty;
        this.sound = sound;
    }

    /** Runs all of it: some seconds. */
    public static AnswerEvaluation run() {
        var clock = Clock.fixed(TODAY.toInstant(), ZoneId.of("Asia/Colombo"));
        try (var nodes = NodesInProcess.at(clock)) {
            var walk = new Walk(nodes, clock);
            var scenarios = Scenario.shipped();
            var outcomes = IntStream.range(0, scenarios.size())
                    .parallel()
                    .mapToObj(i -> outcome(walk, "scenario-" + i, scenarios.get(i)))
                    .toList();
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
            return new AnswerEvaluation(outcomes, faulty, sound);
        }
    }

    /** The figures. */
    public Report report() {
        var byKind = new LinkedHashMap<String, Report.Kind>();
        faulty.stream()
                .collect(Collectors.groupingBy(Trial::kind, LinkedHashMap::new, Collectors.toList()))
                .forEach((kind, trials) -> byKind.put(
                        kind,
                        new Report.Kind(
                                trials.size(), count(trials, Trial::isRefused), count(trials, Trial::isRepaired))));
        int found = count(faulty, Trial::isRefused);
        var corrected = outcomes.stream()
                .filter(outcome -> outcome.turn().corrections() > 0)
                .toList();
        long worse = corrected.stream().filter(AnswerEvaluation::isWorse).count()
                + faulty.stream()
                        .filter(trial -> trial.isRefused() && trial.isWorse())
                        .count();
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
                (double) corrected.size() / outcomes.size(),
                corrected.size(),
                faulty.size(),
                (double) found / faulty.size(),
                (double) count(faulty, trial -> trial.isRefused() && trial.isRepaired()) / Math.max(1, found),
                (double) worse / Math.max(1, found + corrected.size()),
                sound.size(),
                (double) count(sound, Trial::isRefused) / sound.size(),
                byKind);
    }

    /** Every scenario and trial that went wrong, for a reader. */
    public List<String> failures() {
        var failures = new ArrayList<String>();
        outcomes.stream()
                .filter(outcome -> !outcome.verdict().isSound())
                .map(Outcome::inWords)
                .forEach(failures::add);
        faulty.stream()
                .filter(trial -> !trial.isRefused() || !trial.isRepaired())
                .map(trial -> (trial.isRefused() ? "NOT REPAIRED " : "NOT FOUND ") + trial.inWords())
                .forEach(failures::add);
        sound.stream()
                .filter(Trial::isRefused)
                .map(trial -> "FALSE ALARM " + trial.inWords())
                .forEach(failures::add);
        return failures;
    }

    /** Every conversation with its answer, for a reader. */
    public List<String> answers() {
        return outcomes.stream()
                .map(outcome ->
                        "=== " + outcome.inWords() + "\n" + outcome.turn().answer() + "\n")
                .toList();
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

    /** A planted draft and what became of it. */
    private record Trial(String kind, Outcome base, Turn turn, boolean isStillIn, int faultsBefore, int faultsAfter) {

        static Trial of(String kind, Outcome base, Recipe.Planted planted, Turn turn) {
            var before = Judge.of(
                    base.scenario(),
                    planted.state(),
                    planted.state().getGeneratedResponse().orElse(""));
            var after = Judge.of(base.scenario(), turn.reply(), turn.answer());
            return new Trial(
                    kind,
                    base,
                    turn,
                    planted.isStillIn(turn.answer()),
                    before.faults().size(),
                    after.faults().size());
        }

        boolean isRefused() {
            return turn.drafts().size() > 1 || turn.corrections() > 0;
        }

        /** The fault is gone, the verifier is content, and nothing else is wrong. */
        boolean isRepaired() {
            return !isStillIn && turn.approvedDraft().isPresent() && faultsAfter == 0;
        }

        boolean isWorse() {
            return faultsAfter > faultsBefore;
        }

        String inWords() {
            var findings = turn.reply()
                    .getEvaluation()
                    .map(evaluation -> evaluation.getFindings().stream()
                            .map(finding -> finding.getCheck() + ": " + finding.getMessage())
                            .collect(Collectors.joining("; ")))
                    .orElse("");
            var sentBack = turn.reply().getCorrectionInstructions();
            return kind + " in " + String.join(" | ", base.scenario().turns()) + " (after " + faultsAfter + " faults) "
                    + findings + " " + sentBack + "\n--- draft\n"
                    + turn.drafts().getFirst().getGeneratedResponse().orElse("") + "\n--- answer\n" + turn.answer();
        }
    }
}
