package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.Citation;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.time.Month;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Surf and currents make it unsafe in July", in the words of a passage that says so of November to January. */
final class MonthsInPlace {

    /** So many words in common, and two sentences tell of the same. */
    private static final int OF_THE_SAME = 3;

    /** So many more than with any sentence that speaks of these months. */
    private static final int MARGIN = 2;

    private static final Pattern OF_OTHER_MONTHS = Pattern.compile(
            "\\b(?:no(?![:,.;!])|not|never|outside|except|unlike|instead|rather than|than|before|after|apart from|other)\\b|n['’]t\\b",
            CASE_INSENSITIVE);

    /** "Come in March, though it may rain in any month": of the rain these months are not said; of two parts each has its own months. */
    private static final Pattern PART =
            Pattern.compile("[;:] |, (?:though|although|even though|even if|so|but|while|whereas) ");

    private MonthsInPlace() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isByRule() || reviewed.isPlan()) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> !statement.isHeading()
                        && !reviewed.isQuoted(statement.text())
                        && !SaidAlike.isANotice(statement.text(), reviewed)
                        && isSaidOfOthers(statement, reviewed))
                .map(statement -> Fault.mendedByLeavingOut(
                        "What I found says so of other months: \"" + statement.text() + "\"",
                        "what the evidence says of other months",
                        statement.text()))
                .distinct()
                .toList();
    }

    private static boolean isSaidOfOthers(Statement statement, Reviewed reviewed) {
        return PART.splitAsStream(statement.text())
                .filter(part -> !OF_OTHER_MONTHS.matcher(part).find())
                .anyMatch(part -> isSaidOfOthers(part, statement, reviewed));
    }

    private static boolean isSaidOfOthers(String part, Statement statement, Reviewed reviewed) {
        var months = reviewed.readings().factsOf(part).allMonths();
        if (months.isEmpty()) {
            return false;
        }
        var terms = Words.subjects(part);
        reviewed.state().getTargetLocations().forEach(place -> terms.removeAll(Words.terms(place)));
        long ofThese = mostShared(sentences(reviewed, Set.of()), terms, months, true, reviewed.readings());
        long ofOthers =
                mostShared(sentences(reviewed, statement.citations()), terms, months, false, reviewed.readings());
        return ofOthers >= OF_THE_SAME && ofOthers >= ofThese + MARGIN;
    }

    /** How much a sentence of these months, or one of none of them, has in common with the terms. */
    private static long mostShared(
            List<String> sentences, Set<String> terms, Set<Month> months, boolean ofThese, Readings readings) {
        return sentences.stream()
                .filter(sentence -> {
                    var known = readings.factsOf(sentence).allMonths();
                    return !known.isEmpty() && Collections.disjoint(known, months) != ofThese;
                })
                .mapToLong(sentence -> terms.stream()
                        .filter(readings.termsOf(sentence)::contains)
                        .count())
                .max()
                .orElse(0);
    }

    /** Those of the passages with these numbers; of all, where there are none. */
    private static List<String> sentences(Reviewed reviewed, Collection<Integer> numbers) {
        var cited = reviewed.state().getCitations().stream()
                .filter(citation -> numbers.contains(citation.getId()))
                .map(Citation::getChunkId)
                .collect(Collectors.toSet());
        return reviewed.state().getRetrievedDocuments().stream()
                .filter(document -> cited.isEmpty() || cited.contains(document.getChunkId()))
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .toList();
    }
}
