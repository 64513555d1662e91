package ai.travion.verifier.check;

import ai.travion.schemas.Citation;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is asked is answered by its kind: how long by a time, how high by a measure, how many by a number; and of several things asked in one
 * message none is passed over: "How do I get there, and what should I wear?"
 *
 * <p>A part is answered by a sentence of its kind that is about its subject, or that rests on a sentence of the passages which is. What the
 * passages do not answer is not missed, nor is a "which" or a "how" of no kind where the draft rests on the passage that tells most of it:
 * that is answered in too many ways.
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

    private static final Pattern ASKS_WHETHER = Pattern.compile(
            "(?i)^\\W*(?:also |then |please |and |so )*(?:can|could|may|is|are|will|does|do|would|should|has|have|must|shall)\\b");
    /** What may be answered in many ways; a "what" in too many. */
    private static final Pattern ASKS_OPENLY =
            Pattern.compile("(?i)^\\W*(?:also |then |please |and |so )*(?:which|how|where|who|why)\\b(?! about\\b)");

    private static final Pattern OF_DRINK = Pattern.compile("(?i)\\b(?:" + DrinkNames.AND_WHERE
            + "|drinks?|drinking|alcohol|nightlife|sundowners?|part(?:y|ies|ying)|clubbing|night out)\\b");

    /** Independent parts of a sentence: "Allow two hours, and come before a service". */
    private static final Pattern COORDINATED = Pattern.compile("[;:]\\s|,\\s(?:and|but|while|so|though)\\s");

    private static final Pattern VERDICT = Pattern.compile(
            "(?i)^\\W*(?:[\\p{L}’' -]{2,25}: ?)?(?:(?:short answer|in short|sadly|unfortunately|sorry|i['’]m afraid|well)\\W+)?(?:yes|no|nope|not|probably|maybe|perhaps|possibly|with (?:some |a bit of |a little |any )?luck|rather not|better not|never|certainly|definitely|absolutely|of course|sure|you (?:do(?:n['’]t| not)?|need(?:n['’]t| not)?|can(?:['’]t|not)?|may|must|have to|should(?:n['’]t| not)?)|(?:s?he|they) (?:can|may|will|should)|only (?:with|if|on|in|at|when)|it (?:depends|is(?:n['’]t| not)?)|it['’]s|i (?:would|wouldn['’]t|would not|['’]d))\\b");

    /** So many words in common, and a sentence is said again. */
    private static final int SAID_AGAIN = 2;

    /** One more, where no kind tells that it is an answer. */
    private static final int SAID_AGAIN_FOR_SURE = 3;

    /** Whoever is told to leave at two is told when to set off, for whatever it is. */
    private static final Pattern SETS_OFF = Pattern.compile(
            "(?i)\\b(?:start\\w*|set(?:ting)? (?:off|out)|leav(?:e|es|ing)|depart\\w*|begin\\w*|go(?:ing)? up|head(?:ing)? (?:off|out|up)|get (?:going|moving))\\b");

    private static final int ROOT = 5;

    /** "You should carry water": what else was asked for, and no verdict. */
    private static final Pattern TELLS_WHAT_TO_DO = Pattern.compile("(?i)^\\W*you (?:should|must|need|have to)\\b");

    /** "It is open from six": no verdict, where something else asked for it. */
    private static final Pattern OPENS_WITH_IT = Pattern.compile("(?i)^\\W*it(?:['’]s| is)\\b");

    /** A judgement that does not open its sentence. */
    private static final Pattern JUDGES = Pattern.compile(
            "(?i)\\b(?:(?:right|good|wrong|perfect|ideal|fine|great) (?:spot|place|time|idea|choice|pick|month)|suits?|doable|(?:would|could)(?:n['’]t| not)? (?:recommend|advise)|chances|odds|likely|guaranteed|feel comfortable|(?:advise|recommend|decide|speaks?|be) against|advise (?:you )?not to|rule (?:it|that) out|(?:give|giving) it a miss|(?:too|out of|wrong) (?:early|late|season)|works? (?:very |perfectly |really )?(?:well|fine|nicely)|no problem|not (?:the|a good) (?:time|idea|place))\\b");

    /** "I'd take the first": which of them. */
    private static final Pattern PICKS = Pattern.compile(
            "(?i)\\b(?:(?:I['’]d|I would|we['’]d|you['’]d) (?:\\p{L}+ )?(?:take|choose|pick|go|opt|prefer|suggest|recommend|try|do|aim|head)|(?:go|opt|aim|head|look) for|choose|pick|my (?:pick|choice|favou?rite|tip)|your best)\\b");

    private static final Pattern WORD = Pattern.compile("[^\\p{L}\\p{N}'’-]+");

    /** "How crowded is it" is answered in many ways, "where is it" by a place. */
    private static final Pattern ASKS_FOR_ONE =
            Pattern.compile("(?i)^\\W*(?:also |then |please |and |so )*(?:where|who|which)\\b");

    private static final Pattern ASKS_WHO = Pattern.compile(
            "(?i)^\\W*(?:also |then |please |and |so )*(?:(?:by )?whom?|which (?:king|queen|ruler|governor|architect|artist|painter))\\b");

    /** Whoever did it, where no name is given. */
    private static final Pattern SOMEBODY = Pattern.compile(
            "(?i)\\b(?:kings?|queens?|princ(?:e|ess)\\w*|rulers?|governors?|monks?|priests?|architects?|artists?|painters?|sculptors?|engineers?|builders?|chiefs?|generals?|british|dutch|portuguese|planters|colonial|villagers|craftsmen|unknown|nobody|no one|not known|anonymous)\\b");

    private static final Pattern NAME = Pattern.compile("(?<=[\\p{L}\\p{N},;:’'\")] )\\p{Lu}[\\p{L}’'-]{2,}");

    private EachPartAddressed() {}

    /**
     * One of the things that were asked.
     *
     * @param subjects what it is about besides its kind; empty where the kind says all
     */
    private record Part(
            String text, Optional<AskedFor> kind, Set<String> subjects, boolean asksWhether, boolean asksOpenly) {

        static Part of(String text, Set<String> places) {
            var kind = AskedFor.in(text);
            return new Part(
                    text,
                    kind,
                    subjects(kind.map(one -> one.besides(text)).orElse(text), places),
                    kind.isEmpty() && ASKS_WHETHER.matcher(text).find(),
                    kind.isEmpty() && ASKS_OPENLY.matcher(text).find());
        }

        /** "When was the temple built", of a temple: every sentence of its passages is about that, so whatever else is asked tells more. */
        private static Set<String> subjects(String text, Set<String> places) {
            var all = QuestionParts.subjects(text);
            var telling = all.stream()
                    .filter(subject -> !Words.coverSubject(places, subject))
                    .collect(Collectors.toSet());
            return telling.isEmpty() ? all : telling;
        }

        boolean isOfItsKind(String sentence, Readings readings) {
            return kind.map(one -> isTold(one, text, sentence, readings)).orElse(true);
        }

        boolean isAbout(String sentence, Readings readings) {
            if (asksOpenly) {
                return isAboutTheVeryThing(sentence, readings);
            }
            return isAkinTo(sentence, readings);
        }

        /** By its subjects or by what is akin to them. */
        boolean isAkinTo(String sentence, Readings readings) {
            var terms = readings.termsOf(sentence);
            return subjects.stream()
                    .anyMatch(subject -> Words.coverSubject(terms, subject)
                            || terms.stream().anyMatch(term -> areOfOneRoot(term, subject)));
        }

        /** "What should we eat?" is answered by food. */
        boolean isSaidToBeAbout(String sentence, Readings readings) {
            return isAbout(sentence, readings)
                    || (asksOpenly
                            && subjects.size() == 1
                            && subjects.stream()
                                    .allMatch(subject -> Words.coverSubject(readings.termsOf(sentence), subject)));
        }

        /** Without a kind its subjects alone tell what is meant: by that very thing, and not by what is akin to it. */
        private boolean isAboutTheVeryThing(String sentence, Readings readings) {
            var terms = readings.termsOf(sentence);
            return subjects.stream()
                    .anyMatch(subject -> terms.stream()
                            .anyMatch(term -> term.equals(subject)
                                    || Words.areTheSame(term, subject)
                                    || areOfOneRoot(term, subject)));
        }

        /** "When are the services?": of the house around them another time may be told. */
        boolean asksWhenSomethingIs() {
            return kind.filter(AskedFor::asksWhenSomethingIs).isPresent();
        }

        boolean isRequired(boolean inAPlan) {
            return kind.map(AskedFor::needsASubject).orElse((asksWhether || asksOpenly) && !inAPlan);
        }

        String inWords() {
            return kind.map(AskedFor::inWords)
                    .orElseGet(() -> WORD.splitAsStream(text)
                            .filter(word -> Words.terms(word).stream().anyMatch(subjects::contains))
                            .distinct()
                            .collect(Collectors.joining(", ")));
        }
    }

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()
                || reviewed.isAboutTheLastAnswer()
                || reviewed.foundNothing()
                || reviewed.givesThePreparedAnswer()
                || !INTENTS.contains(reviewed.state().getIntent())) {
            return List.of();
        }
        var asked = QuestionParts.in(reviewed.question());
        boolean areSeveral = asked.size() > 1 || (reviewed.isPlan() && !asked.isEmpty());
        var missed = new ArrayList<String>();
        AskedFor.allIn(areSeveral ? asked : List.of(reviewed.question()))
                .filter(kind -> areSeveral || kind.alone())
                .filter(kind -> !reviewed.isByRule() || !isLeftToAWriterByRule(kind, areSeveral))
                .filter(kind -> isPassedOver(
                        kind, areSeveral || reviewed.isByRule() ? "" : reviewed.question(), asked, reviewed))
                .forEach(kind -> missed.add(kind.inWords()));
        // A writer by rule answers each part by the sentences that are likest to it, or says which has none.
        if (areSeveral && !reviewed.isByRule()) {
            var parts = asked.stream()
                    .filter(text -> !NEVER_KNOWN.matcher(text).find())
                    .map(text -> Part.of(text, reviewed.termsOfItsPlaces()))
                    .toList();
            parts.stream()
                    .filter(part -> part.isRequired(reviewed.isPlan()))
                    .filter(part -> !isOfADrinkThatIsRefused(part, reviewed))
                    .filter(part -> !part.subjects().isEmpty() && isPassedOver(part, parts, reviewed))
                    .forEach(part -> missed.add(part.inWords()));
        }
        return missed.stream().distinct().map(EachPartAddressed::fault).toList();
    }

    /** Where the bars are, on a day without alcohol: the ban is the answer, and has checks of its own. */
    private static boolean isOfADrinkThatIsRefused(Part part, Reviewed reviewed) {
        return OF_DRINK.matcher(part.text()).find() && NothingProhibited.closesAlcohol(reviewed.state());
    }

    /** It tells the ways that it knows, and has looked for a reason in every passage. */
    private static boolean isLeftToAWriterByRule(AskedFor kind, boolean areSeveral) {
        return kind.asksForAReason() || (kind.asksForAWay() && !areSeveral);
    }

    /**
     * Nothing in the draft is of this kind, and something in the passages is.
     *
     * @param asked in which words, where they tell by which way
     */
    private static boolean isPassedOver(AskedFor kind, String asked, List<String> parts, Reviewed reviewed) {
        var telling = sentencesOf(reviewed.state().getRetrievedDocuments(), reviewed)
                .filter(sentence -> isTold(kind, asked, sentence, reviewed.readings()))
                .toList();
        return !telling.isEmpty()
                && reviewed.draft().statements().stream()
                        .noneMatch(statement -> isTold(kind, asked, statement.text(), reviewed.readings())
                                || (kind.asksForAReason()
                                        && telling.stream()
                                                .anyMatch(sentence ->
                                                        SaidAlike.isMostlyIn(statement.text(), sentence, reviewed)))
                                || (reviewed.admitsGapIn(statement.text())
                                        && !OF_WEATHER.matcher(statement.text()).find()
                                        && !isOfAnotherPart(statement.text(), kind, parts, reviewed.readings())));
    }

    /** "I could not find the amount", of the admission: the way there is as little told by it. */
    private static boolean isOfAnotherPart(String text, AskedFor kind, List<String> parts, Readings readings) {
        var ofIt = kind.asked();
        return parts.stream()
                        .filter(part -> !ofIt.matcher(part).find())
                        .flatMap(part -> QuestionParts.subjects(part).stream())
                        .anyMatch(readings.termsOf(text)::contains)
                && parts.stream()
                        .filter(part -> ofIt.matcher(part).find())
                        .flatMap(part -> QuestionParts.subjects(part).stream())
                        .noneMatch(readings.termsOf(text)::contains);
    }

    private static boolean isTold(AskedFor kind, String asked, String sentence, Readings readings) {
        return kind.isToldIn(sentence, readings) && !(kind.asksHowLong() && OtherWays.areToldIn(sentence, asked));
    }

    /** Sentences of the passages answer this part, and nothing in the draft is about it or rests on them. */
    private static boolean isPassedOver(Part part, List<Part> parts, Reviewed reviewed) {
        var readings = reviewed.readings();
        var answering = reviewed.state().getRetrievedDocuments().stream()
                .filter(document -> sentencesOf(List.of(document), reviewed)
                        .anyMatch(sentence -> part.isOfItsKind(sentence, readings) && part.isAbout(sentence, readings)))
                .toList();
        if (leavesOutWho(part, answering, reviewed)) {
            return true;
        }
        return !answering.isEmpty()
                && reviewed.draft().statements().stream()
                        .noneMatch(statement -> answers(statement, part, answering, reviewed)
                                || (part.kind().isEmpty()
                                        && restsOnWhatTellsMost(statement, part, parts, answering, reviewed))
                                || (part.asksWhether() && isAVerdictOn(statement, part, parts, readings)));
    }

    private static boolean answers(
            Statement statement, Part part, List<RetrievedDocument> answering, Reviewed reviewed) {
        var text = statement.text();
        if (part.isSaidToBeAbout(text, reviewed.readings())) {
            return part.isOfItsKind(text, reviewed.readings()) || reviewed.admitsGapIn(text);
        }
        if (!part.isOfItsKind(text, reviewed.readings())) {
            return false;
        }
        if (part.kind().filter(AskedFor::asksWhenToSetOff).isPresent()
                && SETS_OFF.matcher(text).find()) {
            return true;
        }
        if (part.kind().filter(kind -> !kind.asksForANumber()).isPresent()
                && isCited(statement, answering, reviewed)
                && !(part.asksWhenSomethingIs() && isOfSomethingElse(statement, part, answering, reviewed))) {
            return true;
        }
        int enough = part.kind().isPresent() ? SAID_AGAIN : SAID_AGAIN_FOR_SURE;
        return sentencesOf(answering, reviewed)
                .filter(sentence -> part.isOfItsKind(sentence, reviewed.readings()))
                .flatMap(sentence -> part.kind().isEmpty()
                        ? Clauses.parts(sentence).stream()
                        : part.asksWhenSomethingIs() ? COORDINATED.splitAsStream(sentence) : Stream.of(sentence))
                .filter(told -> part.isAbout(told, reviewed.readings()))
                .anyMatch(told -> isSaidAgain(text, told, enough, reviewed));
    }

    /** "Open from dawn to eight", of the house and not of its services: what it says again is not said of them. */
    private static boolean isOfSomethingElse(
            Statement statement, Part part, List<RetrievedDocument> answering, Reviewed reviewed) {
        if (isCited(statement, tellingMostOf(part, answering, reviewed), reviewed)) {
            return false;
        }
        var pieces = sentencesOf(answering, reviewed)
                .flatMap(COORDINATED::splitAsStream)
                .toList();
        return pieces.stream().anyMatch(piece -> isSaidAgain(statement.text(), piece, SAID_AGAIN_FOR_SURE, reviewed))
                && pieces.stream()
                        .filter(piece -> part.isAbout(piece, reviewed.readings()))
                        .noneMatch(piece -> isSaidAgain(statement.text(), piece, SAID_AGAIN, reviewed));
    }

    /** "Jet-skis and kayaks", from the passage that tells most of water sports: what it says there is said of them, unless it is of what else was asked. */
    private static boolean restsOnWhatTellsMost(
            Statement statement, Part part, List<Part> parts, List<RetrievedDocument> answering, Reviewed reviewed) {
        var readings = reviewed.readings();
        var others = parts.stream()
                .filter(other -> !other.equals(part))
                .flatMap(other -> other.kind().stream())
                .toList();
        if (ASKS_FOR_ONE.matcher(part.text()).find() && saysSomethingElseOf(answering, statement, part, reviewed)) {
            return false;
        }
        // Whoever cites what tells most of it may have taken it up in any words.
        if (part.asksOpenly() && isCited(statement, tellingMostOf(part, answering, reviewed), reviewed)) {
            return true;
        }
        if (part.asksOpenly() && PICKS.matcher(statement.text()).find() && isCited(statement, answering, reviewed)) {
            return true;
        }
        if (part.asksOpenly()
                && sentencesOf(
                                answering.stream()
                                        .filter(document -> isCited(statement, List.of(document), reviewed))
                                        .toList(),
                                reviewed)
                        .filter(sentence -> part.isAbout(sentence, readings))
                        .anyMatch(sentence -> isSaidAgain(statement.text(), sentence, 1, reviewed))) {
            return true;
        }
        return tellingMostOf(part, answering, reviewed).stream()
                .filter(document -> isCited(statement, List.of(document), reviewed))
                .flatMap(document -> sentencesOf(List.of(document), reviewed))
                .filter(sentence -> others.stream()
                        .noneMatch(
                                kind -> kind.isToldIn(sentence, readings) && kind.isToldIn(statement.text(), readings)))
                .anyMatch(sentence -> isSaidAgain(statement.text(), sentence, SAID_AGAIN, reviewed));
    }

    /** "Come early, and allow two hours", from the passage that tells of the train as well: another sentence of it, and nothing of the one that was asked for. */
    private static boolean saysSomethingElseOf(
            List<RetrievedDocument> answering, Statement statement, Part part, Reviewed reviewed) {
        var sentences = sentencesOf(answering, reviewed).toList();
        return sentences.stream()
                        .filter(sentence -> !part.isAkinTo(sentence, reviewed.readings()))
                        .anyMatch(sentence -> isSaidAgain(statement.text(), sentence, SAID_AGAIN_FOR_SURE, reviewed))
                && sentences.stream()
                        .filter(sentence -> part.isAkinTo(sentence, reviewed.readings()))
                        .noneMatch(sentence -> isSaidAgain(statement.text(), sentence, SAID_AGAIN, reviewed));
    }

    /** "Who painted it": somebody is named in what tells of it, and neither they nor anyone else in the draft. */
    private static boolean leavesOutWho(Part part, List<RetrievedDocument> answering, Reviewed reviewed) {
        if (!ASKS_WHO.matcher(part.text()).find()) {
            return false;
        }
        var asked = reviewed.readings().termsOf(reviewed.question());
        var names = sentencesOf(answering, reviewed)
                .flatMap(sentence -> Clauses.parts(sentence).stream()
                        .filter(clause -> part.isAbout(clause, reviewed.readings()))
                        .map(clause -> sentence.substring(0, sentence.indexOf(clause) + clause.length())))
                .flatMap(told -> NAME.matcher(told).results())
                .flatMap(name -> Words.terms(name.group()).stream())
                .filter(name ->
                        !asked.contains(name) && !reviewed.termsOfItsPlaces().contains(name))
                .collect(Collectors.toSet());
        return !names.isEmpty()
                && reviewed.draft().statements().stream()
                        .noneMatch(
                                statement -> SOMEBODY.matcher(statement.text()).find()
                                        || reviewed.admitsGapIn(statement.text())
                                        || reviewed.readings().termsOf(statement.text()).stream()
                                                .anyMatch(names::contains));
    }

    private static List<RetrievedDocument> tellingMostOf(
            Part part, List<RetrievedDocument> answering, Reviewed reviewed) {
        long most = answering.stream()
                .mapToLong(document -> tellingOf(part, document, reviewed))
                .max()
                .orElse(0);
        return answering.stream()
                .filter(document -> tellingOf(part, document, reviewed) == most)
                .toList();
    }

    private static long tellingOf(Part part, RetrievedDocument document, Reviewed reviewed) {
        return sentencesOf(List.of(document), reviewed)
                .filter(sentence -> part.isAbout(sentence, reviewed.readings()))
                .count();
    }

    private static boolean isCited(Statement statement, List<RetrievedDocument> answering, Reviewed reviewed) {
        var chunks = answering.stream().map(RetrievedDocument::getChunkId).collect(Collectors.toSet());
        return reviewed.state().getCitations().stream()
                .filter(citation -> statement.citations().contains(citation.getId()))
                .map(Citation::getChunkId)
                .anyMatch(chunks::contains);
    }

    private static boolean isSaidAgain(String text, String told, int enough, Reviewed reviewed) {
        var said = Words.subjects(text);
        reviewed.state().getTargetLocations().forEach(place -> said.removeAll(Words.terms(place)));
        var terms = reviewed.readings().termsOf(told);
        var months = reviewed.readings().factsOf(told).allMonths();
        boolean isOfItsMonths = !months.isEmpty()
                && reviewed.readings().factsOf(text).allMonths().containsAll(months);
        boolean isOfItsNumber = reviewed.readings().measuredIn(told).stream()
                .anyMatch(known -> reviewed.readings().measuredIn(text).stream()
                        .anyMatch(number -> number.value() == known.value()));
        return said.stream().filter(terms::contains).count()
                        + (isOfItsMonths ? 1 : 0)
                        + (isOfItsNumber ? SAID_AGAIN : 0)
                >= enough;
    }

    /** "Yes", "Better not": unless it is a verdict on something else that was asked. */
    private static boolean isAVerdictOn(Statement statement, Part part, List<Part> parts, Readings readings) {
        if (TELLS_WHAT_TO_DO.matcher(statement.text()).find()
                && !part.isAbout(statement.text(), readings)
                && parts.stream()
                        .filter(other -> !other.equals(part))
                        .anyMatch(other -> other.kind().isPresent() && other.isOfItsKind(statement.text(), readings))) {
            return false;
        }
        return (VERDICT.matcher(statement.text()).find()
                        || JUDGES.matcher(statement.text()).find())
                && parts.stream()
                        .filter(other -> !other.equals(part))
                        .noneMatch(other -> (other.isAbout(statement.text(), readings)
                                        && other.isOfItsKind(statement.text(), readings))
                                || (other.kind().isPresent()
                                        && !part.isAbout(statement.text(), readings)
                                        && OPENS_WITH_IT
                                                .matcher(statement.text())
                                                .find()
                                        && other.isOfItsKind(statement.text(), readings)));
    }

    private static boolean areOfOneRoot(String term, String other) {
        return term.length() >= ROOT && other.length() >= ROOT && term.regionMatches(0, other, 0, ROOT);
    }

    private static Stream<String> sentencesOf(List<RetrievedDocument> documents, Reviewed reviewed) {
        return documents.stream().flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream());
    }

    private static Fault fault(String inWords) {
        return Fault.mendedByRewriting(
                "It passes over a part of the question: " + inWords + ".",
                "Answer what was asked about " + inWords + ", or say that nothing was found about it.");
    }
}
