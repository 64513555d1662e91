package ai.travion.verifier.check;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which sentences of the passages a statement says again: those that it is likest to, clause by clause, since one statement may take up several. */
final class Restated {

    /** So many words in common, and a clause is that sentence said again. */
    private static final int ENOUGH = 2;

    private static final int ENOUGH_TO_BE_SURE = 3;

    private static final Pattern CLAUSE =
            Pattern.compile("[;:()]\\s?|,\\s|\\s[–—]\\s|\\s(?:and|but|while|though|or)\\s");

    private Restated() {}

    /** Those that it says again, as far as one can tell. */
    static Set<String> by(Statement statement, Reviewed reviewed) {
        return by(statement, ENOUGH, reviewed);
    }

    /** Those of which one can be sure. */
    static Set<String> surelyBy(Statement statement, Reviewed reviewed) {
        return by(statement, ENOUGH_TO_BE_SURE, reviewed);
    }

    private static Set<String> by(Statement statement, int enough, Reviewed reviewed) {
        var cited = reviewed.passagesCitedBy(statement);
        var sentences = sentencesOf(cited.isEmpty() ? reviewed.state().getRetrievedDocuments() : cited, reviewed);
        return Stream.concat(CLAUSE.splitAsStream(statement.text()), Stream.of(statement.text()))
                .distinct()
                .flatMap(clause -> likestTo(clause, enough, sentences, reviewed).stream())
                .collect(Collectors.toSet());
    }

    static List<String> sentencesOf(List<RetrievedDocument> documents, Reviewed reviewed) {
        return documents.stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .toList();
    }

    private static List<String> likestTo(String clause, int enough, List<String> sentences, Reviewed reviewed) {
        var said = new HashSet<>(reviewed.readings().subjectsOf(clause));
        said.removeAll(reviewed.termsOfItsPlaces());
        int most = sentences.stream()
                .mapToInt(sentence -> sharedWith(sentence, clause, said, reviewed))
                .max()
                .orElse(0);
        return most >= enough
                ? sentences.stream()
                        .filter(sentence -> sharedWith(sentence, clause, said, reviewed) == most)
                        .toList()
                : List.of();
    }

    /** Words of one meaning, and numbers and months, which hardly any two sentences share by chance. */
    private static int sharedWith(String sentence, String clause, Set<String> said, Reviewed reviewed) {
        var readings = reviewed.readings();
        var known = readings.termsOf(sentence);
        long words = said.stream()
                .filter(term -> known.contains(term) || known.stream().anyMatch(other -> Words.areTheSame(term, other)))
                .count();
        long numbers = readings.measuredIn(clause).stream()
                .filter(number ->
                        readings.measuredIn(sentence).stream().anyMatch(other -> other.value() == number.value()))
                .count();
        var months = readings.factsOf(sentence).allMonths();
        var named = readings.factsOf(clause).allMonths();
        boolean isOfItsMonths = !named.isEmpty() && months.containsAll(named);
        return (int) (words + 2 * numbers + (isOfItsMonths ? 2 : 0));
    }
}
