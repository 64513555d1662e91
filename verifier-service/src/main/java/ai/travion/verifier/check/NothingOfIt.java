package ai.travion.verifier.check;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.Set;

/** A draft of which no sentence is in the evidence: the model knows of something that was not found, and another search may find it. */
final class NothingOfIt {

    private static final int SENTENCES = 2;
    private static final int SUBJECTS = 3;

    /** Of the subjects of a sentence; below this share it comes from elsewhere. */
    private static final double KNOWN = 0.3;

    private NothingOfIt() {}

    /** Whether other evidence is to be looked for: once, and where another search is still to be had. */
    static boolean isKnownYet(Reviewed reviewed, int retrievals) {
        if (reviewed.isByRule() || !isOpenToAnotherSearch(reviewed.state(), retrievals) || reviewed.admitsGap()) {
            return false;
        }
        var claims = reviewed.draft().statements().stream()
                .filter(statement -> !statement.isHeading())
                .map(statement -> ofItsOwn(statement, reviewed))
                .filter(subjects -> subjects.size() >= SUBJECTS)
                .toList();
        return claims.size() >= SENTENCES && areAllUnknown(claims, reviewed);
    }

    private static boolean isOpenToAnotherSearch(GraphState state, int retrievals) {
        return state.getIntent() == IntentType.TOURISM_QUERY
                && state.getReasoningLoops() == 0
                && state.getRetrievalAttempts() < retrievals
                && !state.getNeedsWebSearch()
                && state.getWebSearchStatus().isEmpty()
                && !state.getRetrievedDocuments().isEmpty()
                && state.getConstraintViolations().stream()
                        .allMatch(violation -> violation.getKind().equals("ADVICE"));
    }

    private static boolean areAllUnknown(List<Set<String>> claims, Reviewed reviewed) {
        var found = reviewed.evidenceTerms();
        return claims.stream()
                .allMatch(subjects -> subjects.stream()
                                .filter(subject -> Words.coverSubject(found, subject))
                                .count()
                        < KNOWN * subjects.size());
    }

    private static Set<String> ofItsOwn(Statement statement, Reviewed reviewed) {
        var subjects = GeneralSense.without(Words.subjects(statement.text()));
        subjects.removeAll(reviewed.termsOfItsPlaces());
        return subjects;
    }
}
