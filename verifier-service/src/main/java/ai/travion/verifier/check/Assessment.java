package ai.travion.verifier.check;

import ai.travion.schemas.Evaluation;
import ai.travion.schemas.Finding;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the checks made of a draft.
 *
 * @param lackingOnceMended what has to be written where something has to go; instructions
 * @param asksForOtherEvidence no rewriting helps: the evidence is what is missing
 * @param foundNothing the draft says so itself, and the grader found the evidence weak
 */
public record Assessment(
        Evaluation evaluation, List<String> lackingOnceMended, boolean asksForOtherEvidence, boolean foundNothing) {

    public boolean passed() {
        return evaluation.getPassed();
    }

    /** What the writer should do about what was found, and no more; each once, the gravest first. */
    public List<String> instructions() {
        return Stream.concat(evaluation.getFindings().stream().map(Finding::getInstruction), lackingOnceMended.stream())
                .distinct()
                .toList();
    }
}
