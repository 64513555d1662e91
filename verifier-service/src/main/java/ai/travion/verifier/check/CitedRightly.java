package ai.travion.verifier.check;

import ai.travion.schemas.Citation;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Cited;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What stands before a number is said by the very passage of that number, and not by its neighbour: "the drive takes two hours [3]", where it
 * is [2] that tells of the drive.
 *
 * <p>The cited passage gets the benefit of every doubt: all of it counts, and words akin do; of another one only a single sentence counts,
 * and only by the same words.
 */
final class CitedRightly {

    /** Of fewer words, without a name or a figure, another passage may have one by chance. */
    private static final int ENOUGH_WORDS = 3;

    /** So much more in one sentence of another passage than in all of the cited one. */
    private static final double MARGIN = 1.5;

    /** So many words in a row are taken from somewhere. */
    private static final int IN_A_ROW = 5;

    private static final int ROOT = 6;

    /** A name or a figure tells more than a word does. */
    private static final int TELLING = 2;

    /** A word akin, in the cited passage. */
    private static final double KIN = 0.5;

    private static final Pattern NAME = Pattern.compile("(?<=[\\p{Ll}\\d,;:] )\\p{Lu}[\\p{L}’'-]{3,}");

    private static final Pattern PART = Pattern.compile("[;:]\\s|,\\s(?:and|but|so|then)\\s");

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}'’]+");

    private CitedRightly() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isByRule()) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> !statement.isHeading())
                .flatMap(statement -> statement.cited().stream()
                        .filter(part -> isOfAnotherPassage(part, reviewed)
                                && !isOfTheNextOfItsSentence(part, statement, reviewed))
                        .map(part -> isSlight(part, reviewed) || isRightAtItsEnd(part, reviewed)
                                ? fault(part, statement).asAHint()
                                : fault(part, statement)))
                .distinct()
                .toList();
    }

    /** "It works well on two wheels [1]" rests on no words at all. */
    private static boolean isSlight(Cited part, Reviewed reviewed) {
        var claim = Claim.of(part.text(), reviewed);
        return claim.subjects().size() < ENOUGH_WORDS
                && claim.names().isEmpty()
                && claim.text().chars().noneMatch(Character::isDigit);
    }

    /** "The stupas first, and the bund at sunset [3]": of the bund and the sunset it is [3] that tells, whatever stands before. */
    private static boolean isRightAtItsEnd(Cited part, Reviewed reviewed) {
        var pieces = PART.splitAsStream(part.text())
                .filter(piece -> !piece.isBlank())
                .toList();
        if (pieces.size() < 2) {
            return false;
        }
        var last = Claim.of(pieces.getLast(), reviewed);
        return last.subjects().size() >= 2
                && passages(part, reviewed, true).stream()
                        .anyMatch(document ->
                                last.toldIn(document.getContent(), 0, reviewed.readings()) * 2 > last.weight());
    }

    /** "On the lagoon behind the spit; go before the wind [4], and insist on a life jacket [1]": the number of the first stands at the end. */
    private static boolean isOfTheNextOfItsSentence(Cited part, Statement statement, Reviewed reviewed) {
        var pieces = PART.splitAsStream(part.text())
                .filter(piece -> !piece.isBlank())
                .toList();
        return pieces.size() > 1
                && statement.cited().size() > 1
                && !isOfAnotherPassage(new Cited(pieces.getLast(), part.numbers()), reviewed)
                && pieces.stream()
                        .allMatch(piece -> statement.cited().stream()
                                .anyMatch(other -> !isOfAnotherPassage(new Cited(piece, other.numbers()), reviewed)));
    }

    private static boolean isOfAnotherPassage(Cited part, Reviewed reviewed) {
        var cited = passages(part, reviewed, true);
        if (cited.isEmpty() || reviewed.readings().quote(cited, part.text())) {
            return false;
        }
        var sentences = passages(part, reviewed, false).stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .toList();
        if (sentences.isEmpty()) {
            return false;
        }
        var claim = Claim.of(part.text(), reviewed);
        double ofTheCited = cited.stream()
                .mapToDouble(document -> claim.toldIn(document.getContent(), KIN, reviewed.readings()))
                .max()
                .orElse(0);
        double ofAnother = sentences.stream()
                .mapToDouble(sentence -> claim.toldIn(sentence, 0, reviewed.readings()))
                .max()
                .orElse(0);
        return ofTheCited * 2 <= claim.weight()
                && (ofAnother >= ofTheCited + MARGIN
                        || (ofTheCited < ofAnother && isTakenWordByWord(part.text(), cited, sentences, reviewed)));
    }

    private static boolean areOfOneRoot(String term, String other) {
        return term.length() >= ROOT && other.length() >= ROOT && term.regionMatches(0, other, 0, ROOT);
    }

    /** A row of words that stands in another passage, and in none that is cited. */
    private static boolean isTakenWordByWord(
            String text, List<RetrievedDocument> cited, List<String> others, Reviewed reviewed) {
        var words = WORD.matcher(text).results().map(MatchResult::group).toList();
        for (int from = 0; from + IN_A_ROW <= words.size(); from++) {
            var row = reviewed.readings().bareOf(String.join(" ", words.subList(from, from + IN_A_ROW)));
            boolean isElsewhere = !Words.subjects(row).isEmpty()
                    && others.stream()
                            .anyMatch(sentence ->
                                    reviewed.readings().bareOf(sentence).contains(row))
                    && cited.stream()
                            .noneMatch(document -> reviewed.readings()
                                    .bareOf(document.getContent())
                                    .contains(row));
            if (isElsewhere) {
                return true;
            }
        }
        return false;
    }

    private static List<RetrievedDocument> passages(Cited part, Reviewed reviewed, boolean ofItsNumbers) {
        var chunks = reviewed.state().getCitations().stream()
                .filter(citation -> part.numbers().contains(citation.getId()))
                .map(Citation::getChunkId)
                .collect(Collectors.toCollection(HashSet::new));
        return reviewed.state().getRetrievedDocuments().stream()
                .filter(document -> chunks.contains(document.getChunkId()) == ofItsNumbers)
                .toList();
    }

    private static Fault fault(Cited part, Statement statement) {
        return Fault.mendedByLeavingOut(
                "Another source says this than the one that it names: \"" + part.text() + "\"",
                "what another passage says than the one that is cited",
                statement.text());
    }

    /** What a part of a sentence speaks of, without the place of the turn, of which all passages do. */
    private record Claim(Set<String> subjects, Set<String> names, Facts facts, String text, KnownFacts engines) {

        static Claim of(String text, Reviewed reviewed) {
            var subjects = Words.subjects(text);
            reviewed.state().getTargetLocations().forEach(place -> subjects.removeAll(Words.terms(place)));
            // A stop of the plan is the planner's own.
            reviewed.state().getItinerary().forEach(slot -> subjects.removeAll(Words.terms(slot.getActivity())));
            // What a notice says needs no passage.
            reviewed.state().getConstraintViolations().stream()
                    .map(violation -> violation.getDescription() + " " + violation.getSuggestion())
                    .filter(notice -> SaidAlike.isMostlyIn(text, notice, reviewed))
                    .forEach(notice -> subjects.removeAll(reviewed.readings().termsOf(notice)));
            var names = NAME.matcher(text)
                    .results()
                    .flatMap(name -> Words.subjects(name.group()).stream())
                    .filter(subjects::contains)
                    .collect(Collectors.toSet());
            var engines = new KnownFacts(reviewed.readings());
            TurnTexts.engineTexts(reviewed.state()).forEach(engines::add);
            return new Claim(subjects, names, reviewed.readings().factsOf(text), text, engines);
        }

        double weight() {
            return subjects.size() + names.size() + TELLING * figures(engines, false);
        }

        /** @param akin what a word counts of which the text has only one that is akin */
        double toldIn(String passage, double akin, Readings readings) {
            var terms = readings.termsOf(passage);
            double told = 0;
            for (var subject : subjects) {
                boolean isThere =
                        terms.contains(subject) || terms.stream().anyMatch(term -> areOfOneRoot(term, subject));
                double weight = names.contains(subject) ? TELLING : 1;
                told += isThere ? weight : Words.coverSubject(terms, subject) ? akin : 0;
            }
            return told + TELLING * figures(readings.knownBy(passage), true);
        }

        /** How many of its numbers, times and months these facts vouch for, or do not; those that the engines give are of no passage. */
        private long figures(KnownFacts known, boolean vouched) {
            return Stream.of(
                            facts.quantities().stream()
                                    .filter(quantity -> !engines.vouchFor(quantity, text))
                                    .filter(quantity -> known.vouchFor(quantity, text) == vouched),
                            facts.times().stream()
                                    .filter(time -> !engines.vouchFor(time, text))
                                    .filter(time -> known.vouchFor(time, text) == vouched),
                            facts.months().stream()
                                    .filter(month -> !engines.vouchFor(month, text))
                                    .filter(month -> known.vouchFor(month, text) == vouched))
                    .flatMap(one -> one)
                    .count();
        }
    }
}
