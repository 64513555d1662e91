package ai.travion.generator;

import ai.travion.graph.Graph;
import ai.travion.graph.Progress;
import ai.travion.graph.Step;
import ai.travion.graph.StreamingNode;
import ai.travion.schemas.Evaluation;
import ai.travion.schemas.Finding;
import ai.travion.schemas.GraphState;
import java.util.List;

/**
 * Has the answer written and shows it as it grows; whether it is any good is for the verifier to say.
 *
 * <p>A draft's number is the count of the corrections before it, so that a reader knows which words are void.
 */
final class Generator implements StreamingNode {

    private final Writer writer;

    Generator(Writer writer) {
        this.writer = writer;
    }

    @Override
    public Step apply(GraphState state, Progress progress) {
        var draft = state.getReasoningLoops();
        if (draft > 0) {
            progress.revision(draft, reasonsOf(state));
        }
        var written = writer.write(state, piece -> progress.token(draft, piece));
        return Step.to(Graph.VERIFY, holding(state, written));
    }

    private static GraphState holding(GraphState state, Written written) {
        var brief = written.brief();
        return GraphState.newBuilder(state)
                .setGeneratedResponse(written.text())
                .setCitations(written.citations())
                .setBrief(brief == null ? null : brief.inEnvelope())
                .setGrounding(written.grounding())
                .setItinerary(written.itinerary())
                .setOmittedEvidence(written.omitted())
                .setLlm(written.llm())
                .build();
    }

    /** What was wrong, in words for a reader; the instructions are the writer's. */
    private static List<String> reasonsOf(GraphState state) {
        var findings = state.getEvaluation().map(Evaluation::getFindings).orElse(List.of());
        return findings.isEmpty()
                ? state.getCorrectionInstructions()
                : findings.stream().map(Finding::getMessage).toList();
    }
}
