package ai.travion.local.evaluate.answers;

import ai.travion.graph.Graph;
import ai.travion.local.StandInModel;
import ai.travion.schemas.GraphState;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Has a model say each draft in its turn, through the generator as it is wired and then the verifier. A stubborn model says a draft that is
 * sent back as it was, so that the composer has the last word; one that heeds does what it is told.
 */
final class ModelTrials {

    private ModelTrials() {}

    /** A draft and what became of it. */
    record Trial(ModelDraft draft, Turn turn) {

        /** Sent back, or rid of its fault before the verifier saw it. */
        boolean isCaught() {
            return isSentBack() || (draft.mark() != null && !firstText().contains(draft.mark()));
        }

        boolean isSentBack() {
            return turn.drafts().size() > 1 || turn.corrections() > 0;
        }

        /** Sent back, and the answer has more wrong with it than the draft had: nothing is expected of it but what holds for any. */
        boolean isWorse() {
            if (!isSentBack()) {
                return false;
            }
            var first = turn.drafts().getFirst();
            return faults(first, firstText()) < faults(turn.reply(), turn.answer());
        }

        private int faults(GraphState state, String text) {
            int planted = draft.mark() != null && text.contains(draft.mark()) ? 1 : 0;
            return planted
                    + Judge.of(Scenario.ofAnyAnswer(state), state, text)
                            .faults()
                            .size();
        }

        /** The verifier is content, and the fault is gone. */
        boolean isRepaired() {
            return isCaught()
                    && turn.approvedDraft().isPresent()
                    && (draft.mark() == null || !turn.answer().contains(draft.mark()));
        }

        /** The same, and by the model's own words: the composer had not to take over. */
        boolean isRepairedByTheModel() {
            return isRepaired()
                    && turn.reply()
                            .getLlm()
                            .filter(usage -> !usage.getDegraded())
                            .isPresent();
        }

        String inWords() {
            var first = turn.drafts().getFirst();
            var findings = turn.reply()
                    .getEvaluation()
                    .map(evaluation -> evaluation.getFindings().stream()
                            .map(finding -> finding.getCheck() + ": " + finding.getMessage())
                            .collect(Collectors.joining("; ")))
                    .orElse("");
            var sentBack =
                    turn.drafts().size() > 1 ? turn.drafts().get(1).getCorrectionInstructions() : List.<String>of();
            return (draft.fault() == null ? "sound" : draft.fault()) + ", batch " + draft.batch() + ", in "
                    + first.getUserQuery()
                    + "\n--- sent back because " + sentBack + "\n--- at the end " + findings + "\n--- draft\n"
                    + firstText() + "\n--- answer\n" + turn.answer();
        }

        private String firstText() {
            return turn.drafts().getFirst().getGeneratedResponse().orElse("");
        }
    }

    /** By a stubborn model. */
    static List<Trial> of(NodesInProcess nodes, Clock clock, Drafted drafted) {
        return of(nodes, clock, drafted.turns(), drafted.drafts(), (draft, prompt) -> draft);
    }

    /** Those with a fault, by a model that heeds its corrections. */
    static List<Trial> heeding(NodesInProcess nodes, Clock clock, Drafted drafted) {
        var faulty = drafted.drafts().stream().filter(draft -> !draft.isSound()).toList();
        return of(nodes, clock, drafted.turns(), faulty, Heeding::of);
    }

    /**
     * As many at once as there are processors, each worker with a model of its own: what it is to say is told it beforehand.
     *
     * @param manner what the model says, by the draft that is its turn and the prompt
     */
    private static List<Trial> of(
            NodesInProcess nodes,
            Clock clock,
            Map<String, ModelTurn> turns,
            List<ModelDraft> drafts,
            BinaryOperator<String> manner) {
        int workers = Runtime.getRuntime().availableProcessors();
        return IntStream.range(0, workers)
                .parallel()
                .mapToObj(number ->
                        drafts.subList(number * drafts.size() / workers, (number + 1) * drafts.size() / workers))
                .flatMap(some -> inTurn(nodes, clock, turns, some, manner).stream())
                .toList();
    }

    private static List<Trial> inTurn(
            NodesInProcess nodes,
            Clock clock,
            Map<String, ModelTurn> turns,
            List<ModelDraft> drafts,
            BinaryOperator<String> manner) {
        var trials = new ArrayList<Trial>();
        var words = new AtomicReference<>("");
        try (var model = new StandInModel(prompt -> manner.apply(words.get(), prompt));
                var writing = nodes.writingBy(clock, settings(model))) {
            var walk = new Walk(writing, clock);
            for (var draft : drafts) {
                var turn = turns.get(draft.turn());
                if (turn == null) {
                    throw new IllegalStateException("No turn is called " + draft.turn() + ".");
                }
                words.set(draft.draft());
                var thread = "model-" + trials.size();
                trials.add(new Trial(draft, walk.from(Graph.GENERATE, turn.state(thread, clock.instant()))));
            }
        }
        return trials;
    }

    private static Map<String, Object> settings(StandInModel model) {
        return Map.of(
                "llm.provider", "openai", "llm.openai.base-url", model.baseUrl(), "llm.openai.api-key", "none-needed");
    }
}
