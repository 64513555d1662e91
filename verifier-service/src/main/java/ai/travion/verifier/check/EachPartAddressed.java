package ai.travion.verifier.check;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What is asked is answered by its kind: how long by a time, how high by a measure, how many by a number; and of several things asked in one
 * message none is passed over: "How do I get there, and what should I wear?"
 *
 * <p>Some sentences of the passages answer a part. A statement takes the part up if it is of its kind and about its subject, or if it is one of
 * those sentences said again. What the passages do not answer is not missed.
 */
final class EachPartAddressed {

    private static final Set<IntentType> INTENTS =
            Set.of(IntentType.TOURISM_QUERY, IntentType.TRIP_PLANNING, IntentType.REAL_TIME_INFO);

    /** Of this very moment, and of prices, nothing is known; whether that is said has a check of its own. */
    private static final Pattern NEVER_KNOWN = Pattern.compile(
            "(?i)\\b(?:right now|now|at the moment|currently|at present|today|tonight|tomorrow|this (?:morning|afternoon|evening|week|weekend)|how much|prices?|costs?|fees?)\\b");

    /** "I can't see today's weather" owns up to that alone. */
    private static final Pattern OF_WEATHER = Pattern.compile(
            "(?i)\\b(?:live|weather|forecast|conditions?|right now|now|at (?:the|this) moment|currently|today(?:['’]s)?)\\b");

    private static final Pattern OF_DRINK = Pattern.compile("(?i)\\b(?:" + DrinkNames.AND_WHERE
            + "|drinks?|drinking|alcohol|nightlife|sundowners?|part(?:y|ies|ying)|clubbing|night out)\\b");

    private static final Pattern SETS_OFF = Pattern.compile(
            "(?i)\\b(?:start\\w*|set(?:ting)? (?:off|out)|leav(?:e|es|ing)|depart\\w*|begin\\w*|go(?:ing)? up|head(?:ing)? (?:off|out|up)|get (?:going|moving))\\b");

    private static final Pattern WHO_IS = Pattern.compile("(?i)^\\W*(?:and )?who (?:is|was|are|were) (?-i:\\p{Lu})");

    private EachPartAddressed() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()
                || reviewed.isAboutTheLastAnswer()
                || reviewed.foundNothing()
                || reviewed.givesThePreparedAnswer()
                || !INTENTS.contains(reviewed.state().getIntent())) {
            return List.of();
        }
        var texts = QuestionParts.in(reviewed.question());
        boolean areSeveral = texts.size() > 1 || (reviewed.isPlan() && !texts.isEmpty());
        var parts = (areSeveral ? texts.stream() : Stream.of(reviewed.question()))
                .flatMap(text -> partsOf(text, areSeveral, reviewed))
                .toList();
        return parts.stream()
                .filter(part -> isPassedOver(part, parts, reviewed))
                .filter(part -> !part.inWords().isEmpty())
                .map(part -> fault(part, areSeveral))
                .distinct()
                .toList();
    }

    /**
     * "When is the museum open" asks for an hour of opening and, more widely, for a time: the first kind is that of its subject, of the others
     * anything is told that is. Where nothing else is asked, only some are missed.
     */
    private static Stream<AskedPart> partsOf(String text, boolean areSeveral, Reviewed reviewed) {
        var places = reviewed.termsOfItsPlaces();
        var any = AskedPart.of(text, Optional.empty(), places);
        var kinds = AskedFor.allIn(List.of(text))
                .filter(kind -> areSeveral || kind.alone())
                .filter(kind -> !kind.asksWhatThereIs() || !(reviewed.isPlan() || reviewed.isByRule()))
                .filter(kind -> !reviewed.isByRule() || !isLeftToAWriterByRule(kind, areSeveral))
                .filter(kind -> !kind.asksForAReason()
                        || answersTo(any, reviewed).isEmpty()
                        || any.subjects().isEmpty())
                .toList();
        if (!kinds.isEmpty()) {
            return kinds.stream()
                    .map(kind -> areSeveral && kind.needsASubject() && kind.equals(kinds.getFirst())
                            ? AskedPart.of(text, Optional.of(kind), places)
                            : new AskedPart(text, Optional.of(kind), Set.of()));
        }
        // A writer by rule answers each part by the sentences that are likest to it, or says which has none.
        boolean isAnyMissed = areSeveral && !reviewed.isByRule() && !reviewed.isPlan();
        return isAnyMissed && !any.subjects().isEmpty() && (any.asksWhether() || any.asksOpenly() || any.asksWhat())
                ? Stream.of(any)
                : Stream.of();
    }

    /** It tells the ways that it knows, and has looked for a reason in every passage. */
    private static boolean isLeftToAWriterByRule(AskedFor kind, boolean areSeveral) {
        return kind.asksForAReason() || (kind.asksForAWay() && !areSeveral);
    }

    private static boolean isPassedOver(AskedPart part, List<AskedPart> parts, Reviewed reviewed) {
        if (isOfADrinkThatIsRefused(part, reviewed)
                || reviewed.givesThePreparedAnswerTo(part.text())
                || (!part.subjects().isEmpty()
                        && NEVER_KNOWN.matcher(part.text()).find())) {
            return false;
        }
        var another = AnotherNamed.isNamed(part, reviewed);
        if (another.isPresent()) {
            return !another.get();
        }
        var answers = answersTo(part, reviewed);
        if (isOfSomebodyUnnamed(part, reviewed)) {
            return true;
        }
        return !answers.isEmpty()
                && !NamedDoer.isNamed(part, answers, reviewed)
                        .orElseGet(() -> reviewed.draft().statements().stream()
                                .anyMatch(statement -> takesUp(statement, part, answers, parts, reviewed)));
    }

    /** "And who was Martin Wickramasinghe?", where the passages tell of him and the draft has no word of his name. */
    private static boolean isOfSomebodyUnnamed(AskedPart part, Reviewed reviewed) {
        var name = QuestionParts.named(part.text());
        name.removeAll(reviewed.termsOfItsPlaces());
        return WHO_IS.matcher(part.text()).find()
                && !name.isEmpty()
                && reviewed.evidenceTerms().containsAll(name)
                && !reviewed.admitsGap()
                && name.stream()
                        .noneMatch(reviewed.readings().termsOf(reviewed.draft().prose())::contains);
    }

    /** Where the bars are, on a day without alcohol: the ban is the answer, and has checks of its own. */
    private static boolean isOfADrinkThatIsRefused(AskedPart part, Reviewed reviewed) {
        return OF_DRINK.matcher(part.text()).find() && NothingProhibited.closesAlcohol(reviewed.state());
    }

    /** The sentences that answer it: of its kind, and about its subject where it has one; without a kind, about that very subject where some are. */
    private static List<String> answersTo(AskedPart part, Reviewed reviewed) {
        var readings = reviewed.readings();
        var ofItsKind = Restated.sentencesOf(reviewed.state().getRetrievedDocuments(), reviewed).stream()
                .filter(sentence -> part.isOfItsKind(sentence, readings))
                .toList();
        if (part.subjects().isEmpty()) {
            return ofItsKind;
        }
        var about = ofItsKind.stream()
                .filter(sentence -> part.isAbout(sentence, readings))
                .toList();
        if (part.kind().isEmpty() && !about.isEmpty()) {
            return part.likestAmong(about, readings);
        }
        return part.kind().isEmpty() && part.asksOpenly()
                ? List.of()
                : ofItsKind.stream()
                        .filter(sentence -> part.isAkinTo(sentence, readings))
                        .toList();
    }

    private static boolean takesUp(
            Statement statement, AskedPart part, List<String> answers, List<AskedPart> parts, Reviewed reviewed) {
        var text = statement.text();
        var readings = reviewed.readings();
        if ((reviewed.admitsGapIn(text) || NothingKnown.isSaidIn(text))
                && !OF_WEATHER.matcher(text).find()) {
            boolean isOfItsOwn =
                    QuestionParts.subjects(part.text()).stream().anyMatch(readings.termsOf(text)::contains);
            return isOfItsOwn || part.isAkinTo(text, readings) || isOfNoOther(text, part, reviewed);
        }
        if (part.asksWhether() && isAVerdictOn(statement, part, parts, readings)) {
            return true;
        }
        if (!part.isOfItsKind(text, readings)) {
            return part.kind().filter(AskedFor::asksForAReason).isPresent()
                    && Restated.by(statement, reviewed).stream().anyMatch(answers::contains);
        }
        var before = whatStandsBefore(statement, reviewed);
        if (part.subjects().isEmpty()
                || part.isAbout(text, readings)
                || (part.kind().isPresent() && (part.isAbout(before, readings) || part.isAskedAgainIn(before)))
                || isToSetOff(text, part)
                || part.isNothingElse(text, readings)) {
            return true;
        }
        boolean isAnyWordEnough =
                part.asksWhether() || part.asksWhat() || (part.subjects().size() == 1 && !part.asksForOne());
        if (part.kind().isEmpty() && isAnyWordEnough && part.isAkinTo(text, readings)) {
            return true;
        }
        // Which and how are told of in many ways: by what is said beside it too, of what is akin to it.
        return Restated.by(statement, reviewed).stream()
                        .filter(sentence -> part.kind().isPresent() || !isOfAnother(text, part, parts, readings))
                        .anyMatch(sentence -> answers.contains(sentence)
                                || (part.asksWhichOrHow() && part.isAkinTo(sentence, readings)))
                || mayTellIt(statement, part, answers, reviewed);
    }

    /** "The walk is about seven kilometres": that tells how far it is, even if its sentence goes on about tea. */
    private static boolean isOfAnother(String text, AskedPart part, List<AskedPart> parts, Readings readings) {
        return parts.stream()
                .filter(other -> other.kind().isPresent() && !other.text().equals(part.text()))
                .anyMatch(other -> other.isAbout(text, readings) && other.isOfItsKind(text, readings));
    }

    /**
     * It is from a passage that answers the part, and surely says nothing else of it again; what is asked for by no kind, from the one that tells
     * most of it.
     */
    private static boolean mayTellIt(Statement statement, AskedPart part, List<String> answers, Reviewed reviewed) {
        if (part.asksWhether() || part.kind().filter(AskedFor::asksForANumber).isPresent()) {
            return false;
        }
        var cited = reviewed.passagesCitedBy(statement);
        long told = cited.stream()
                .mapToLong(passage -> answersOf(passage, answers, reviewed))
                .max()
                .orElse(0);
        boolean isToldInAnyWords = part.asksWhichOrHow() && !part.asksForOne();
        if (told == 0 || (part.kind().isEmpty() && (isToldInAnyWords || Verdicts.picks(statement.text())))) {
            return told > 0;
        }
        long most = reviewed.state().getRetrievedDocuments().stream()
                .mapToLong(passage -> answersOf(passage, answers, reviewed))
                .max()
                .orElse(0);
        return part.kind().isPresent()
                ? told == most || Restated.surelyBy(statement, reviewed).isEmpty()
                : told == most
                        && (part.asksWhat() ? Restated.by(statement, reviewed) : Restated.surelyBy(statement, reviewed))
                                .isEmpty();
    }

    /** "Flamingos? Some, in the northern winter", "They come in May": of what a sentence goes on to speak, the one before it or its heading says. */
    private static String whatStandsBefore(Statement statement, Reviewed reviewed) {
        var statements = reviewed.draft().statements();
        var before = new StringBuilder(statement.heading());
        int at = statements.indexOf(statement) - 1;
        for (boolean goesOn = true; goesOn && at >= 0 && statements.get(at).block() == statement.block(); at--) {
            before.append(". ").append(statements.get(at).text());
            // "Hmm."
            goesOn = statements.get(at).text().indexOf(' ') < 0;
        }
        return before.toString();
    }

    private static long answersOf(RetrievedDocument passage, List<String> answers, Reviewed reviewed) {
        return Restated.sentencesOf(List.of(passage), reviewed).stream()
                .filter(answers::contains)
                .count();
    }

    /** Whoever is told to leave at two is told when to set off, for whatever it is. */
    private static boolean isToSetOff(String text, AskedPart part) {
        return part.kind().filter(AskedFor::asksWhenToSetOff).isPresent()
                && SETS_OFF.matcher(text).find();
    }

    /** It is about nothing else that was asked. */
    private static boolean isOfNoOther(String text, AskedPart part, Reviewed reviewed) {
        return QuestionParts.in(reviewed.question()).stream()
                .filter(other -> !other.equals(part.text()))
                .flatMap(other -> QuestionParts.subjects(other).stream())
                .noneMatch(reviewed.readings().termsOf(text)::contains);
    }

    /** "Yes", "Better not": unless it is a verdict on something else that was asked. */
    private static boolean isAVerdictOn(Statement statement, AskedPart part, List<AskedPart> parts, Readings readings) {
        var text = statement.text();
        if (!Verdicts.isOne(text)) {
            return false;
        }
        var others = parts.stream()
                .filter(other -> !other.text().equals(part.text()))
                .toList();
        return others.stream()
                .noneMatch(other -> other.isOfItsKind(text, readings)
                        && (other.isAbout(text, readings) || (other.kind().isPresent() && Verdicts.mayBeNone(text))));
    }

    /** Of several things that were asked, a writer is told which. */
    private static Fault fault(AskedPart part, boolean areSeveral) {
        return Fault.mendedByRewriting(
                "It passes over a part of the question: " + part.inWords() + ".",
                "Answer what was asked about " + part.inWords() + ", or say that nothing was found about it"
                        + (areSeveral ? ": “" + Fault.quotable(part.text().strip()) + "”" : "."));
    }
}
