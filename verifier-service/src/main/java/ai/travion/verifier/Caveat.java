package ai.travion.verifier;

import ai.travion.schemas.Evaluation;
import ai.travion.schemas.Finding;
import java.util.stream.Collectors;

/** The one line under an answer that could not be mended: what is wrong with it, in words for its reader. */
final class Caveat {

    private static final int LONGEST = 600;

    private Caveat() {}

    static String under(String text, Evaluation evaluation) {
        var wrong = evaluation.getFindings().stream()
                .map(Finding::getMessage)
                .distinct()
                .collect(Collectors.joining(" "));
        var line = wrong.length() > LONGEST ? wrong.substring(0, wrong.lastIndexOf(' ', LONGEST)) + " ..." : wrong;
        var caveat = "_Please check this answer before you rely on it. "
                + line.replaceAll("\\s+", " ").strip() + "_";
        return text.isBlank() ? "I could not write an answer to this.\n\n" + caveat : text + "\n\n" + caveat;
    }
}
