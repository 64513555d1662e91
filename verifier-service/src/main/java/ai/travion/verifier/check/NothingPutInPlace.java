package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** "The snack most closely tied to the green is crab curry", in the words of a passage that names another: no crab stands in anything found. */
final class NothingPutInPlace {

    private static final Pattern CLAUSE = Pattern.compile("[,;:()]\\s|\\s[–—]\\s");
    private static final Pattern COPULA = Pattern.compile(
            "^(?<what>.{12,90}?) (?:is|are|was|were) (?:called |known as |named )?(?<that>(?!not\\b|no\\b|more\\b|less\\b|to\\b|in\\b|on\\b|at\\b|from\\b|by\\b|for\\b|of\\b).{4,60})$",
            CASE_INSENSITIVE);
    /** Of which there is one: another in its place is wrong. */
    private static final Pattern OF_ONE = Pattern.compile(
            "\\b(?:most|least|\\p{Ll}{3,}est|best|only|first|last|chief|main|usual|favou?rite|signature|patron|founder|capital|name|speciality|specialty)\\b",
            CASE_INSENSITIVE);

    private static final Pattern NOUNS_ALONE =
            Pattern.compile("^(?:the |an? |its |their )?\\p{L}[\\p{L}’'-]*(?: \\p{L}[\\p{L}’'-]*){0,2}$");

    /** So many words of what comes before "is" stand in one sentence of the source. */
    private static final int OF_THE_SOURCE = 3;

    private NothingPutInPlace() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isByRule()) {
            return List.of();
        }
        var known = new HashSet<>(reviewed.evidenceTerms());
        return reviewed.draft().statements().stream()
                .filter(statement -> !statement.citations().isEmpty() && namesAnother(statement, known, reviewed))
                .map(statement -> Fault.mendedByLeavingOut(
                        "Its source names something else: \"" + statement.text() + "\"",
                        "what its source says of something else",
                        statement.text()))
                .distinct()
                .toList();
    }

    private static boolean namesAnother(Statement statement, Set<String> known, Reviewed reviewed) {
        return CLAUSE.splitAsStream(statement.text().replaceAll("[.!]+$", "")).anyMatch(clause -> {
            var parts = COPULA.matcher(clause.strip());
            if (!parts.matches()
                    || !OF_ONE.matcher(parts.group("what")).find()
                    || !NOUNS_ALONE.matcher(parts.group("that")).matches()) {
                return false;
            }
            var named = Words.subjects(parts.group("that"));
            return !named.isEmpty()
                    && named.stream().noneMatch(known::contains)
                    && isOfTheSource(Words.subjects(parts.group("what")), statement, reviewed);
        });
    }

    private static boolean isOfTheSource(Set<String> terms, Statement statement, Reviewed reviewed) {
        return terms.size() >= OF_THE_SOURCE
                && reviewed.sentencesCitedBy(statement).stream()
                        .anyMatch(sentence ->
                                reviewed.readings().termsOf(sentence).containsAll(terms));
    }
}
