package ai.travion.verifier.check;

import ai.travion.schemas.Evaluation;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the checks made of a draft.
 *
 * @param precautions what a writer that begins anew must know besides: not to bring in another fault
 * @param asksForOtherEvidence no rewriting helps: the evidence is what is missing
 * @param foundNothing the draft says so itself, and the grader found the evidence weak
 */
public record Assessment(
        Evaluation evaluation, List<String> precautions, boolean asksForOtherEvidence, boolean foundNothing) {

    public boolean passed() {
        return evaluation.getPassed();
    }

    /** What the writer should do, each once, the gravest first. */
    public List<String> instructions() {
        return Stream.concat(
                        evaluation.getFindings().stream().map(finding -> finding.getInstruction()),
                        precautions.stream())
                .distinct()
                .toList();
    }
}
