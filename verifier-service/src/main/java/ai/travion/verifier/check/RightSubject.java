package ai.travion.verifier.check;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A number is said of what the evidence says it of.
 *
 * <p>The passages hold it, or another check speaks up; but the height of one mountain may be given to another, the year of a conquest to
 * another conqueror. A number is refused where no sentence that holds it speaks of the same, and another sentence, with another number of
 * its kind, does. What is only said in other words than the evidence has is left alone.
 */
final class RightSubject {

    private static final Pattern OF_HOURS = Pattern.compile("(?i)\\b(?:open|clos|shut)");
    private static final Pattern UNTIL = Pattern.compile("(?i)(?:\\b(?:to|until|till|before|up to) |[-–]\\s?)$");
    private static final Pattern COMMON_WORD = Pattern.compile("(?<![\\p{L}’'-])\\p{Ll}{3,}");
    private static final Set<String> OF_DOORS =
            Words.terms("open opening close closing shut gate gates door doors ticket counter until daily");

    private RightSubject() {}

    /** A number of the evidence, and what its passage is about. */
    private record Known(Measured said, Set<String> place) {

        boolean speaksOf(String name) {
            return said.names().contains(name) || said.wide().contains(name) || place.contains(name);
        }
    }

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()
                || reviewed.isPlan()
                || reviewed.state().getRetrievedDocuments().isEmpty()) {
            return List.of();
        }
        var engines = TurnTexts.engineTexts(reviewed.state()).stream()
                .flatMap(text -> reviewed.readings().measuredIn(text).stream())
                .toList();
        var faults = new ArrayList<Fault>();
        for (var statement : reviewed.draft().statements()) {
            var claims = reviewed.readings().measuredIn(statement.text());
            if (claims.isEmpty()) {
                continue;
            }
            var documents = sourcesOf(statement, reviewed);
            // A passage's own words.
            if (reviewed.readings().quote(documents, statement.text())) {
                continue;
            }
            var known = documents.stream()
                    .flatMap(document -> known(document, reviewed))
                    .toList();
            var sentences = reviewed.state().getRetrievedDocuments().stream()
                    .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                    .toList();
            claims.stream()
                    .filter(claim -> !endsATime(claim, statement.text()))
                    .filter(claim -> engines.stream().noneMatch(found -> isSame(claim, found)))
                    .filter(claim -> isOfSomethingElse(claim, known, statement, sentences))
                    .map(claim -> fault(claim, statement))
                    .distinct()
                    .forEach(faults::add);
        }
        return faults.stream().distinct().toList();
    }

    /** "Portuguese from 1619 to 1658": the end of one is the beginning of another. */
    private static boolean endsATime(Measured claim, String text) {
        return claim.kind() == Measured.Kind.YEAR
                && YearSpans.OF_A_RULE.matcher(text).find()
                && UNTIL.matcher(text.substring(0, Math.max(0, text.indexOf(claim.words()))))
                        .find();
    }

    private static Stream<Known> known(RetrievedDocument document, Reviewed reviewed) {
        var place = Words.terms(document.getMetadata().getOrDefault("location", ""));
        return reviewed.readings().measuredIn(document.getContent()).stream().map(said -> new Known(said, place));
    }

    private static List<RetrievedDocument> sourcesOf(Statement statement, Reviewed reviewed) {
        var cited = reviewed.passagesCitedBy(statement);
        return cited.isEmpty() ? reviewed.state().getRetrievedDocuments() : cited;
    }

    private static boolean isOfSomethingElse(
            Measured claim, List<Known> known, Statement statement, List<String> sentences) {
        if (countsSomethingElse(claim, known)) {
            return true;
        }
        var holding = known.stream().filter(one -> isSame(claim, one.said())).toList();
        if (holding.isEmpty()) {
            return false;
        }
        var others = known.stream()
                .filter(one -> one.said().kind() == claim.kind() && !isSame(claim, one.said()))
                .toList();
        return holding.stream()
                .allMatch(one -> isOfAnotherName(claim, one, others)
                        || isOfANameTold(claim, one, sentences)
                        || isAnHourOfSomethingElse(claim, one)
                        || isOfAnotherDeed(claim, one, others)
                        || isOfAnotherDoer(claim, one, others)
                        || measuresAnotherWay(claim, one.said())
                        || isOfNothingSaid(claim, one, statement));
    }

    /** A name of its part is not that of this number, but that of another. */
    private static boolean isOfAnotherName(Measured claim, Known holding, List<Known> others) {
        return claim.names().stream()
                .filter(claim.terms()::contains)
                .filter(name -> !holding.speaksOf(name))
                .anyMatch(name -> others.stream()
                        .anyMatch(other -> other.said().names().contains(name)
                                && other.said().terms().contains(name)));
    }

    /** "The 1,200 steps of Pidurangala": a name beside it of which the passages tell, but in no sentence that holds the number. */
    private static boolean isOfANameTold(Measured claim, Known holding, List<String> sentences) {
        // "By bus from Haputale to Dambatenne, and seven kilometres on foot": of the second of them.
        boolean isOfAnotherOfItsNames = claim.names().stream()
                .anyMatch(name -> claim.terms().contains(name)
                        && holding.said().names().contains(name)
                        && !holding.place().contains(name));
        return claim.kind().isOfAThing()
                && !isOfAnotherOfItsNames
                && claim.names().stream()
                        .filter(claim.terms()::contains)
                        // "Stroll back, some seven kilometres": a word of the language and no name.
                        .filter(name -> sentences.stream().noneMatch(sentence -> isCommonIn(sentence, name)))
                        .filter(name -> !holding.speaksOf(name)
                                && !holding.said().whole().contains(name))
                        .anyMatch(name -> sentences.stream()
                                .anyMatch(sentence -> Words.terms(sentence).contains(name)));
    }

    private static boolean isCommonIn(String sentence, String name) {
        return COMMON_WORD
                .matcher(sentence)
                .results()
                .anyMatch(word -> Words.stem(word.group()).equals(name));
    }

    /** "It opens at nine", where the passage says to come before nine. */
    private static boolean isAnHourOfSomethingElse(Measured claim, Known holding) {
        if (claim.kind() != Measured.Kind.TIME) {
            return false;
        }
        return OF_HOURS.matcher(claim.words()).find()
                && !OF_HOURS.matcher(holding.said().words()).find()
                && OF_DOORS.stream().noneMatch(holding.said().whole()::contains);
    }

    /** What its part speaks of is said of another number, and nothing of it of this one. */
    private static boolean isOfAnotherDeed(Measured claim, Known holding, List<Known> others) {
        // "90 metres long and some 24 metres high": the second part speaks of what the first does.
        var spokenOf = new HashSet<>(
                holding.said().terms().isEmpty()
                        ? holding.said().whole()
                        : holding.said().wide());
        // "From Colombo around four": of what it is, an earlier part of its sentence says.
        if (holding.said().names().containsAll(holding.said().terms())) {
            holding.said().whole().stream()
                    .filter(term -> others.stream()
                            .noneMatch(other -> other.said().names().contains(term)))
                    .forEach(spokenOf::add);
        }
        var covered = new HashSet<String>();
        claim.terms().stream()
                .filter(term ->
                        Words.coverSubject(spokenOf, term) || holding.place().contains(term))
                .forEach(covered::add);
        int enough = holding.said().saysIt() ? 2 : 1;
        return others.stream().anyMatch(other -> {
            var theirs = claim.terms().stream()
                    .filter(other.said().terms()::contains)
                    .collect(Collectors.toSet());
            long more = theirs.stream().filter(term -> !covered.contains(term)).count();
            boolean nothingOfItsOwn = covered.stream()
                    .allMatch(term -> theirs.contains(term) || other.place().contains(term));
            return more >= enough && nothingOfItsOwn;
        });
    }

    /** "The Dutch took it in 1796", where the British did, and the Dutch in another year. */
    private static boolean isOfAnotherDoer(Measured claim, Known holding, List<Known> others) {
        return !claim.doer().isEmpty()
                && !holding.said().doer().isEmpty()
                && !claim.doer().equals(holding.said().doer())
                && others.stream()
                        .anyMatch(other -> claim.doer().equals(other.said().doer()));
    }

    private static boolean measuresAnotherWay(Measured claim, Measured holding) {
        return !claim.extent().isEmpty()
                && !holding.extent().isEmpty()
                && !claim.extent().equals(holding.extent());
    }

    /** A year, of which the sentence that holds it says nothing that the draft's sentence says. */
    private static boolean isOfNothingSaid(Measured claim, Known holding, Statement statement) {
        if (claim.kind() != Measured.Kind.YEAR) {
            return false;
        }
        var terms = Measured.terms(statement.text());
        boolean isOfThePlace =
                holding.place().stream().anyMatch(term -> holding.said().names().contains(term));
        return !isOfThePlace
                && terms.size() >= 2
                && terms.stream()
                        .noneMatch(term -> Words.coverSubject(holding.said().whole(), term)
                                || holding.said().names().contains(term));
    }

    /** "150 caves", where there are 150 statues and five caves; "14 statues" where one is 14 metres long. */
    private static boolean countsSomethingElse(Measured claim, List<Known> known) {
        if (claim.kind() != Measured.Kind.COUNT || claim.noun().isEmpty()) {
            return false;
        }
        var same = known.stream()
                .map(Known::said)
                .filter(one -> one.value() == claim.value())
                .toList();
        boolean isAMeasure =
                !same.isEmpty() && same.stream().allMatch(one -> one.kind().isOfAMeasure());
        boolean isCounted = same.stream()
                .anyMatch(one -> one.noun().isEmpty() || Words.coverSubject(Set.of(one.noun()), claim.noun()));
        boolean isCountedOtherwise = known.stream()
                .map(Known::said)
                .anyMatch(one -> one.kind() == Measured.Kind.COUNT
                        && one.noun().equals(claim.noun())
                        && one.value() != claim.value());
        return isAMeasure || (!same.isEmpty() && !isCounted && isCountedOtherwise);
    }

    private static boolean isSame(Measured claim, Measured known) {
        if (claim.kind() == Measured.Kind.CENTURY && known.kind() == Measured.Kind.CENTURY) {
            return Math.abs(claim.value()) == Math.abs(known.value());
        }
        if (claim.kind() == Measured.Kind.TIME && known.kind() == Measured.Kind.TIME) {
            return claim.value() % TimesIn.HALF_A_DAY == known.value() % TimesIn.HALF_A_DAY;
        }
        if (claim.kind() == Measured.Kind.YEAR
                && known.kind() == Measured.Kind.YEAR
                && claim.words().endsWith("0s")) {
            return Decades.holds(claim.value(), known.value());
        }
        double off = Math.abs(claim.value() - known.value());
        double tolerance = claim.kind().isOfAMeasure() ? 0.06 * Math.abs(known.value()) : 0;
        boolean isYearOfTheCentury = claim.kind() == Measured.Kind.CENTURY
                && known.kind() == Measured.Kind.YEAR
                && Math.floor(known.value() / 100) + 1 == claim.value();
        return isYearOfTheCentury || (claim.kind() == known.kind() && off <= tolerance);
    }

    private static Fault fault(Measured claim, Statement statement) {
        var sentence = Fault.quotable(statement.text());
        return Fault.mendedByRewriting(
                "What I found says \"" + claim.words() + "\" of something else.",
                "Leave out numbers that the evidence gives to something else, here \"" + claim.words() + "\": “"
                        + sentence + "”");
    }
}
