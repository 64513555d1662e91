package ai.travion.grader;

import static ai.travion.graph.Graph.SHADOW_MONITOR;
import static ai.travion.graph.Graph.WEB_SEARCH;
import static ai.travion.schemas.DocumentRelevance.INSUFFICIENT;
import static ai.travion.schemas.DocumentRelevance.IRRELEVANT;
import static ai.travion.schemas.DocumentRelevance.PARTIAL;
import static ai.travion.schemas.DocumentRelevance.RELEVANT;
import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class GraderTest {

    private final Grader grader = new Grader(Places.load());

    /** With the place matched a score s of every document gives 0.8 s + 0.2. */
    static Stream<Arguments> boundaries() {
        return Stream.of(
                Arguments.of(new double[] {0.6875, 0.6875, 0.6875}, RELEVANT),
                Arguments.of(new double[] {0.6874, 0.6874, 0.6874}, PARTIAL),
                Arguments.of(new double[] {0.6875, 0.6875}, PARTIAL),
                Arguments.of(new double[] {1, 1}, PARTIAL),
                Arguments.of(new double[] {0.5, 0.5, 0.5}, PARTIAL),
                Arguments.of(new double[] {0.4999, 0.4999, 0.4999}, INSUFFICIENT),
                Arguments.of(new double[] {0.5}, PARTIAL),
                Arguments.of(new double[] {0.35, 0.35, 0.35}, INSUFFICIENT),
                Arguments.of(new double[] {0.3499, 0.3499, 0.3499}, IRRELEVANT),
                Arguments.of(new double[] {0.35, 0.1, 0.1, 0.1, 0.1}, INSUFFICIENT),
                Arguments.of(new double[] {0.95, 0.35, 0.35}, RELEVANT),
                Arguments.of(new double[] {}, INSUFFICIENT));
    }

    @ParameterizedTest
    @MethodSource("boundaries")
    void aThresholdIsReachedExactly(double[] scores, DocumentRelevance expected) {
        var turn = aTurn().at("Sigiriya");
        for (double score : scores) {
            turn.withPassage("Sigiriya", "history", "text", score);
        }

        var step = grader.apply(turn.build());

        assertThat(step.state().getDocumentRelevance()).isEqualTo(expected);
    }

    @Test
    void noGradeRestsOnWhatOnlyComesNear() {
        var far = aTurn().at("Sigiriya")
                .withPassage("Sigiriya", "history", "text", 0.3)
                .build();
        var metadata = new HashMap<>(far.getRetrievedDocuments().getFirst().getMetadata());
        PreparedAnswer.writeBeside(metadata);
        var beside = RetrievedDocument.newBuilder(far.getRetrievedDocuments().getFirst())
                .setMetadata(metadata)
                .setRelevanceScore(0.9f)
                .build();

        assertThat(grader.score(GraphState.newBuilder(far)
                        .setRetrievedDocuments(
                                List.of(beside, far.getRetrievedDocuments().getFirst()))
                        .build()))
                .isEqualTo(grader.score(far));
    }

    @ParameterizedTest
    @CsvSource({
        "Sigiriya,Sigiriya,1",
        "Kandy,Temple of the Tooth,1",
        "Temple of the Tooth,Kandy,1",
        "Sigiriya,Mirissa,0",
        "Galle Fort,Galle Face Green,0",
    })
    void aPassageMatchesItsPlaceAndWhatBelongsToIt(String asked, String found, double expected) {
        var state = aTurn().at(asked).withPassage(found, "history", "text", 1).build();

        double match = new LocationMatch(Places.load()).of(state.getRetrievedDocuments(), state);

        assertThat(match).isEqualTo(expected);
    }

    @Test
    void locationMatchIsAShareOfTheDocuments() {
        var state = aTurn().at("Mirissa", "Hikkaduwa")
                .withPassage("Mirissa", "vibe", "text", 1)
                .withPassage("Hikkaduwa", "vibe", "text", 1)
                .withPassage("Jaffna", "vibe", "text", 1)
                .withPassage("Kandy", "vibe", "text", 1)
                .build();

        double match = new LocationMatch(Places.load()).of(state.getRetrievedDocuments(), state);

        assertThat(match).isEqualTo(0.5);
    }

    @Test
    void aDocumentOfLittleRelevanceMattersLittleToTheMatch() {
        var state = aTurn().at("Mirissa")
                .withPassage("Mirissa", "vibe", "text", 0.9)
                .withPassage("Jaffna", "vibe", "text", 0.1)
                .build();

        double match = new LocationMatch(Places.load()).of(state.getRetrievedDocuments(), state);

        assertThat(match).isCloseTo(0.9, within(1e-6));
    }

    @Test
    void aPlaceThatIsRuledOutNeedsNoDocument() {
        var state = aTurn().at("Dambulla Cave Temple")
                .asking("cave temples besides Dambulla")
                .withPassage("Mulkirigala Rock Temple", "history", "text", 0.9)
                .build();

        double match = new LocationMatch(Places.load()).of(state.getRetrievedDocuments(), state);

        assertThat(match).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Where near Galle do stilt fishermen work? | 1
            stilt fishermen not far from Galle Fort   | 1
            What do stilt fishermen do in Galle Fort? | 0
            """)
    void whatLiesBesideAPlaceMatchesWhereThatIsAsked(String question, double expected) {
        var state = aTurn().at("Galle Fort")
                .asking(question)
                .withPassage("Koggala", "culture", "text", 0.9)
                .build();

        double match = new LocationMatch(Places.load()).of(state.getRetrievedDocuments(), state);

        assertThat(match).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Do you have to pay to get into Galle Fort?   | The streets are open day and night without a ticket. | false
            Is Galle Fort free?                          | The streets are open day and night without a ticket. | false
            is there an entrance fee for Galle Fort      | Galle Fort is free to enter.                         | false
            Must we buy tickets for Galle Fort?          | Galle Fort has no entrance fee.                      | false
            Do you have to pay to get into Galle Fort?   | The Dutch built its walls.                           | true
            Do you have to pay to get into the tower?    | Buy the ticket at the foot of the stairs.            | false
            How much is the entrance fee of Galle Fort?  | The streets are open day and night without a ticket. | true
            """)
    void whetherOnePaysAtAllNeedsNoWebWhereItIsTold(String question, String told, boolean web) {
        var state = aTurn().at("Galle Fort")
                .asking(question)
                .withPassage("Galle Fort", "logistics", told, 0.9)
                .withPassage("Galle Fort", "history", "The Dutch built it.", 0.9)
                .withPassage("Galle Fort", "vibe", "The lanes are calm.", 0.9)
                .build();

        assertThat(grader.apply(state).state().getNeedsWebSearch()).isEqualTo(web);
    }

    @Test
    void whereNoPlaceIsAskedForEveryPlaceMatches() {
        var state = aTurn().asking("best beaches")
                .withPassage("Mirissa", "vibe", "text", 0.7)
                .withPassage("Bentota", "vibe", "text", 0.7)
                .withPassage("Unawatuna", "vibe", "text", 0.7)
                .build();

        var step = grader.apply(state);

        assertThat(step.state().getDocumentRelevance()).isEqualTo(RELEVANT);
    }

    @ParameterizedTest
    @CsvSource({"1,REWRITER", "2,REWRITER", "3,WEB_SEARCH", "4,WEB_SEARCH"})
    void weakEvidenceIsTriedInOtherWordsTwiceAndThenOnTheWeb(int attempts, Graph expected) {
        var state =
                weakEvidence().with(turn -> turn.setRetrievalAttempts(attempts)).build();

        var step = grader.apply(state);

        assertThat(step.next()).isEqualTo(expected);
        assertThat(step.state().getNeedsWebSearch()).isEqualTo(expected == WEB_SEARCH);
    }

    @Test
    void partialEvidenceGoesOn() {
        var state = aTurn().at("Sigiriya")
                .withPassage("Sigiriya", "history", "text", 0.8)
                .build();

        var step = grader.apply(state);

        assertThat(step.next()).isEqualTo(SHADOW_MONITOR);
        assertThat(step.state().getNeedsWebSearch()).isFalse();
    }

    @Test
    void aPriceIsLookedUpOnTheWebHoweverGoodTheEvidence() {
        var state = goodEvidence().asking("How much does Sigiriya cost?").build();

        var step = grader.apply(state);

        assertThat(step.next()).isEqualTo(WEB_SEARCH);
        assertThat(step.state().getDocumentRelevance()).isEqualTo(PARTIAL);
        assertThat(step.state().getNeedsWebSearch()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "Are cash machines charged a fee by the bank?,0.9,false",
        "Are cash machines charged a fee by the bank?,0.7,true",
        "What does a cash machine cost?,0.9,true",
    })
    void whatIsPreparedForTheQuestionNeedsNoWebUnlessAnAmountIsAsked(String question, double likely, boolean web) {
        var prepared = new HashMap<String, String>();
        PreparedAnswer.writeTo(prepared);
        var answer = RetrievedDocument.newBuilder()
                .setChunkId("sri-lanka-money#asked-fees")
                .setSource("knowledge_base")
                .setContent("Most banks take a fee.")
                .setRelevanceScore((float) likely)
                .setMetadata(prepared)
                .build();
        var state = GraphState.newBuilder(aTurn().asking(question).build())
                .setRetrievedDocuments(List.of(answer))
                .build();

        var step = grader.apply(state);

        assertThat(step.next()).isEqualTo(web ? WEB_SEARCH : SHADOW_MONITOR);
    }

    @Test
    void anExternalTopicDoesNotMakeWeakEvidenceBetter() {
        var state = weakEvidence().asking("hotels in Sigiriya").build();

        var step = grader.apply(state);

        assertThat(step.next()).isEqualTo(WEB_SEARCH);
        assertThat(step.state().getDocumentRelevance()).isEqualTo(IRRELEVANT);
    }

    @Test
    void aPassageThatSpeaksOfHotelsAndPricesIsNoReasonForTheWeb() {
        var state = goodEvidence()
                .withPassage(
                        "Sigiriya", "vibe", "Hotels book out early and prices rise; the weather today is fine.", 0.9)
                .build();

        var step = grader.apply(state);

        assertThat(step.next()).isEqualTo(SHADOW_MONITOR);
        assertThat(step.state().getDocumentRelevance()).isEqualTo(RELEVANT);
    }

    @Test
    void aFollowUpIsExternalByTheQueryThatWasMadeOfIt() {
        var state = goodEvidence()
                .asking("and how about that?")
                .with(turn -> turn.setRewrittenQuery("hotel prices in Sigiriya"))
                .build();

        var step = grader.apply(state);

        assertThat(step.next()).isEqualTo(WEB_SEARCH);
    }

    @Test
    void nearPlacesFromTheCatalogueAreRelevant() {
        var state = aTurn().asking("closest beach to Kandy")
                .at("Kandy")
                .with(turn -> turn.setLocationSearch(searchFor("beach")).setRetrievedDocuments(List.of(nearPlace())))
                .build();

        var step = grader.apply(state);

        assertThat(step.next()).isEqualTo(SHADOW_MONITOR);
        assertThat(step.state().getDocumentRelevance()).isEqualTo(RELEVANT);
    }

    @Test
    void whatTheCatalogueDoesNotHoldIsSoughtOnTheWebAtOnce() {
        var state = aTurn().asking("hospital near Ella")
                .at("Ella")
                .with(turn -> turn.setLocationSearch(searchFor("hospital")).setRetrievalAttempts(1))
                .build();

        var step = grader.apply(state);

        assertThat(step.next()).isEqualTo(WEB_SEARCH);
        assertThat(step.state().getDocumentRelevance()).isEqualTo(INSUFFICIENT);
    }

    @Test
    void theEvidenceItselfIsLeftAlone() {
        var state = goodEvidence().build();

        var step = grader.apply(state);

        assertThat(step.state().getRetrievedDocuments()).isEqualTo(state.getRetrievedDocuments());
    }

    private static TurnFixture goodEvidence() {
        return aTurn().at("Sigiriya")
                .withPassage("Sigiriya", "history", "text", 0.95)
                .withPassage("Sigiriya", "culture", "text", 0.9)
                .withPassage("Sigiriya", "nature", "text", 0.9);
    }

    private static TurnFixture weakEvidence() {
        return aTurn().at("Sigiriya").withPassage("Sigiriya", "history", "text", 0.2);
    }

    private static LocationSearch searchFor(String facility) {
        return LocationSearch.newBuilder()
                .setFacility(facility)
                .setNear("Kandy")
                .build();
    }

    private static RetrievedDocument nearPlace() {
        return RetrievedDocument.newBuilder()
                .setSource("catalogue")
                .setChunkId("catalogue#negombo")
                .setContent("Negombo is about 88 km from Kandy in a straight line.")
                .setMetadata(Map.of("location", "Negombo", "location_id", "negombo"))
                .setRelevanceScore(0.95f)
                .build();
    }

    @Test
    void whatAHouseSaysOfItsOwnPriceIsNotLookedUpOnTheWeb() {
        var turn = aTurn().asking("How much is the airport transfer to Tern House?")
                .withPassage("Sri Lanka", "culture", "A car from the airport costs 9,000 rupees.", 0.95)
                .build();
        var metadata = new HashMap<>(turn.getRetrievedDocuments().getFirst().getMetadata());
        PreparedAnswer.writeOfItself(metadata);
        var told = GraphState.newBuilder(turn)
                .setRetrievedDocuments(List.of(RetrievedDocument.newBuilder(
                                turn.getRetrievedDocuments().getFirst())
                        .setMetadata(metadata)
                        .build()))
                .build();

        assertThat(grader.apply(turn).next()).isEqualTo(WEB_SEARCH);
        assertThat(grader.apply(told).next()).isEqualTo(SHADOW_MONITOR);
    }

    @ParameterizedTest
    @CsvSource({
        "Which hotel did Bawa build near Dambulla?",
        "What hotel did the governor design at Mount Lavinia?",
        "Which resort did they create out of the old tea factory?"
    })
    void whoBuiltAHotelIsHistory(String question) {
        assertThat(ExternalTopic.isAskedIn(question)).isFalse();
    }
}
