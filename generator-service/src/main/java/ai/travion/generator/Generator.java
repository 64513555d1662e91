package ai.travion.generator;

import ai.travion.graph.DraftNumber;
import ai.travion.graph.Graph;
import ai.travion.graph.Progress;
import ai.travion.graph.Step;
import ai.travion.graph.StreamingNode;
import ai.travion.schemas.Evaluation;
import ai.travion.schemas.Finding;
import ai.travion.schemas.GraphState;
import java.util.List;

/** Has the answer written and shows it as it grows; whether it is any good is for the verifier to say. */
final class Generator implements StreamingNode {

    private final Writer writer;

    Generator(Writer writer) {
        this.writer = writer;
    }

    @Override
    public Step apply(GraphState state, Progress progress) {
        var pen = new NumberingPen(progress, DraftNumber.in(state));
        if (state.getReasoningLoops() > 0) {
            pen.announce(reasonsOf(state));
        }
        var written = writer.write(state, pen);
        return Step.to(Graph.VERIFY, holding(state, written));
    }

    /** Writes under the number of a draft; what it takes back stays void under the old one. */
    private static final class NumberingPen implements Writer.Pen {

        private final Progress progress;
        private int draft;

        private NumberingPen(Progress progress, int draft) {
            this.progress = progress;
            this.draft = draft;
        }

        @Override
        public void write(String piece) {
            progress.token(draft, piece);
        }

        @Override
        public void takeBack(String reason) {
            draft++;
            announce(List.of(reason));
        }

        private void announce(List<String> reasons) {
            progress.revision(draft, reasons);
        }
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
