package ai.travion.router;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.schemas.Evaluation;
import ai.travion.schemas.Finding;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.envelope.AskedInFull;
import java.util.List;
import org.junit.jupiter.api.Test;

class RewriterTest {

    private final Rewriter rewriter = new Rewriter(Dialogue.ATLAS);

    @Test
    void aRetryDropsPolitenessAndAddsTheTown() {
        var state = retried(
                aTurn().asking("Could you please tell me what to wear there?")
                        .at("Temple of the Tooth")
                        .build(),
                1);

        var step = rewriter.apply(state);

        assertThat(step.next()).isEqualTo(Graph.RETRIEVE);
        assertThat(words(step.state()))
                .contains("wear", "temple", "tooth", "kandy", "dress", "code")
                .doesNotContain("please", "could", "tell", "me");
    }

    @Test
    void aRetryKeepsTheQuestionThatTheConversationMadeWhole() {
        var asked = GraphState.newBuilder(
                        aTurn().asking("and the day after?").at("Mihintale").build())
                .setRewrittenQuery("How busy is Mihintale on 28 December 2026?")
                .build();

        var state = rewriter.apply(retried(rewriter.apply(retried(asked, 1)).state(), 2))
                .state();

        assertThat(AskedInFull.question(state)).isEqualTo("How busy is Mihintale on 28 December 2026?");
        assertThat(words(state)).contains("busy", "mihintale").doesNotContain("after");
    }

    @Test
    void aSecondRetryAddsTheProvince() {
        var first = rewriter.apply(retried(
                        aTurn().asking("history of Sigiriya").at("Sigiriya").build(), 1))
                .state();

        var second = rewriter.apply(retried(first, 2)).state();

        assertThat(words(second)).contains("sigiriya", "central", "province", "history");
        assertThat(second.getRewrittenQuery()).isNotEqualTo(first.getRewrittenQuery());
    }

    @Test
    void aRewriteThatChangesNothingMakesTheNextSearchTheLast() {
        var asked = retried(aTurn().asking("xyzzy").build(), 1);

        var state = rewriter.apply(asked).state();

        assertThat(state.getRetrievalAttempts()).isEqualTo(2);
        assertThat(state.getRewrittenQuery()).contains("xyzzy");
    }

    @Test
    void aRewriteThatChangesSomethingCountsNothing() {
        var state = rewriter.apply(retried(
                        aTurn().asking("Tell me about Sigiriya").at("Sigiriya").build(), 1))
                .state();

        assertThat(state.getRetrievalAttempts()).isEqualTo(1);
    }

    @Test
    void anAnswerThatMissedTheQuestionIsSearchedForFromAnotherAngle() {
        var missed = GraphState.newBuilder(retried(
                        aTurn().asking("Are there toilets at Sigiriya?")
                                .at("Sigiriya")
                                .withPassage("Sigiriya", "history", "Sigiriya was built by Kasyapa.", 0.8)
                                .build(),
                        1))
                .setEvaluation(Evaluation.newBuilder()
                        .setFindings(List.of(Finding.newBuilder()
                                .setCheck("question_addressed")
                                .build()))
                        .build())
                .build();

        var state = rewriter.apply(missed).state();

        assertThat(words(state)).first().isEqualTo("toilets");
        assertThat(state.getRewrittenQuery())
                .isNotEqualTo(rewriter.apply(GraphState.newBuilder(missed)
                                .setEvaluation(null)
                                .build())
                        .state()
                        .getRewrittenQuery());
    }

    @Test
    void anEmptyEvaluationIsNoReproach() {
        var state = GraphState.newBuilder(
                        aTurn().asking("what should I wear").at("Kandy").build())
                .setEvaluation(Evaluation.newBuilder().build())
                .build();

        var step = rewriter.apply(state);

        assertThat(step.state().getRewrittenQuery()).contains("what should I wear in Kandy");
    }

    @Test
    void theSameStateGivesTheSameQuery() {
        var state = retried(aTurn().asking("history of Sigiriya").at("Sigiriya").build(), 1);

        var again = rewriter.apply(state);

        assertThat(again).isEqualTo(rewriter.apply(state));
    }

    private static GraphState retried(GraphState state, int attempts) {
        return GraphState.newBuilder(state).setRetrievalAttempts(attempts).build();
    }

    private static List<String> words(GraphState state) {
        return List.of(AskedInFull.words(state).split(" ", -1));
    }
}
