package ai.travion.verifier;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.graph.Node;
import ai.travion.graph.Progress;
import ai.travion.graph.Step;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.Draft;
import ai.travion.schemas.Evaluation;
import ai.travion.schemas.Finding;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.LlmUsage;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.schemas.fixture.TurnFixture;
import ai.travion.verifier.check.Checks;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VerifierTest {

    private static final Checks CHECKS = Checks.withNamesFrom(Places.load());

    private static final String SOUND =
            "Sigiriya was the capital of King Kashyapa, who ruled from about 477 to 495 CE [1].";
    private static final String PROHIBITED = "Sunday 3 January... no: enjoy the rooftop bars of Colombo.";

    private static final Progress NOBODY = new Progress() {
        @Override
        public void token(int draft, String text) {}

        @Override
        public void revision(int draft, List<String> reasons) {}
    };

    private final Node verifier = unseen(2);

    @Test
    void aSoundDraftIsGivenLetterForLetter() {
        var step = verifier.apply(sigiriya().withDraft(SOUND).citing(1).build());

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse()).contains(SOUND);
        assertThat(step.state().getReasoningLoops()).isZero();
        assertThat(step.state().getNeedsCorrection()).isFalse();
        assertThat(evaluation(step).getScore()).isEqualTo(10);
        assertThat(evaluation(step).getOverallStatus()).isEqualTo("good");
        assertThat(evaluation(step).getRubric())
                .isNotEmpty()
                .allSatisfy((aspect, mark) -> assertThat(mark).isEqualTo(5));
        assertThat(step.state().getBestResponse())
                .as("what is answered is carried once more for nothing")
                .isEmpty();
    }

    @Test
    void aDraftThatHidesAPoyaBanIsSentBack() {
        var step = verifier.apply(colombo()
                .withDraft("Colombo is lively and full of good food. [1]")
                .citing(1)
                .build());

        assertThat(step.next()).isEqualTo(Graph.GENERATE);
        assertThat(step.state().getReasoningLoops()).isEqualTo(1);
        assertThat(step.state().getNeedsCorrection()).isTrue();
        assertThat(step.state().getFinalResponse()).isEmpty();
        assertThat(checksOf(step)).contains("constraints_stated");
        assertThat(evaluation(step).getOverallStatus()).isEqualTo("failed");
        assertThat(evaluation(step).getHardGates()).containsEntry("constraints_stated", false);
        assertThat(step.state().getCorrectionInstructions())
                .anySatisfy(order -> assertThat(order).startsWith("State").contains("Il Full Moon Poya Day"));
    }

    @Test
    void aWriterByRuleThatWritesTheSameAgainIsNotAskedAThirdTime() {
        var first = verifier.apply(colombo()
                .withDraft("Colombo is lively and full of good food.")
                .with(it -> it.setLlm(LlmUsage.newBuilder().setProvider("none").build()))
                .build());

        var second = verifier.apply(first.state());

        assertThat(second.next()).isEqualTo(Graph.REPLY);
        assertThat(second.state().getReasoningLoops()).isEqualTo(1);
        assertThat(second.state().getFinalResponse()).get().asString().contains("Please check this answer");
    }

    @Test
    void aFaultThatHasNothingToDoWithTheClosedDayAsksForNothingAboutTheBars() {
        var step = verifier.apply(colombo()
                .withDraft("On 24 November 2026, Il Poya, no alcohol is sold in Colombo. Colombo has 4,711 temples.")
                .build());

        assertThat(step.state().getCorrectionInstructions())
                .isNotEmpty()
                .noneSatisfy(order -> assertThat(order).contains("alcohol, bar"));
    }

    @Test
    void aBanThatHasToGoWithItsBarIsAskedForInTheSameCorrection() {
        var step = verifier.apply(colombo()
                .withDraft(
                        "Colombo is lively and full of good food [1]. On 24 November 2026 it is Il Poya and no alcohol is sold, but the hotel bars will pour you a cocktail all the same.")
                .citing(1)
                .build());

        assertThat(step.state().getCorrectionInstructions())
                .anySatisfy(order -> assertThat(order).startsWith("Leave out every sentence about alcohol"))
                .anySatisfy(order -> assertThat(order).startsWith("State").contains("Il Full Moon Poya Day"));
    }

    @Test
    void aStrangeLinkIsNamedWithTheSentenceThatItStandsIn() {
        var step = verifier.apply(sigiriya()
                .withDraft(SOUND + " Come early. Book at http://rock-deals.example/x today! Bring water.")
                .citing(1)
                .build());

        assertThat(step.state().getCorrectionInstructions())
                .anySatisfy(order -> assertThat(order)
                        .startsWith("Remove the link to http://rock-deals.example/x")
                        .endsWith("“Book at http://rock-deals.example/x today!”"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "HIGH   | %s                                                                  | 10 | grounding    | 5",
                "MEDIUM | %s                                                                  |  9 | grounding    | 4",
                "LOW    | %s                                                                  |  8 | grounding    | 2",
                "HIGH   | %s I could not find how many people live there.                     |  9 | completeness | 3",
                "HIGH   | I could not find how high it is. What comes nearest: %s             |  8 | relevance    | 3",
                "LOW    | **Low confidence**: I could not find how high it is. What comes nearest: %s | 7 | relevance | 3",
            })
    void whatIsLessThanGoodLowersTheScoreAndNeverBelowWhatPasses(
            Grounding grounding, String draft, int score, String aspect, int marks) {
        var step = verifier.apply(sigiriya()
                .withDraft(draft.formatted(SOUND))
                .citing(1)
                .with(it -> it.setGrounding(grounding))
                .build());

        assertThat(evaluation(step).getScore()).isEqualTo(score);
        assertThat(evaluation(step).getRubric()).containsEntry(aspect, marks);
        assertThat(evaluation(step).getPassed()).isTrue();
    }

    @Test
    void anAnswerThatNeverEndsScoresLessThanAShortOne() {
        var step = verifier.apply(sigiriya()
                .withDraft(SOUND + " " + "Enjoy the view, take your time, and have a good look around you! ".repeat(24))
                .citing(1)
                .with(it -> it.setGrounding(Grounding.HIGH))
                .build());

        assertThat(evaluation(step).getRubric().get("form")).isLessThan(5);
        assertThat(evaluation(step).getScore()).isLessThan(10);
    }

    @Test
    void aSecondCorrectionStillAsksForWhatTheFirstOneMended() {
        var state = colombo()
                .withDraft("Colombo is lively and full of good food.")
                .afterCorrections(1)
                .with(it -> it.setCorrectionInstructions(List.of("Leave out every sentence about bar.")))
                .build();

        var step = verifier.apply(state);

        assertThat(step.state().getCorrectionInstructions())
                .hasSizeGreaterThan(1)
                .contains("Leave out every sentence about bar.");
    }

    @Test
    void whatAnEarlierTurnLeftBehindIsNotAskedForAgain() {
        var step = verifier.apply(colombo()
                .withDraft("Nothing.")
                .with(it -> it.setCorrectionInstructions(List.of("old")))
                .build());

        assertThat(step.state().getCorrectionInstructions()).doesNotContain("old");
    }

    @Test
    void afterTwoCorrectionsTheBestDraftIsGivenWithItsCitationsAndOneHonestLine() {
        var first = verifier.apply(sigiriya()
                        .withDraft(SOUND + " It has 7,777 steps.")
                        .citing(1)
                        .with(it -> it.setGrounding(Grounding.HIGH).setItinerary(stoppingAt("Sigiriya")))
                        .build())
                .state();
        var second = verifier.apply(GraphState.newBuilder(first)
                        .setGeneratedResponse("Visit for $99 and 12 km of bars [9].")
                        .setCitations(List.of())
                        .setGrounding(Grounding.LOW)
                        .setItinerary(stoppingAt("Colombo"))
                        .build())
                .state();

        var step = verifier.apply(GraphState.newBuilder(second)
                .setGeneratedResponse("")
                .setCitations(List.of())
                .setItinerary(List.of())
                .build());

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getReasoningLoops()).isEqualTo(2);
        assertThat(step.state().getFinalResponse())
                .get()
                .asString()
                .startsWith(SOUND + " It has 7,777 steps.")
                .containsOnlyOnce("Please check this answer")
                .contains("7,777");
        assertThat(step.state().getCitations()).hasSize(1);
        assertThat(step.state().getGrounding()).isEqualTo(Grounding.HIGH);
        assertThat(step.state().getItinerary())
                .as("the days that the given text tells of")
                .isEqualTo(stoppingAt("Sigiriya"));
        assertThat(step.state().getBestResponse()).isEmpty();
        assertThat(evaluation(step).getPassed()).isFalse();
    }

    @Test
    void aBestDraftThatWasKeptWithoutItsDaysLeavesThoseOfTheTurn() {
        var first = verifier.apply(sigiriya()
                        .withDraft(SOUND + " It has 7,777 steps.")
                        .citing(1)
                        .with(it -> it.setItinerary(stoppingAt("Sigiriya")))
                        .build())
                .state();
        var kept = Draft.newBuilder(first.getBestResponse().orElseThrow())
                .setItinerary(null)
                .build();

        var step = verifier.apply(GraphState.newBuilder(first)
                .setReasoningLoops(2)
                .setBestResponse(kept)
                .setGeneratedResponse("")
                .setCitations(List.of())
                .build());

        assertThat(step.state().getItinerary()).isEqualTo(stoppingAt("Sigiriya"));
    }

    private static List<ItinerarySlot> stoppingAt(String place) {
        return List.of(ItinerarySlot.newBuilder().setLocation(place).build());
    }

    @Test
    void aLaterDraftThatPassesIsTheAnswerAndHowManyCorrectionsItTookIsKnown() {
        var first = verifier.apply(sigiriya()
                        .withDraft(SOUND + " It has 7,777 steps.")
                        .citing(1)
                        .build())
                .state();

        var step = verifier.apply(
                GraphState.newBuilder(first).setGeneratedResponse(SOUND).build());

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse()).contains(SOUND);
        assertThat(step.state().getReasoningLoops()).isEqualTo(1);
        assertThat(step.state().getCorrectionInstructions()).isEmpty();
    }

    @Test
    void withoutCorrectionsAFaultyDraftIsGivenAtOnceWithItsCaveat() {
        var step = unseen(0).apply(colombo().withDraft(PROHIBITED).build());

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse()).get().asString().contains("Please check this answer");
    }

    @Test
    void aQuestionThatThePassagesDoNotAddressGoesBackForOtherEvidenceWhileThereIsSome() {
        var step = verifier.apply(aTurn().asking("Can I go kitesurfing in Kandy?")
                .at("Kandy")
                .withPassage("Kandy", "history", "Kandy was the last capital of the Sinhalese kings.", 0.8)
                .withDraft("I could not find anything about kitesurfing in what I know about Kandy.")
                .with(it -> it.setRetrievalAttempts(1))
                .build());

        assertThat(step.next()).isEqualTo(Graph.REWRITER);
        assertThat(step.state().getReasoningLoops()).isEqualTo(1);
        assertThat(evaluation(step).getFindings()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Kitesurfers launch from the sandspit opposite the hotels [1]. Rental schools hand out harnesses and boards each morning [1].",
                "Gliding clubs tow sailplanes above the airfield [1]. Novices book tandem sorties with licensed pilots [1].",
                "Potters fire stoneware in brick kilns behind the workshops [1]. Apprentices glaze bowls and jugs for export [1].",
                "Skaters rent blades beside the covered rink [1]. Hockey teams hire sticks and pucks under floodlights [1].",
                "Falconers fly hawks over the heath [1]. Handlers lend gauntlets and hoods to guests [1]."
            })
    void aDraftOfWhichNothingWasFoundGoesBackForOtherEvidenceOnce(String draft) {
        var turn = aTurn().asking("What is special in Kandy?")
                .at("Kandy")
                .withPassage("Kandy", "history", "Kandy was the last capital of the Sinhalese kings.", 0.8)
                .citing(1)
                .withDraft(draft);

        assertThat(verifier.apply(turn.with(it -> it.setRetrievalAttempts(1)).build())
                        .next())
                .isEqualTo(Graph.REWRITER);
        assertThat(verifier.apply(turn.with(it -> it.setRetrievalAttempts(3)).build())
                        .next())
                .isEqualTo(Graph.GENERATE);
    }

    @Test
    void aNoticeBesideAnAnswerOfNothingLeavesTheQuestionToBeAsked() {
        var step = verifier.apply(
                aTurn().asking("What does it cost to enter Yala in 2026, and what is the weather there today?")
                        .at("Yala National Park")
                        .withDraft(
                                "Insufficient evidence: I could not find anything about \"cost\" in what I know about Yala National Park.\n\n"
                                        + "**Please note**\n\n- November at Yala brings rain, and tracks may be muddy.\n\nI have not looked up live facts.")
                        .with(it -> it.setShadowMonitorLogs(List.of(ShadowMonitorLog.newBuilder()
                                .setDetails("November at Yala brings rain, and tracks may be muddy.")
                                .build())))
                        .build());

        assertThat(step.state().getClarification()).isPresent();
        assertThat(step.state().getFinalResponse()).get().asString().endsWith("?");
    }

    @Test
    void whenThereIsNoOtherEvidenceAnHonestAnswerIsGivenAsItIs() {
        var honest = "I could not find anything about kitesurfing in what I know about Kandy.";

        var step = verifier.apply(aTurn().asking("Can I go kitesurfing in Kandy?")
                .at("Kandy")
                .withPassage("Kandy", "history", "Kandy was the last capital of the Sinhalese kings.", 0.8)
                .withDraft(honest)
                .with(it -> it.setRetrievalAttempts(3))
                .build());

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse()).get().asString().startsWith(honest);
    }

    @Test
    void whereNothingWasFoundTheAnswerAsksHowToGoOn() {
        var honest = "I could not find anything about kitesurfing in what I know about Kandy.";

        var step = verifier.apply(aTurn().asking("Can I go kitesurfing in Kandy?")
                .at("Kandy")
                .withPassage("Kandy", "history", "Kandy was the last capital of the Sinhalese kings.", 0.2)
                .withDraft(honest)
                .with(it -> it.setRetrievalAttempts(3).setDocumentRelevance(DocumentRelevance.INSUFFICIENT))
                .build());

        var asked = step.state().getClarification().orElseThrow();
        assertThat(asked.getQuestion()).contains("Kandy").endsWith("?");
        assertThat(step.state().getFinalResponse()).contains(honest + "\n\n" + asked.getQuestion());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "is it crowded there in the evening when the boats come in|Which place",
                "is it far|Which place",
                "what's the best month to go if I want to see both the beaches and the hill country|something else about Sri Lanka"
            })
    void aWholeQuestionOfTheIslandIsNotAskedForAPlace(String message, String question) {
        var step = verifier.apply(aTurn().asking(message)
                .withDraft("Insufficient evidence: I could not find an answer to that in what I know.")
                .with(it -> it.setRetrievalAttempts(3).setDocumentRelevance(DocumentRelevance.INSUFFICIENT))
                .build());

        assertThat(step.state().getClarification().orElseThrow().getQuestion()).contains(question);
    }

    @Test
    void aSearchIsNoAnswerAndTheQuestionIsAskedAllTheSame() {
        var step = verifier.apply(aTurn().asking("Can I go kitesurfing in Kandy?")
                .at("Kandy")
                .withPassage("Kandy", "history", "Kandy was the last capital of the Sinhalese kings.", 0.2)
                .withDraft("I could not find anything about kitesurfing in what I know about Kandy.\n\n"
                        + "- [Search the web](https://www.google.com/search?q=kitesurfing+Kandy)")
                .with(it -> it.setRetrievalAttempts(3).setDocumentRelevance(DocumentRelevance.INSUFFICIENT))
                .build());

        assertThat(step.state().getClarification()).isPresent();
        assertThat(step.state().getFinalResponse()).get().asString().endsWith("?");
    }

    @Test
    void whatComesNearestIsNoAnswerAndTheQuestionIsAskedAllTheSame() {
        var step = verifier.apply(aTurn().asking("Can I go kitesurfing in Kandy?")
                .at("Kandy")
                .withPassage("Kandy", "history", "Kandy was the last capital of the Sinhalese kings.", 0.2)
                .withDraft(
                        "Insufficient evidence: I could not find anything about kitesurfing in what I know about Kandy. "
                                + "What comes nearest: Kandy was the last capital of the Sinhalese kings [1].")
                .citing(1)
                .with(it -> it.setRetrievalAttempts(3).setDocumentRelevance(DocumentRelevance.INSUFFICIENT))
                .build());

        assertThat(step.state().getClarification()).isPresent();
    }

    @Test
    void whatIsWrongWithTheFormAloneIsNotShownToTheTraveller() {
        var tooLong = "Colombo has a fort and a harbour. " + "Sri Lanka is an island. ".repeat(400);

        var step = unseen(0)
                .apply(aTurn().asking("Tell me about Colombo")
                        .at("Colombo")
                        .withDraft(tooLong)
                        .build());

        assertThat(step.state().getFinalResponse())
                .get()
                .asString()
                .doesNotContain("too long to read", "stands there twice");
    }

    @Test
    void everyStepFollowsAnEdgeOfTheGraph() {
        var drafts = List.of(SOUND, PROHIBITED, "", "I could not find it.");
        for (var draft : drafts) {
            for (int loops = 0; loops <= 3; loops++) {
                var step = verifier.apply(
                        colombo().withDraft(draft).afterCorrections(loops).build());

                assertThat(Graph.VERIFY.leadsTo(step.next())).isTrue();
                assertThat(step.next() == Graph.REPLY)
                        .isEqualTo(step.state().getFinalResponse().isPresent());
            }
        }
    }

    @Test
    void aStateWithoutADraftIsSentBackAndInTheEndAnsweredHonestly() {
        var step = verifier.apply(aTurn().afterCorrections(2).build());

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse()).get().asString().startsWith("I could not write an answer");
    }

    @Test
    void smallTalkPassesWithoutEvidence() {
        var step = verifier.apply(aTurn().asking("Hi there!")
                .meaning(IntentType.GREETING)
                .with(it -> it.setRouteDecision(RouteDecision.SMALL_TALK))
                .withDraft("Hello, I'm Travion, your guide to Sri Lanka.")
                .build());

        assertThat(step.next()).isEqualTo(Graph.REPLY);
    }

    @Test
    void whoeverReadsAlongIsShownTheLineThatStandsUnderTheBestDraft() {
        var state = colombo().withDraft(PROHIBITED).afterCorrections(2).build();
        var reader = new Reader(2, PROHIBITED);

        var step = new Verifier(CHECKS, 2).apply(state, reader);

        assertThat(reader.page()).contains(step.state().getFinalResponse().orElseThrow());
        assertThat(reader.page()).get().asString().contains("Please check this answer");
        assertThat(reader.tookBack()).isFalse();
    }

    @Test
    void whoeverReadsAlongIsShownTheBestDraftWhereThatIsAnEarlierOne() {
        var state = sigiriya()
                .withDraft("Visit for $99 and 12 km of bars [9].")
                .afterCorrections(2)
                .build();
        var best = BestDraft.of(
                sigiriya().withDraft(SOUND + " It has 7,777 steps.").citing(1).build(),
                CHECKS.assess(sigiriya()
                        .withDraft(SOUND + " It has 7,777 steps.")
                        .citing(1)
                        .build()));
        var reader = new Reader(2, "Visit for $99 and 12 km of bars [9].");

        var step = new Verifier(CHECKS, 2)
                .apply(GraphState.newBuilder(state).setBestResponse(best).build(), reader);

        assertThat(step.state().getFinalResponse()).get().asString().startsWith(SOUND);
        assertThat(reader.page()).isEqualTo(step.state().getFinalResponse());
        assertThat(reader.tookBack()).isTrue();
    }

    @Test
    void whoeverReadsAlongIsShownTheQuestionUnderAnAnswerThatFoundNothing() {
        var honest = "I could not find anything about kitesurfing in what I know about Kandy.";
        var reader = new Reader(1, honest);

        var step = new Verifier(CHECKS, 2)
                .apply(
                        aTurn().asking("Can I go kitesurfing in Kandy?")
                                .at("Kandy")
                                .withPassage(
                                        "Kandy", "history", "Kandy was the last capital of the Sinhalese kings.", 0.2)
                                .withDraft(honest)
                                .with(it -> it.setRetrievalAttempts(3)
                                        .setDocumentRelevance(DocumentRelevance.INSUFFICIENT)
                                        .setLlm(aModelThatBrokeOff()))
                                .build(),
                        reader);

        assertThat(reader.page())
                .isEqualTo(step.state().getFinalResponse())
                .get()
                .asString()
                .endsWith("?");
        assertThat(reader.tookBack()).isFalse();
    }

    @Test
    void aSoundDraftIsShownOnceAndADraftThatIsSentBackGetsNoWordsHere() {
        var reader = new Reader(0, "");

        new Verifier(CHECKS, 2).apply(sigiriya().withDraft(SOUND).citing(1).build(), reader);
        new Verifier(CHECKS, 2).apply(colombo().withDraft(PROHIBITED).build(), reader);

        assertThat(reader.page()).contains("");
    }

    private static LlmUsage aModelThatBrokeOff() {
        return LlmUsage.newBuilder()
                .setProvider("openai")
                .setDegraded(true)
                .setFirstTokenMs(40)
                .build();
    }

    private static Node unseen(int maxCorrections) {
        return state -> new Verifier(CHECKS, maxCorrections).apply(state, NOBODY);
    }

    /** Somebody who has the words of a draft before them, and follows what comes. */
    private static final class Reader implements Progress {

        private final int first;
        private int draft;
        private String page;

        private Reader(int draft, String page) {
            this.first = draft;
            this.draft = draft;
            this.page = page;
        }

        @Override
        public void token(int of, String text) {
            assertThat(of).isEqualTo(draft);
            page += text;
        }

        @Override
        public void revision(int next, List<String> reasons) {
            assertThat(next).isGreaterThan(draft);
            assertThat(reasons).isNotEmpty();
            draft = next;
            page = "";
        }

        Optional<String> page() {
            return Optional.of(page);
        }

        boolean tookBack() {
            return draft > first;
        }
    }

    private static TurnFixture sigiriya() {
        return aTurn().at("Sigiriya")
                .withPassage(
                        "Sigiriya",
                        "history",
                        "Sigiriya was the capital of King Kashyapa, who ruled from about 477 to 495 CE.",
                        0.9);
    }

    private static TurnFixture colombo() {
        return aTurn().asking("Tell me about Colombo")
                .at("Colombo")
                .on("2026-11-24")
                .withPoyaBan("Il")
                .withPassage("Colombo", "vibe", "Colombo is lively and full of good food.", 0.9);
    }

    private static Evaluation evaluation(Step step) {
        return step.state().getEvaluation().orElseThrow();
    }

    private static List<String> checksOf(Step step) {
        return evaluation(step).getFindings().stream().map(Finding::getCheck).toList();
    }
}
