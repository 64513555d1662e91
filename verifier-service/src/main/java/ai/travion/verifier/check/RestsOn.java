package ai.travion.verifier.check;

import ai.travion.schemas.Citation;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which sentences of the passages a draft says again in words of its own: what these speak of, it speaks of too. "The swell peaks in June"
 * answers whoever asked about surfing, where it rests on a sentence about surfing.
 */
final class RestsOn {

    /** Of two words at least: one alone may begin a sentence. */
    private static final Pattern A_NAME = Pattern.compile("\\p{Lu}\\p{L}+(?:['’]s)?(?: \\p{Lu}\\p{L}+)+");

    /** Within a sentence one word is enough, where few sentences have the name. */
    private static final Pattern ONE_WORD = Pattern.compile("(?<=\\p{L} )\\p{Lu}\\p{Ll}{4,}(?! \\p{Lu})");

    private static final int FEW = 2;

    /** So many words in common, and a sentence is said again. */
    private static final int SHARED = 3;
    /** So many are enough for the one that is nearest. */
    private static final int NEAR = 2;

    /** From here on a number is hardly that of two things. */
    private static final int TELLING = 100;

    private RestsOn() {}

    /** The terms of these sentences. */
    static Set<String> sentencesOf(Reviewed reviewed) {
        var terms = new HashSet<String>();
        reviewed.draft().statements().forEach(statement -> terms.addAll(nearest(statement, reviewed)));
        terms.addAll(ofTheSameNames(reviewed));
        return terms;
    }

    /** Those of the sentences of the cited passages that share much with the statement, and of the one that shares most; of all, where it cites none. */
    private static Set<String> nearest(Statement statement, Reviewed reviewed) {
        var known = sentencesFor(statement, reviewed);
        var subjects = Words.subjects(statement.text());
        var sentences = known.stream()
                .map(sentence -> reviewed.readings().termsOf(sentence))
                .filter(terms -> shared(subjects, terms) >= NEAR)
                .sorted(Comparator.comparingLong((Set<String> terms) -> shared(subjects, terms))
                        .reversed())
                .toList();
        var said = new HashSet<String>();
        for (int i = 0; i < sentences.size() && (i == 0 || shared(subjects, sentences.get(i)) >= SHARED); i++) {
            said.addAll(sentences.get(i));
        }
        said.addAll(ofTheSameNumbers(statement, known, reviewed));
        return said;
    }

    /** "Half an hour for the Seema Malaka" speaks of the hall in the lake, where a passage says that it is one. */
    private static Set<String> ofTheSameNames(Reviewed reviewed) {
        var places = new HashSet<String>();
        reviewed.state().getTargetLocations().forEach(place -> places.addAll(Words.terms(place)));
        var names = A_NAME.matcher(reviewed.draft().prose())
                .results()
                .map(MatchResult::group)
                .filter(name -> !places.containsAll(Words.terms(name)))
                .collect(Collectors.toCollection(HashSet::new));
        var sentences = reviewed.state().getRetrievedDocuments().stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .toList();
        ONE_WORD.matcher(reviewed.draft().prose())
                .results()
                .map(MatchResult::group)
                .filter(name -> !places.containsAll(Words.terms(name))
                        && !Words.subjects(name).isEmpty())
                .filter(name -> sentences.stream()
                                .filter(sentence -> sentence.contains(name))
                                .count()
                        <= FEW)
                .forEach(names::add);
        return sentences.stream()
                .filter(sentence -> names.stream().anyMatch(sentence::contains))
                .flatMap(sentence -> reviewed.readings().termsOf(sentence).stream())
                .collect(Collectors.toSet());
    }

    private static List<String> sentencesFor(Statement statement, Reviewed reviewed) {
        var cited = reviewed.state().getCitations().stream()
                .filter(citation -> statement.citations().contains(citation.getId()))
                .map(Citation::getChunkId)
                .collect(Collectors.toSet());
        return reviewed.state().getRetrievedDocuments().stream()
                .filter(document -> cited.isEmpty() || cited.contains(document.getChunkId()))
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .toList();
    }

    /** "About 350 metres" rests on the sentence that has the number, "from January on" on the one that has the months, though it repeats no word of it. */
    private static Set<String> ofTheSameNumbers(Statement statement, List<String> sentences, Reviewed reviewed) {
        var numbers = reviewed.readings().measuredIn(statement.text());
        var months = reviewed.readings().factsOf(statement.text()).months();
        var terms = new HashSet<String>();
        sentences.stream()
                .filter(sentence -> reviewed.readings().measuredIn(sentence).stream()
                                .anyMatch(known -> numbers.stream()
                                        .anyMatch(said -> said.value() == known.value()
                                                && (said.kind() == known.kind() || said.value() >= TELLING)))
                        || reviewed.readings().factsOf(sentence).months().stream()
                                .anyMatch(known -> months.stream()
                                        .anyMatch(said -> said.months().equals(known.months()))))
                .forEach(sentence -> terms.addAll(reviewed.readings().termsOf(sentence)));
        return terms;
    }

    private static long shared(Set<String> subjects, Set<String> terms) {
        return subjects.stream().filter(terms::contains).count();
    }
}
