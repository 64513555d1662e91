package ai.travion.grader;

import static ai.travion.graph.Graph.REWRITER;
import static ai.travion.graph.Graph.SHADOW_MONITOR;
import static ai.travion.graph.Graph.WEB_SEARCH;

import ai.travion.atlas.Places;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Grades the evidence of a turn and climbs the ladder: another wording while attempts are left, then the web, then an answer
 * that says what it could not find.
 */
public final class Grader implements Node {

    /** The first retrieval and two rewrites. */
    private static final int MOST_RETRIEVALS = 3;

    /** A prepared answer that is likely to two thirds. */
    private static final double SURE = 0.83;

    private static final String CATALOGUE = "catalogue";
    private static final String CALENDAR = "calendar";
    private static final Set<DocumentRelevance> ENOUGH = Set.of(DocumentRelevance.RELEVANT, DocumentRelevance.PARTIAL);

    private final LocationMatch locationMatch;

    public Grader(Places atlas) {
        this.locationMatch = new LocationMatch(atlas);
    }

    @Override
    public Step apply(GraphState state) {
        boolean external = !isAnsweredByTheCalendar(state) && asksForSomethingExternal(state);
        var relevance = external ? atMostPartial(relevance(state)) : relevance(state);
        var graded = GraphState.newBuilder(state).setDocumentRelevance(relevance);
        return switch (verdict(state, relevance, external)) {
            case EVIDENCE_SUFFICES ->
                Step.to(SHADOW_MONITOR, graded.setNeedsWebSearch(false).build());
            case TRY_OTHER_WORDS ->
                Step.to(REWRITER, graded.setNeedsWebSearch(false).build());
            case ASK_THE_WEB ->
                Step.to(WEB_SEARCH, graded.setNeedsWebSearch(true).build());
        };
    }

    private static Verdict verdict(GraphState state, DocumentRelevance relevance, boolean external) {
        if (external) {
            return Verdict.ASK_THE_WEB;
        }
        if (ENOUGH.contains(relevance)) {
            return Verdict.EVIDENCE_SUFFICES;
        }
        // A catalogue that holds no hospital holds none by another name.
        boolean wordsCouldHelp = state.getLocationSearch().isEmpty();
        return wordsCouldHelp && state.getRetrievalAttempts() < MOST_RETRIEVALS
                ? Verdict.TRY_OTHER_WORDS
                : Verdict.ASK_THE_WEB;
    }

    private DocumentRelevance relevance(GraphState state) {
        var documents = state.getRetrievedDocuments();
        if (isAnsweredByTheCalendar(state)) {
            return DocumentRelevance.RELEVANT;
        }
        if (state.getLocationSearch().isPresent() && documents.stream().anyMatch(Grader::isOfTheCatalogue)) {
            return DocumentRelevance.RELEVANT;
        }
        return grade(state).relevance();
    }

    /** The combined score of a state's documents, 0 to 1, for whoever wants to see how the thresholds part them. */
    public double score(GraphState state) {
        return grade(state).combined().doubleValue();
    }

    /** What comes near the question is no answer to it until somebody reads it, so that no grade rests on it. */
    private Grade grade(GraphState state) {
        var documents = PreparedAnswer.withoutThoseBeside(state.getRetrievedDocuments());
        return Grade.of(documents, locationMatch.of(documents, state));
    }

    /** Its facts are looked up for the very question, so they answer it, if only by what is not known. */
    private static boolean isAnsweredByTheCalendar(GraphState state) {
        return state.getRetrievedDocuments().stream()
                .anyMatch(document -> document.getSource().equals(CALENDAR));
    }

    private static boolean isOfTheCatalogue(RetrievedDocument document) {
        return document.getSource().equals(CATALOGUE);
    }

    /** In the traveller's own words, or in the query that was made of them: a follow-up may name its topic in either. */
    private static boolean asksForSomethingExternal(GraphState state) {
        if (state.getRetrievedDocuments().stream().anyMatch(PreparedAnswer::isOfItself)) {
            return false;
        }
        Predicate<String> asks = WhetherOnePays.isTold(state)
                ? ExternalTopic::isAskedBesideMoneyIn
                : isAnsweredByAGuide(state) ? ExternalTopic::isAskedBesideWhatAGuideKnowsIn : ExternalTopic::isAskedIn;
        return Stream.of(state.getUserQuery(), AskedInFull.question(state)).anyMatch(asks);
    }

    /** Whether an answer was prepared for the only question, and is likely enough to be to it: what costs or lodges is named in it by the way. */
    private static boolean isAnsweredByAGuide(GraphState state) {
        return PreparedAnswer.among(state.getRetrievedDocuments()).stream()
                .anyMatch(answer -> answer.getRelevanceScore() >= SURE);
    }

    private static DocumentRelevance atMostPartial(DocumentRelevance relevance) {
        return relevance == DocumentRelevance.RELEVANT ? DocumentRelevance.PARTIAL : relevance;
    }

    private enum Verdict {
        EVIDENCE_SUFFICES,
        TRY_OTHER_WORDS,
        ASK_THE_WEB
    }
}
