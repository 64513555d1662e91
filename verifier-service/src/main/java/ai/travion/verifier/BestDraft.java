package ai.travion.verifier;

import ai.travion.schemas.Draft;
import ai.travion.schemas.Evaluation;
import ai.travion.schemas.GraphState;
import ai.travion.verifier.check.Assessment;
import java.util.Comparator;

/** Keeps the best draft of a turn: one that holds all hard gates before one that does not, then by score, then the later. */
final class BestDraft {

    private static final Comparator<Evaluation> WORSE_FIRST = Comparator.comparingLong(BestDraft::gatesBroken)
            .reversed()
            .thenComparingInt(Evaluation::getScore)
            .thenComparing(Comparator.<Evaluation>comparingInt(
                            evaluation -> evaluation.getFindings().size())
                    .reversed());

    private BestDraft() {}

    static Draft of(GraphState state, Assessment assessment) {
        var latest = Draft.newBuilder()
                .setNumber(state.getReasoningLoops())
                .setText(state.getGeneratedResponse().orElse(""))
                .setCitations(state.getCitations())
                .setBrief(state.getBrief().orElse(null))
                .setGrounding(state.getGrounding())
                .setEvaluation(assessment.evaluation())
                .setItinerary(state.getItinerary())
                .build();
        if (state.getReasoningLoops() == 0) {
            return latest;
        }
        return state.getBestResponse()
                .filter(before -> isBetter(before, latest))
                .orElse(latest);
    }

    private static boolean isBetter(Draft before, Draft latest) {
        var then = before.getEvaluation();
        var now = latest.getEvaluation();
        return then.isPresent() && now.isPresent() && WORSE_FIRST.compare(then.get(), now.get()) > 0;
    }

    private static long gatesBroken(Evaluation evaluation) {
        return evaluation.getHardGates().values().stream()
                .filter(holds -> !holds)
                .count();
    }
}
