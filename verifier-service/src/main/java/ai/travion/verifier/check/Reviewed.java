package ai.travion.verifier.check;

import ai.travion.schemas.Citation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.PreparedAnswer;
import ai.travion.schemas.envelope.SentenceLikeness;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A draft under review, with the state that it was written from, and what has been read already.
 *
 * @param state with passages and pages of which only that is left which is evidence: no check sees the rest
 * @param orders what was taken out of them since it gives orders to whoever writes
 */
record Reviewed(GraphState state, DraftText draft, Readings readings, List<String> orders) {

    private static final double TAKEN_UP = 0.6;

    private static final Pattern ADMITS_GAP = Pattern.compile(
            "(?i)\\b(?:could not|couldn['’]t|cannot|can['’]t|did not|didn['’]t|(?:was|am|are) not able to|(?:was|are)n['’]t able to|(?:was|am) unable to|['’]m (?:not able|unable) to) (?:find|put together|plan|answer|look up|see|tell|book|reserve)\\b"
                    + "|\\b(?:do not|don['’]t) (?:know|have (?:any |enough )?(?:information|evidence))\\b|\\b(?:insufficient|not enough) evidence\\b");

    /** "I cannot book", "I cannot see today's trains": another question would not help. */
    private static final Pattern OUT_OF_REACH = Pattern.compile(
            "(?i)\\bI (?:(?:cannot|can['’]t) (?:book|reserve|buy|see)|(?:do not|don['’]t) know (?:what it costs|today['’]s))\\b|\\bwhich is cheaper I do not know\\b");

    /** What comes nearest, and is cited, is no answer either. */
    private static final Pattern INSUFFICIENT = Pattern.compile("(?m)^\\W*Insufficient evidence\\b");

    private static final Pattern FEW_WORDS = Pattern.compile(
            "(?i)\\b(?:why|how come|reasons?|explain|short\\w*|brief\\w*|summar\\w+|overview|sum (?:\\w+ ){0,3}up|concise\\w*|less|tl;?dr|too long|sentences?|(?:one|a|two) (?:short )?(?:lines?|phrase)|one[ -]?liner|nutshell|fewer|gist|bottom line|quick version)\\b");

    private static final Pattern ONE_DAY = Pattern.compile(
            "(?i)\\b(?:day (?:\\w+ )?(?:\\d{1,2}|one|two|three|four|five|six|seven)|(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|last|final) (?:day|morning|afternoon|evening|night)|"
                    + "on (?:the )?\\w+day|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2})\\b");

    private static final Pattern ASKS_OF_A_DAY = Pattern.compile("(?i)what is on day \\d{1,2}\\b");

    static Reviewed of(GraphState state, Readings readings) {
        var found = Found.in(state, readings);
        return new Reviewed(
                found.state(), DraftText.of(state.getGeneratedResponse().orElse("")), readings, found.orders());
    }

    /** Another draft of the same turn. */
    Reviewed with(DraftText another) {
        return new Reviewed(state, another, readings, orders);
    }

    boolean isSmallTalk() {
        return state.getRouteDecision() == RouteDecision.SMALL_TALK
                || state.getIntent() == IntentType.GREETING
                || state.getIntent() == IntentType.OFF_TOPIC;
    }

    /** "Why?", "shorter please": about the answer before. */
    boolean isAboutTheLastAnswer() {
        return state.getRouteDecision() == RouteDecision.DIRECT_ANSWER;
    }

    /** "Why?", "in one sentence": of the plan that was given before, not all is wanted. */
    boolean asksForFewWords() {
        return isAboutTheLastAnswer() && FEW_WORDS.matcher(state.getUserQuery()).find();
    }

    /** Without a model, or after one failed. */
    boolean isByRule() {
        return state.getLlm()
                .map(usage -> usage.getDegraded() || usage.getProvider().equals("none"))
                .orElse(false);
    }

    boolean isPlan() {
        return state.getIntent() == IntentType.TRIP_PLANNING;
    }

    /** "What do I do on day 3?": not all of the plan is wanted. */
    boolean asksForSomeDays() {
        // "And the day after?" names its day in the query that it was taken for.
        return state.getTurn() > 1
                && (ONE_DAY.matcher(state.getUserQuery()).find()
                        || state.getRewrittenQuery()
                                .filter(Reviewed::asksWhatIsOnADay)
                                .isPresent());
    }

    private static boolean asksWhatIsOnADay(String query) {
        return ASKS_OF_A_DAY.matcher(query).lookingAt();
    }

    /** The draft says plainly that it found nothing, or not enough. */
    boolean admitsGap() {
        return admitsGapIn(draft.prose());
    }

    /** A sentence of it does. */
    boolean admitsGapIn(String sentence) {
        return ADMITS_GAP.matcher(sentence).find();
    }

    /** Every term of what was found, of what holds and of what was asked. */
    Set<String> evidenceTerms() {
        var terms = new HashSet<String>();
        Stream.of(
                        Stream.of(
                                state.getUserQuery(), state.getRewrittenQuery().orElse("")),
                        state.getRetrievedDocuments().stream()
                                .flatMap(document -> Stream.concat(
                                        Stream.of(document.getContent()), SentenceLikeness.toldBesides(document))),
                        state.getWebSearchResults().stream()
                                .flatMap(page -> Stream.of(page.getTitle(), page.getContent())),
                        state.getConstraintViolations().stream()
                                .flatMap(violation -> Stream.of(violation.getDescription(), violation.getSuggestion())),
                        state.getShadowMonitorLogs().stream().map(ShadowMonitorLog::getDetails),
                        state.getAssumptions().stream())
                .flatMap(texts -> texts)
                .forEach(text -> terms.addAll(readings.termsOf(text)));
        return terms;
    }

    /** Whether words stand so in a passage, be it under the name of its place as in a list: they are the evidence's own. */
    boolean isQuoted(String text) {
        return readings.quote(state.getRetrievedDocuments(), text)
                || state.getRetrievedDocuments().stream().anyMatch(passage -> {
                    var label = passage.getMetadata().getOrDefault("location", "") + ": ";
                    return label.length() > 2
                            && text.startsWith(label)
                            && readings.quote(List.of(passage), text.substring(label.length()));
                });
    }

    /** What a guide says to this very question stands in it as a whole. */
    boolean givesThePreparedAnswer() {
        return PreparedAnswer.among(state.getRetrievedDocuments()).stream()
                .anyMatch(answer -> readings.bareOf(draft.prose()).contains(readings.bareOf(answer.getContent())));
    }

    /** What a guide says to one of several questions stands in it as a whole. */
    boolean givesThePreparedAnswerTo(String part) {
        var asked = AskedParts.of(question());
        var bare = readings.bareOf(part);
        return IntStream.range(0, asked.size())
                .filter(number -> readings.bareOf(asked.get(number)).contains(bare)
                        || bare.contains(readings.bareOf(asked.get(number))))
                .mapToObj(number -> PreparedAnswer.toPart(number, state.getRetrievedDocuments()))
                .flatMap(Optional::stream)
                .anyMatch(answer -> readings.bareOf(draft.prose()).contains(readings.bareOf(answer.getContent())));
    }

    /** The passages that a statement cites. */
    List<RetrievedDocument> passagesCitedBy(Statement statement) {
        var cited = chunksCitedBy(statement);
        return state.getRetrievedDocuments().stream()
                .filter(document -> cited.contains(document.getChunkId()))
                .toList();
    }

    /** The sentences of these. */
    List<String> sentencesCitedBy(Statement statement) {
        return passagesCitedBy(statement).stream()
                .flatMap(document -> readings.sentencesOf(document.getContent()).stream())
                .toList();
    }

    /** What it says by a source and in its own words. */
    Stream<Statement> citingStatements() {
        return draft.statements().stream()
                .filter(statement ->
                        !statement.isHeading() && !statement.citations().isEmpty())
                .filter(statement -> !isQuoted(statement.text()));
    }

    /** The passages and the pages that a statement cites. */
    List<RetrievedDocument> sourcesCitedBy(Statement statement) {
        var cited = chunksCitedBy(statement);
        return Stream.concat(
                        passagesCitedBy(statement).stream(),
                        state.getWebSearchResults().stream()
                                .filter(page -> cited.contains(page.getUrl()))
                                .map(Found::asPassage))
                .toList();
    }

    private Set<String> chunksCitedBy(Statement statement) {
        return state.getCitations().stream()
                .filter(citation -> statement.citations().contains(citation.getId()))
                .map(Citation::getChunkId)
                .collect(Collectors.toSet());
    }

    /** What the names of the turn's places are made of. */
    Set<String> termsOfItsPlaces() {
        return state.getTargetLocations().stream()
                .flatMap(place -> Words.terms(place).stream())
                .collect(Collectors.toSet());
    }

    /** The sentences of what was found of the places of the turn; of all, where it names none. */
    List<String> sentencesOfItsPlaces() {
        var places = state.getTargetLocations();
        return state.getRetrievedDocuments().stream()
                .filter(document -> places.isEmpty()
                        || places.contains(document.getMetadata().getOrDefault("location", "")))
                .flatMap(document -> readings.sentencesOf(document.getContent()).stream())
                .toList();
    }

    /** What an engine found has no passage to cite; its words, not its letters, tell that a draft rests on it. */
    boolean takesUpAFinding() {
        return state.getShadowMonitorLogs().stream()
                        .map(ShadowMonitorLog::getDetails)
                        .anyMatch(this::isTakenUp)
                || state.getConstraintViolations().stream()
                        .filter(violation -> violation.getConstraintType().equals("crowd_warning"))
                        .anyMatch(violation -> ConstraintsStated.stating(violation, this)
                                .findAny()
                                .isPresent());
    }

    private boolean isTakenUp(String details) {
        var subjects = Words.subjects(DatesIn.blanked(details));
        var terms = readings.termsOf(draft.prose());
        long shared = subjects.stream()
                .filter(subject -> Words.coverSubject(terms, subject))
                .count();
        return !subjects.isEmpty() && shared >= TAKEN_UP * subjects.size();
    }

    /** It says itself that it found nothing, and neither a passage nor a rule of the day stands in for it. */
    boolean foundNothing() {
        boolean saysThatItIsTooLittle = INSUFFICIENT.matcher(draft.prose()).find();
        boolean saysSomething = !saysThatItIsTooLittle
                && (!draft.citations().isEmpty()
                        || state.getConstraintViolations().stream()
                                .anyMatch(violation -> !violation.getKind().equals("ADVICE")));
        return !saysSomething
                && !isSmallTalk()
                && !isPlan()
                // A notice beside it answers nothing.
                && ((saysThatItIsTooLittle && draft.citations().isEmpty()) || !takesUpAFinding())
                && admitsGap()
                && !OUT_OF_REACH.matcher(draft.prose()).find();
    }

    /** The question that stands alone. */
    String question() {
        return AskedInFull.question(state);
    }
}
