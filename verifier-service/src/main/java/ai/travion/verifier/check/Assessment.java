package ai.travion.verifier.check;

import ai.travion.schemas.Evaluation;
import ai.travion.schemas.Finding;
import java.util.List;

/**
 * What the checks made of a draft.
 *
 * @param asksForOtherEvidence no rewriting helps: the evidence is what is missing
 * @param foundNothing the draft says so itself, and the grader found the evidence weak
 */
public record Assessment(Evaluation evaluation, boolean asksForOtherEvidence, boolean foundNothing) {

    public boolean passed() {
        return evaluation.getPassed();
    }

    /** What the writer should do about what was found, and no more; each once, the gravest first. */
    public List<String> instructions() {
        return evaluation.getFindings().stream()
                .map(Finding::getInstruction)
                .distinct()
                .toList();
    }
}
