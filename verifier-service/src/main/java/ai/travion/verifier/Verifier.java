package ai.travion.verifier;

import ai.travion.graph.Graph;
import ai.travion.graph.Progress;
import ai.travion.graph.Step;
import ai.travion.graph.StreamingNode;
import ai.travion.schemas.Draft;
import ai.travion.schemas.GraphState;
import ai.travion.verifier.check.Assessment;
import ai.travion.verifier.check.Checks;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Approves a draft, letter for letter and with a question to go on with where nothing was found, or sends it back with what is to be done about it.
 *
 * <p>Every correction counts, those that ask for other evidence too. After the last one the best draft is given, with a line that says
 * what could not be mended. Whoever reads along is shown what the answer has beyond the draft.
 */
final class Verifier implements StreamingNode {

    private enum Verdict {
        APPROVED,
        NEEDS_CORRECTION,
        NEEDS_EVIDENCE,
        EXHAUSTED
    }

    private final Checks checks;
    private final int maxCorrections;

    Verifier(Checks checks, int maxCorrections) {
        this.checks = checks;
        this.maxCorrections = maxCorrections;
    }

    @Override
    public Step apply(GraphState state, Progress progress) {
        var step = judged(state);
        if (step.next() == Graph.REPLY) {
            Shown.of(state).upTo(step.state().getFinalResponse().orElse(""), progress);
        }
        return step;
    }

    private Step judged(GraphState state) {
        var assessment = checks.assess(state);
        var best = BestDraft.of(state, assessment);
        return switch (verdictOn(state, assessment)) {
            case APPROVED -> Step.to(Graph.REPLY, approved(state, assessment));
            case NEEDS_CORRECTION -> Step.to(Graph.GENERATE, sentBack(state, assessment, best));
            case NEEDS_EVIDENCE -> Step.to(Graph.REWRITER, sentBack(state, assessment, best));
            case EXHAUSTED -> Step.to(Graph.REPLY, exhausted(state, assessment, best));
        };
    }

    private Verdict verdictOn(GraphState state, Assessment assessment) {
        if (assessment.passed()) {
            return Verdict.APPROVED;
        }
        if (state.getReasoningLoops() >= maxCorrections || isTheSameAgain(state)) {
            return Verdict.EXHAUSTED;
        }
        return assessment.asksForOtherEvidence() ? Verdict.NEEDS_EVIDENCE : Verdict.NEEDS_CORRECTION;
    }

    /** A writer by rule that writes the same again cannot mend it, and would not the next time either. */
    private static boolean isTheSameAgain(GraphState state) {
        boolean isByRule = state.getLlm()
                .map(usage -> usage.getDegraded() || usage.getProvider().equals("none"))
                .orElse(false);
        return isByRule
                && state.getReasoningLoops() > 0
                && state.getBestResponse().map(Draft::getText).equals(state.getGeneratedResponse());
    }

    private static GraphState approved(GraphState state, Assessment assessment) {
        var question = assessment.foundNothing() ? Caveat.question(state) : null;
        return GraphState.newBuilder(state)
                .setEvaluation(assessment.evaluation())
                .setNeedsCorrection(false)
                .setCorrectionInstructions(List.of())
                .setBestResponse(null)
                .setClarification(question)
                .setFinalResponse(Caveat.asking(state.getGeneratedResponse().orElse(""), question))
                .build();
    }

    private static GraphState sentBack(GraphState state, Assessment assessment, Draft best) {
        return GraphState.newBuilder(state)
                .setEvaluation(assessment.evaluation())
                .setNeedsCorrection(true)
                .setCorrectionInstructions(instructions(state, assessment))
                .setReasoningLoops(state.getReasoningLoops() + 1)
                .setBestResponse(best)
                .build();
    }

    private static GraphState exhausted(GraphState state, Assessment assessment, Draft best) {
        var evaluation = best.getEvaluation().orElseThrow();
        var question = assessment.asksForOtherEvidence() ? Caveat.question(state) : null;
        return GraphState.newBuilder(state)
                .setEvaluation(evaluation)
                .setNeedsCorrection(false)
                .setCorrectionInstructions(List.of())
                .setBestResponse(null)
                .setCitations(best.getCitations())
                .setBrief(best.getBrief().orElse(null))
                .setGrounding(best.getGrounding())
                .setItinerary(best.getItinerary().orElse(state.getItinerary()))
                .setClarification(question)
                .setFinalResponse(Caveat.under(best.getText(), evaluation, question))
                .build();
    }

    /** What was asked for before still holds: a second correction must not bring back what the first one mended. */
    private static List<String> instructions(GraphState state, Assessment assessment) {
        var instructions = new LinkedHashSet<String>();
        if (state.getReasoningLoops() > 0) {
            instructions.addAll(state.getCorrectionInstructions());
        }
        instructions.addAll(assessment.instructions());
        return new ArrayList<>(instructions);
    }
}
