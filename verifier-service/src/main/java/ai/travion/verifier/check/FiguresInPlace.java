package ai.travion.verifier.check;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import ai.travion.verifier.check.Measured.Kind;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A length, a duration or a count is the one that the sentence gives which tells of the very same; that it stands somewhere near, of something
 * else, does not bear it out. Only what is said in much the same words is held against each other.
 */
final class FiguresInPlace {

    private static final Set<Kind> KINDS = Set.of(Kind.MINUTES, Kind.METRES, Kind.PERCENT, Kind.COUNT, Kind.STEPS);

    /** So many words in common, and two sentences tell of the same. */
    private static final int OF_THE_SAME = 3;

    /** So many more than with any sentence that has the figure. */
    private static final int MARGIN = 2;

    /** A name of two words, or two names. */
    private static final int OF_A_NAME = 2;

    /** "About three hours" is said of what takes two to four. */
    private static final double AROUND = 0.06;

    /** What is said to be rounded is meant more loosely: "nearly three hours" for two and three quarters. */
    private static final double ROUNDED = 0.13;

    private static final Pattern SAYS_ROUNDED = Pattern.compile(
            "\\b(?:about|around|roughly|nearly|almost|some|approximately|close to)\\s+(?:an? |the )?$",
            Pattern.CASE_INSENSITIVE);

    private FiguresInPlace() {}

    static List<Fault> faults(Reviewed reviewed) {
        // A writer by rule has its figures from the very sentences that it quotes.
        if (reviewed.isSmallTalk() || reviewed.isByRule()) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> !statement.isHeading())
                .flatMap(statement -> faults(statement, reviewed))
                .distinct()
                .toList();
    }

    private static Stream<Fault> faults(Statement statement, Reviewed reviewed) {
        var claims = reviewed.readings().measuredIn(statement.text()).stream()
                .filter(claim -> KINDS.contains(claim.kind()))
                .filter(claim -> claim.kind() != Kind.COUNT || !claim.noun().isEmpty())
                .toList();
        if (claims.isEmpty()) {
            return Stream.empty();
        }
        var engines = TurnTexts.engineTexts(reviewed.state());
        var cited = reviewed.passagesCitedBy(statement);
        // A plan's own lines are the engines'; what it tells besides, it cites.
        var own = cited.isEmpty() ? engines : sentencesOf(cited, reviewed);
        if (own.isEmpty() || reviewed.readings().quote(reviewed.state().getRetrievedDocuments(), statement.text())) {
            return Stream.empty();
        }
        var all = Stream.concat(
                        sentencesOf(reviewed.state().getRetrievedDocuments(), reviewed).stream(), engines.stream())
                .toList();
        var places = reviewed.termsOfItsPlaces();
        return claims.stream()
                .filter(claim ->
                        isAnotherOfTheSame(claim, around(claim, statement), places, own, all, reviewed.readings()))
                .map(claim -> fault(claim, statement));
    }

    private static boolean isAnotherOfTheSame(
            Measured claim,
            double around,
            Set<String> places,
            Collection<String> own,
            Collection<String> all,
            Readings readings) {
        var terms = new HashSet<>(claim.wide());
        terms.addAll(claim.terms());
        terms.addAll(claim.names());
        terms.removeAll(places);
        var named = claim.names().stream()
                .filter(claim.terms()::contains)
                .filter(name -> !places.contains(name))
                .toList();
        long withIt = 0;
        for (var sentence : all) {
            if (hasIt(claim, around, sentence, readings)) {
                // Of the very names that stand beside it here, it is told there.
                if (named.size() >= OF_A_NAME && readings.termsOf(sentence).containsAll(named)) {
                    return false;
                }
                withIt = Math.max(withIt, shared(terms, sentence, readings));
            }
        }
        long enough = Math.max(OF_THE_SAME, withIt + MARGIN);
        return own.stream()
                .filter(sentence -> !hasIt(claim, around, sentence, readings))
                .filter(sentence -> readings.measuredIn(sentence).stream().anyMatch(known -> isOfItsKind(claim, known)))
                // "An hour over the causeways, then a wooden boat": of the boat the figure is not said.
                .filter(sentence -> claim.terms().isEmpty() || shared(claim.terms(), sentence, readings) > 0)
                .anyMatch(sentence -> shared(terms, sentence, readings) >= enough);
    }

    private static double around(Measured claim, Statement statement) {
        int at = statement.text().indexOf(claim.words());
        return at > 0 && SAYS_ROUNDED.matcher(statement.text().substring(0, at)).find() ? ROUNDED : AROUND;
    }

    private static boolean isOfItsKind(Measured claim, Measured known) {
        return claim.kind() == known.kind()
                && (claim.kind() != Kind.COUNT || claim.noun().equals(known.noun()))
                && (claim.extent().isEmpty()
                        || known.extent().isEmpty()
                        || claim.extent().equals(known.extent()));
    }

    /** The figure itself, or one between the least and the most that the sentence gives. */
    private static boolean hasIt(Measured claim, double around, String sentence, Readings readings) {
        var values = readings.measuredIn(sentence).stream()
                .filter(known -> known.kind() == claim.kind())
                .mapToDouble(Measured::value)
                .summaryStatistics();
        return values.getCount() > 0
                && claim.value() >= values.getMin() * (1 - around)
                && claim.value() <= values.getMax() * (1 + around);
    }

    private static long shared(Set<String> terms, String sentence, Readings readings) {
        var known = readings.termsOf(sentence);
        return terms.stream().filter(known::contains).count();
    }

    private static List<String> sentencesOf(List<RetrievedDocument> documents, Reviewed reviewed) {
        return documents.stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .toList();
    }

    private static Fault fault(Measured claim, Statement statement) {
        return Fault.mendedByRewriting(
                        "Where what I found tells of the same, it does not say \"" + claim.words() + "\".",
                        "Leave out figures that the evidence gives otherwise, here \"" + claim.words() + "\": “"
                                + Fault.quotable(statement.text()) + "”")
                // Words in common do not say that it is told of the very same.
                .asAHint();
    }
}
