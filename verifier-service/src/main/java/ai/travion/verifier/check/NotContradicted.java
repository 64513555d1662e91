package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A sentence does not say the opposite of the passage that speaks of the same.
 *
 * <p>Only plain opposites are seen: one says "north" and the other "south", one "often" and the other "seldom", one that there are no
 * currents and the other that they are strong. What the passages say on both sides, or nothing on, is left alone.
 */
final class NotContradicted {

    /** Of what a clause speaks of, so much the other must speak of too. */
    private static final double MOST = 0.6;

    private static final int ROOT = 5;
    /** Who may enter a place is said of the place itself, in whatever words for the people. */
    private static final Pattern OF_WHO_MAY = Pattern.compile(
            "\\b(?:may|can|cannot|must not) (?:enter|visit|go in|come in)\\b|\\b(?:welcome|admitted|turned away|let in)\\b",
            CASE_INSENSITIVE);

    /** "As long as there's been no rain" says of no day that it is dry, nor does who hopes for one. */
    private static final Pattern CONDITION = Pattern.compile(
            "\\b(?:as long as|so long as|unless|provided(?: that)?|in case|hop(?:e|es|ing) (?:for|that)|wish(?:es|ing)? for)\\b[^,.;:!?]*",
            CASE_INSENSITIVE);

    /** "You can't go in on your own" is what "only with a guide" says. */
    private static final Pattern NOT_ALONE = Pattern.compile(
            "\\b(?:can(?: ?not|['’]t)|(?:may|must|should|could|do|does|will) ?(?:not|n['’]t)|mustn['’]t|not allowed to|never|(?:nobody|no one) (?:may|can|should|is allowed to)|no) [^,.;:]{0,40}?\\b(?:on (?:your|their|one['’]s) own|alone|by (?:yourself|yourselves|themselves|oneself)|unaccompanied|unguided|without (?:an? )?(?:\\p{L}+ )?(?:guide|tracker|ranger|escort)s?)\\b",
            CASE_INSENSITIVE);

    /** "Say a friendly no to touts" denies nothing. */
    private static final Pattern A_NO = Pattern.compile(
            "\\b(?:an? (?:\\p{L}+ ){0,2}|say(?:ing)? |said )no\\b(?! \\p{L}+(?:s|ing)\\b)", CASE_INSENSITIVE);

    private static final Pattern ACCOMPANIED = Pattern.compile(
            "\\b(?:only with|must be accompanied|accompanied by|(?:guide|tracker|ranger|escort)s?\\b[^.;]{0,40}\\b(?:compulsory|obligatory|required|mandatory|needed|must))\\b",
            CASE_INSENSITIVE);

    private static final Pattern YES =
            Pattern.compile("^\\W*(?:yes|of course|certainly|absolutely|sure)\\b", CASE_INSENSITIVE);
    private static final Pattern NO = Pattern.compile("^(?:no|not|rather not|better not|hardly)\\b", CASE_INSENSITIVE);

    private NotContradicted() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> !statement.isHeading()
                        && (!reviewed.isPlan() || !statement.citations().isEmpty()))
                .flatMap(statement -> contradicted(statement, reviewed)
                        .filter(sentence -> !SameDenial.isIn(statement.text(), sentence))
                        .map(sentence -> isOfTheSameWords(statement.text(), sentence, reviewed)
                                ? fault(statement, sentence)
                                : fault(statement, sentence).asAHint())
                        .or(() -> isAYesToItsNo(statement, reviewed).map(sentence -> fault(statement, sentence)))
                        .or(() -> denied(statement, reviewed))
                        .stream())
                .distinct()
                .toList();
    }

    /** The sentence of its sources that says the opposite. */
    private static Optional<String> contradicted(Statement statement, Reviewed reviewed) {
        var documents = reviewed.sourcesCitedBy(statement);
        if (reviewed.readings().quote(documents, statement.text())) {
            return Optional.empty();
        }
        var text = CONDITION
                .matcher(Contractions.writtenOut(
                        withoutGoingAlone(A_NO.matcher(statement.text()).replaceAll(" "), documents),
                        reviewed.readings()))
                .replaceAll(" ");
        var sentences = documents.stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .map(sentence -> Contractions.writtenOut(sentence, reviewed.readings()))
                .toList();
        var places = placesOf(reviewed.state().getTargetLocations(), documents);
        boolean hasAmounts = Amounts.standIn(text);
        return sentences.stream()
                .filter(sentence -> Denials.areContradicted(text, sentence, sentences, places)
                        || (hasAmounts && Amounts.areTurned(text, sentence, sentences)))
                .findFirst()
                .or(() -> Opposed.by(
                        text, sentences, TurnTexts.engineTexts(reviewed.state()), places, reviewed.readings()));
    }

    /** "Yes, every train stops there", by an answer that begins with a no: a yes that denies may agree with it. */
    private static Optional<String> isAYesToItsNo(Statement statement, Reviewed reviewed) {
        if (!YES.matcher(statement.text()).find() || Denied.denies(statement.text())) {
            return Optional.empty();
        }
        var subjects = reviewed.readings().subjectsOf(statement.text());
        return reviewed.passagesCitedBy(statement).stream()
                .filter(PreparedAnswer::isOne)
                .map(answer ->
                        reviewed.readings().sentencesOf(answer.getContent()).getFirst())
                .filter(first -> NO.matcher(first).find())
                .filter(first -> subjects.stream().anyMatch(reviewed.readings().termsOf(first)::contains))
                .findFirst();
    }

    private static String withoutGoingAlone(String text, List<RetrievedDocument> documents) {
        return documents.stream()
                        .anyMatch(document ->
                                ACCOMPANIED.matcher(document.getContent()).find())
                ? NOT_ALONE.matcher(text).replaceAll(" ")
                : text;
    }

    /** Kin words alone may speak of two things. */
    private static boolean isOfTheSameWords(String statement, String sentence, Reviewed reviewed) {
        if ((OF_WHO_MAY.matcher(statement).find()
                        && OF_WHO_MAY.matcher(sentence).find())
                || Amounts.areTurned(statement, sentence, List.of())) {
            return true;
        }
        var places = placesOf(reviewed.state().getTargetLocations(), List.of());
        var known = reviewed.readings().termsOf(sentence);
        return Words.subjects(statement).stream()
                .filter(term -> !places.contains(term))
                .anyMatch(term -> known.contains(term)
                        || known.stream()
                                .anyMatch(other -> areOfOneRoot(term, other) || Words.areTheSame(term, other)));
    }

    /** Photos and photography. */
    private static boolean areOfOneRoot(String term, String other) {
        return term.length() >= ROOT && other.length() >= ROOT && term.regionMatches(0, other, 0, ROOT);
    }

    private static Optional<Fault> denied(Statement statement, Reviewed reviewed) {
        var cited = reviewed.sourcesCitedBy(statement);
        var documents = cited.isEmpty() ? reviewed.state().getRetrievedDocuments() : cited;
        if (reviewed.readings().quote(documents, statement.text())) {
            return Optional.empty();
        }
        var sentences = documents.stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .toList();
        var text = withoutGoingAlone(statement.text(), documents);
        return Denied.by(
                        text,
                        sentences,
                        placesOf(reviewed.state().getTargetLocations(), documents),
                        reviewed.readings())
                .or(() -> AdviceTurned.by(
                        Contractions.writtenOut(text, reviewed.readings()),
                        sentences,
                        placesOf(reviewed.state().getTargetLocations(), documents),
                        reviewed.readings()))
                .filter(sentence -> !SameDenial.isIn(statement.text(), sentence))
                .map(sentence -> fault(statement, sentence));
    }

    private static Set<String> placesOf(List<String> names, List<RetrievedDocument> documents) {
        return Stream.concat(
                        names.stream(),
                        documents.stream()
                                .map(document -> document.getMetadata().getOrDefault("location", "")))
                .flatMap(name -> Words.terms(name).stream())
                .collect(Collectors.toSet());
    }

    /** Whether two texts share most of what they speak of, and not only the place. */
    static boolean isOfTheSame(String claim, String known, Set<String> places) {
        var claimed = Words.subjects(claim);
        var spoken = Words.subjects(known);
        long shared = claimed.stream().filter(spoken::contains).count();
        long ofItsOwn = claimed.stream()
                .filter(spoken::contains)
                .filter(term -> !places.contains(term))
                .count();
        return !claimed.isEmpty() && ofItsOwn >= 1 && shared >= 2 && shared >= MOST * claimed.size();
    }

    private static Fault fault(Statement statement, String sentence) {
        return Fault.mendedByLeavingOut(
                "Its source says the opposite: \"" + sentence + "\"",
                "what the evidence contradicts",
                statement.text());
    }
}
