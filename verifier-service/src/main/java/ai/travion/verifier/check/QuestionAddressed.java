package ai.travion.verifier.check;

import ai.travion.atlas.Places;
import ai.travion.atlas.Refusals;
import ai.travion.schemas.Citation;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.schemas.envelope.SentenceLikeness;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The draft takes up what was asked, or says plainly that it found nothing; and where the passages do not speak of what was asked, other
 * passages are asked for while that may help.
 */
final class QuestionAddressed {

    private static final String COUNTRY = "Sri Lanka";
    static final int RETRIEVALS = 3;
    private static final String CALENDAR = "calendar";

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+");

    private static final Set<String> OF_MEASURE = Words.terms(
            "hard harder hardest easy easier easiest good better best nice nicer safer deep deeper deepest large larger largest big bigger biggest small smaller smallest high higher highest low lower lowest tall taller tallest long longer longest wide wider widest old older oldest new newer quiet quieter quietest busy busier busiest hot hotter cold colder far farther further near nearer steep steeper depth size area width cheaper cheapest");

    /** "On a quiet day", "for a lazy afternoon": how the day should be is no subject of its own. */
    private static final Pattern OF_THE_DAY = Pattern.compile(
            "(?i)\\b(?:half(?: a)? day\\b|(?:quiet|lazy|relaxing|relaxed|free|slow|easy|gentle|full|whole|single|rest) (?:day|afternoon|morning|evening|weekend|trip)\\b)|\\b(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:years?|yrs?|months?)[ -]?olds?\\b|\\b(?:manage|handle|cope)\\b|\\b(?:spend|do|for|on|in) (?:the|an?|our|my) (?:morning|afternoon|evening|night)\\b");

    /** A verdict that does not open the answer: "5 December: not recommended", "With caution, yes". */
    private static final Pattern VERDICT_WITHIN = Pattern.compile(
            "(?i)(?:[:,–—-] ?(?:yes|no|nope|never)\\b[.,!;]?|\\bnot (?:recommended|advisable|advised|possible|allowed|permitted|a good|the (?:right|best)|on that)\\b|\\b(?:leave it|skip it|rule it out|give it a miss|does(?:n['’]t| not) work|won['’]t work|works? (?:very |perfectly |really )?(?:well|fine|nicely)|I['’]d (?:leave|wait|skip|move|go))\\b|\\bonly (?:where|with|if|on|in|at|when|for|by)\\b|\\b(?:certainly|of course|by all means|no problem|feel free|go ahead)\\b)");

    private static final Pattern WHAT_TO_DO = Pattern.compile(
            "(?i)\\bwhat (?:can|could|should|shall|is there|to|do|would|else)\\b[^?.]{0,30}\\b(?:do|see|visit|eat|try|suggest)\\b|\\bthings to (?:do|see)\\b|\\bwould\\b[^?.]{0,30}\\b(?:be better|suit|fit)\\b|\\bhow is\\b|\\bideas?\\b|\\bwhat['’]s\\b[^?.]{0,20}\\blike\\b");
    private static final Pattern OF_THE_WAY = Pattern.compile(
            "(?i)\\b(?:how (?:do|can|to|far|long|much)|get there|reach|trains?|bus(?:es)?|transport|drive|driving|route|road|station|tickets?|when|where|what time|open|stay|sleep|wear|bring|pack|practical)\\b");
    private static final Pattern TRAVELS = Pattern.compile(
            "(?i)\\b(?:trains?|rail\\w*|station|bus(?:es)?|road|roads|drives?|driv\\w+|line|lines|tuk-tuks?|three-wheelers?|taxis?|linked|route|seats?|hours?)\\b");

    private static final int OPENING = 2;

    private static final Pattern ASKS_WHETHER = Pattern.compile(
            "(?i)^\\W*(?:hi|hello|so|and|please|sorry)?\\W*(?:can|could|may|is|are|will|does|do|would|should|has|have)\\b");
    /** "Not on that date", "Yes", "I wouldn't". */
    private static final Pattern VERDICT = Pattern.compile(
            "(?i)^\\W*(?:(?:short answer|in short|sadly|unfortunately|sorry|i['’]m afraid)\\W+)?(?:yes|no|nope|not|probably|maybe|perhaps|possibly|rather not|better not|never|certainly|definitely|absolutely|of course|sure|you (?:do(?:n['’]t| not)|need(?:n['’]t| not)?|can(?:['’]t|not)?|may|must|have to|should(?:n['’]t| not)?)|only (?:with|if|on|in|at|when)|it (?:depends|is(?:n['’]t| not)?)|it['’]s|i (?:would|wouldn['’]t|would not|['’]d (?:not|rather)))\\b");

    /** Prices, and what is so at this moment: to find none is honest whatever the passages speak of. */
    private static final Pattern NEVER_KNOWN = Pattern.compile(
            "(?i)\\b(?:how much|prices?|costs?|fees?|tickets?|today|tonight|right now|now|currently|password|phone|number of)\\b");

    /** "Without hiking", "no temples for us": an answer that keeps to it need not name it. */
    private static final Pattern NOT_WANTED = Pattern.compile(
            "(?i)\\b(?:without|no|not|avoid(?:ing)?|except|apart from|skip(?:ping)?)\\s+(?:any |too much |much |a lot of |more )?\\p{L}+(?:(?:,| or| nor|, or) (?:any |too much |much )?\\p{L}+)*");

    private static final Pattern CHOICE = Pattern.compile("(?i)\\b(?:or|versus|vs)\\b");

    private static final Pattern A_NUMBER = Pattern.compile("\\d");

    /** What only points to where something is told. */
    private static final Set<String> OF_POINTING = Words.terms(
            "ok okay sure certainly passage passages page pages source sources evidence answer answers question questions detail details information info below above read refer consult check see find found look guide text article document documents note notes link click yes describe describes described explain explains explained cover covered tell tells told mention mentions mentioned say says given give gives contain contains provided following please help hope great happy");

    private final Places atlas;

    QuestionAddressed(Places atlas) {
        this.atlas = atlas;
    }

    List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return saysWhoIsSpeaking(reviewed);
        }
        if (isAnsweredByTheCalendar(reviewed) || reviewed.givesThePreparedAnswer()) {
            return List.of();
        }
        var subjects = subjects(reviewed);
        if (!saysTheGapAgain(reviewed) && evidenceIsMissing(reviewed, subjects)) {
            return List.of(Fault.mendedByOtherEvidence(
                    "What I know does not speak of " + listed(subjects, reviewed) + ".",
                    "Find other evidence about " + listed(subjects, reviewed) + "."));
        }
        if (deniesWhatIsThere(reviewed, subjects)) {
            return List.of(Fault.mendedByRewriting(
                    "It says that nothing was found, and there are passages that answer.",
                    "Answer from the passages: they speak of what was asked."));
        }
        if (reviewed.isAboutTheLastAnswer() || reviewed.admitsGap()) {
            return List.of();
        }
        if (saysNothing(reviewed)) {
            return List.of(Fault.mendedByRewriting(
                    "It points to what answers, and does not say it.",
                    "Say in words of your own what the passages answer."));
        }
        var place = reviewed.state()
                .getTargetLocation()
                .filter(name -> !isNamed(name, reviewed.draft().prose()))
                .filter(name -> !restsOn(name, reviewed));
        if (place.isPresent()) {
            return List.of(Fault.mendedByRewriting(
                    "It does not speak of " + place.get() + ".",
                    "Answer about " + place.get() + ", or say that nothing was found about it."));
        }
        if (tellsOnlyTheWay(reviewed)) {
            return List.of(Fault.mendedByRewriting(
                    "It tells how to get there, and not what was asked.",
                    "Answer what was asked: what to do or see there, or how the place is."));
        }
        if (ASKS_WHETHER.matcher(asked(reviewed.question())).find() && givesAVerdict(reviewed)) {
            return List.of();
        }
        if (reviewed.isPlan() && reviewed.state().getTurn() > 1) {
            // "Add an extra day": it asks for a change of the plan, and its words are no subjects.
            return List.of();
        }
        var terms = Words.terms(reviewed.draft().prose());
        // A word that the evidence does not have either is one that the answer may have put in its own.
        var answerable = reviewed.draft().citations().isEmpty() ? subjects : inTheEvidence(subjects, reviewed);
        var asked = answerable.isEmpty() && !isSaidToAnswer(reviewed) ? subjects : answerable;
        if (asked.stream().anyMatch(subject -> !Words.coverSubject(terms, subject))) {
            terms.addAll(RestsOn.sentencesOf(reviewed));
        }
        boolean isOneOfSeveral = QuestionParts.in(reviewed.question()).size() > 1;
        var missed = asked.stream()
                .filter(subject -> !OF_MEASURE.contains(subject)
                        && !QuestionParts.isOfWhoComes(subject)
                        && !(isOneOfSeveral && QuestionParts.isOfAsking(subject))
                        && !Words.coverSubject(terms, subject))
                .collect(Collectors.toSet());
        if (missed.size() * 2 <= subjects.size()) {
            return List.of();
        }
        var fault = Fault.mendedByRewriting(
                "It may miss the question: " + listed(missed, reviewed) + ".",
                "Answer what was asked about " + listed(missed, reviewed)
                        + ", or say that nothing was found about it.");
        // A writer by rule that was told once has said what there is; a word alone makes no answer wrong.
        boolean isLeftAsItIs = reviewed.isByRule() && reviewed.state().getReasoningLoops() > 0;
        // Of several questions each has its own check, which knows more than words; a name is told by nothing else.
        boolean isOfWordsAlone =
                isOneOfSeveral && Collections.disjoint(missed, QuestionParts.named(reviewed.question()));
        return List.of(isLeftAsItIs || isOfWordsAlone ? fault.asAHint() : fault);
    }

    /** "OK [1]", "Please see the passages [1] [2] for the answer": no statement has anything that the question does not have itself. */
    private static boolean saysNothing(Reviewed reviewed) {
        var asked = reviewed.readings().termsOf(reviewed.question());
        var places = reviewed.termsOfItsPlaces();
        // Of what is put up for a choice one is an answer, though the question has it.
        boolean isAChoice = CHOICE.matcher(reviewed.question()).find();
        boolean isDecided = ASKS_WHETHER.matcher(asked(reviewed.question())).find() && givesAVerdict(reviewed);
        return !reviewed.isByRule()
                && !reviewed.isPlan()
                && !isDecided
                && reviewed.draft().statements().stream()
                        .map(Statement::text)
                        .noneMatch(text -> A_NUMBER.matcher(text).find()
                                || !reviewed.readings().factsOf(text).isNone()
                                || reviewed.readings().subjectsOf(text).stream()
                                        .anyMatch(
                                                term -> (isAChoice || !(asked.contains(term) || places.contains(term)))
                                                        && !OF_POINTING.contains(term)));
    }

    /** "I could not find that", where passages are found to answer and speak of it. A writer by rule has looked through all of them. */
    private static boolean deniesWhatIsThere(Reviewed reviewed, Set<String> subjects) {
        return reviewed.foundNothing()
                && reviewed.state().getIntent() == IntentType.TOURISM_QUERY
                && isSaidToAnswer(reviewed)
                && !reviewed.state().getRetrievedDocuments().isEmpty()
                && !reviewed.isByRule()
                && !NEVER_KNOWN.matcher(reviewed.question()).find()
                && inTheEvidence(subjects, reviewed).size() * 2 >= subjects.size();
    }

    /** All that it cites is how to get there, where it was asked what to do there or how the place is. */
    private static boolean tellsOnlyTheWay(Reviewed reviewed) {
        var cited = reviewed.draft().citations();
        var chunks = reviewed.state().getCitations().stream()
                .filter(citation -> cited.contains(citation.getId()))
                .map(Citation::getChunkId)
                .collect(Collectors.toSet());
        var documents = reviewed.state().getRetrievedDocuments();
        return !chunks.isEmpty()
                && WHAT_TO_DO.matcher(reviewed.question()).find()
                && !OF_THE_WAY.matcher(reviewed.question()).find()
                && documents.stream().anyMatch(document -> !isOfTheWay(document))
                && documents.stream()
                        .filter(document -> chunks.contains(document.getChunkId()))
                        .allMatch(QuestionAddressed::isOfTheWay)
                && reviewed.draft().statements().stream()
                        .filter(statement -> !statement.citations().isEmpty())
                        .allMatch(statement -> TRAVELS.matcher(statement.text()).find());
    }

    private static boolean isOfTheWay(RetrievedDocument document) {
        return document.getMetadata().getOrDefault("aspect", "").equals("logistics");
    }

    private static boolean givesAVerdict(Reviewed reviewed) {
        return VERDICT.matcher(reviewed.draft().prose()).find()
                || reviewed.draft().statements().stream()
                        .limit(OPENING)
                        .anyMatch(statement ->
                                VERDICT_WITHIN.matcher(statement.text()).find());
    }

    private static List<Fault> saysWhoIsSpeaking(Reviewed reviewed) {
        var text = reviewed.draft().prose();
        return text.contains("Travion") || text.contains("Sri Lanka")
                ? List.of()
                : List.of(Fault.mendedByRewriting(
                        "It does not say what this guide is for.",
                        "Say that this is Travion, a guide to travel in Sri Lanka."));
    }

    /** The calendar's facts are looked up for the very question: who cites one has taken it up, in whatever words. */
    private static boolean isAnsweredByTheCalendar(Reviewed reviewed) {
        var facts = reviewed.state().getRetrievedDocuments().stream()
                .filter(document -> document.getSource().equals(CALENDAR))
                .map(RetrievedDocument::getChunkId)
                .toList();
        var cited = reviewed.draft().citations();
        return reviewed.state().getCitations().stream()
                .anyMatch(citation -> cited.contains(citation.getId()) && facts.contains(citation.getChunkId()));
    }

    /** A draft that says what could not be found, after other evidence was looked for once: a gap that is said is no fault. */
    private static boolean saysTheGapAgain(Reviewed reviewed) {
        return reviewed.admitsGap()
                && (reviewed.state().getReasoningLoops() > 0 || reviewed.state().getRetrievalAttempts() > 1);
    }

    /** A question about places with passages that speak of nothing of it, while another search may find better ones. */
    private boolean evidenceIsMissing(Reviewed reviewed, Set<String> subjects) {
        var state = reviewed.state();
        var searchable = state.getIntent() == IntentType.TOURISM_QUERY
                && (state.getRouteDecision() == RouteDecision.RETRIEVE
                        || state.getRouteDecision() == RouteDecision.REWRITE_THEN_RETRIEVE)
                && !state.getNeedsWebSearch()
                && state.getWebSearchStatus().isEmpty()
                && state.getRetrievalAttempts() < RETRIEVALS
                && !isSaidToAnswer(reviewed);
        if (!searchable || state.getRetrievedDocuments().isEmpty()) {
            return false;
        }
        var terms = evidenceTerms(reviewed);
        // "Larger than", "how deep": measures are asked of something, and no passage need use the word.
        var spokenOf = subjects.stream()
                .filter(subject -> !OF_MEASURE.contains(subject))
                // On a dry day the ban answers, and whether it is said has a check of its own.
                .filter(subject -> !NothingProhibited.closesAlcohol(state)
                        || !Alcohol.unnamedIn(subject).isBlank())
                .toList();
        return !spokenOf.isEmpty() && spokenOf.stream().noneMatch(subject -> Words.coverSubject(terms, subject));
    }

    /** The grader, which reads by meaning and not by words, found that the passages answer. */
    private static boolean isSaidToAnswer(Reviewed reviewed) {
        return reviewed.state().getDocumentRelevance() == DocumentRelevance.RELEVANT;
    }

    private static Set<String> inTheEvidence(Set<String> subjects, Reviewed reviewed) {
        var terms = evidenceTerms(reviewed);
        return subjects.stream()
                .filter(subject -> Words.coverSubject(terms, subject))
                .collect(Collectors.toSet());
    }

    private static Set<String> evidenceTerms(Reviewed reviewed) {
        var state = reviewed.state();
        var terms = new HashSet<String>();
        Stream.of(
                        state.getRetrievedDocuments().stream().map(RetrievedDocument::getContent),
                        state.getRetrievedDocuments().stream().flatMap(SentenceLikeness::toldBesides),
                        state.getConstraintViolations().stream().map(ConstraintViolation::getDescription),
                        state.getShadowMonitorLogs().stream().map(ShadowMonitorLog::getDetails),
                        state.getAssumptions().stream())
                .flatMap(texts -> texts)
                .forEach(text -> terms.addAll(reviewed.readings().termsOf(text)));
        return terms;
    }

    /** "We are a family of four. Is the sea safe?": the sentences that ask, where some do. */
    private static String asked(String message) {
        var asking = SENTENCE_END
                .splitAsStream(message)
                .filter(sentence -> sentence.strip().endsWith("?"))
                .collect(Collectors.joining(" "));
        return asking.isEmpty() ? message : asking;
    }

    /** What is asked about besides the places and the days. */
    private Set<String> subjects(Reviewed reviewed) {
        var question = new StringBuilder(OF_THE_DAY
                .matcher(DatesIn.blanked(Refusals.takenOut(asked(reviewed.question()))))
                .replaceAll(" "));
        for (var mention : atlas.mentionedIn(question.toString())) {
            for (int i = mention.start(); i < mention.end() && i < question.length(); i++) {
                question.setCharAt(i, ' ');
            }
        }
        var wanted = NOT_WANTED.matcher(question).replaceAll(" ");
        var subjects = Words.subjects(wanted);
        reviewed.state().getTargetLocations().forEach(place -> subjects.removeAll(Words.terms(place)));
        return subjects;
    }

    /** Whoever cites a passage about the place or the whole country, or says what a day forbids everywhere, need not repeat its name. */
    private static boolean restsOn(String place, Reviewed reviewed) {
        var state = reviewed.state();
        var cited = reviewed.draft().citations();
        boolean citesIt = state.getCitations().stream()
                .filter(citation -> cited.contains(citation.getId()))
                .anyMatch(citation -> citation.getLocation().equalsIgnoreCase(place)
                        || citation.getLocation().equals(COUNTRY));
        return citesIt
                || state.getConstraintViolations().stream()
                        .filter(violation -> !violation.getKind().equals("ADVICE")
                                || violation.getLocation().filter(place::equals).isPresent())
                        .anyMatch(violation -> ConstraintsStated.stating(violation, reviewed)
                                .findAny()
                                .isPresent());
    }

    /** By its name, by another name that the atlas knows, or by the words of its name. */
    private boolean isNamed(String place, String text) {
        if (Words.bare(text).contains(Words.bare(place))) {
            return true;
        }
        var terms = Words.terms(text);
        var words = Words.subjects(place);
        return (!words.isEmpty() && terms.containsAll(words))
                || atlas.mentionedIn(text).stream()
                        .anyMatch(mention -> mention.place().name().equalsIgnoreCase(place));
    }

    /** In the traveller's own words, not in stems. */
    private static String listed(Set<String> subjects, Reviewed reviewed) {
        return Stream.of(reviewed.question().split("[^\\p{L}\\p{N}'’-]+", -1))
                .filter(word -> !word.isBlank() && Words.terms(word).stream().anyMatch(subjects::contains))
                .distinct()
                .limit(6)
                .collect(Collectors.joining(", "));
    }
}
