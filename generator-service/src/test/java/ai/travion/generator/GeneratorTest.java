package ai.travion.generator;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.generator.composer.Composer;
import ai.travion.graph.Graph;
import ai.travion.graph.Progress;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.LlmUsage;
import ai.travion.schemas.TravelBrief;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GeneratorTest {

    private final Generator generator = new Generator(new Composer(Places.load()));
    private final List<String> tokens = new ArrayList<>();
    private final List<String> revisions = new ArrayList<>();
    private final Progress progress = new Progress() {
        @Override
        public void token(int draft, String text) {
            tokens.add(draft + ":" + text);
        }

        @Override
        public void revision(int draft, List<String> reasons) {
            revisions.add(draft + ":" + String.join("|", reasons));
        }
    };

    @Test
    void everyDraftGoesToTheVerifier() {
        var step = generator.apply(aTurn().build(), progress);

        assertThat(step.next()).isEqualTo(Graph.VERIFY);
        assertThat(step.state().getFinalResponse()).isEmpty();
    }

    @Test
    void theTokensOfADraftAreItsTextInPiecesOfAFewWords() {
        var state = sigiriya().build();

        var written = generator.apply(state, progress).state();

        assertThat(String.join(
                        "", tokens.stream().map(token -> token.substring(2)).toList()))
                .isEqualTo(text(written));
        assertThat(tokens).hasSizeGreaterThan(3).allMatch(token -> token.startsWith("0:"));
        assertThat(revisions).isEmpty();
    }

    @Test
    void aCorrectionVoidsTheDraftBeforeItAndIsStreamedUnderItsOwnNumber() {
        var state = sigiriya()
                .afterCorrections(1)
                .with(it -> it.setCorrectionInstructions(
                        List.of("Leave out what the evidence does not say: “1,200 steps”")))
                .build();

        generator.apply(state, progress);

        assertThat(revisions).hasSize(1).first().asString().startsWith("1:").contains("1,200 steps");
        assertThat(tokens).isNotEmpty().allMatch(token -> token.startsWith("1:"));
    }

    @Test
    void withoutAModelNothingIsDegraded() {
        var written = generator.apply(sigiriya().build(), progress).state();

        assertThat(written.getLlm())
                .get()
                .extracting(LlmUsage::getProvider, LlmUsage::getDegraded)
                .containsExactly("none", false);
    }

    @Test
    void aQuestionGetsACitedAnswerAndAPlanATravelBrief() {
        var question = generator.apply(sigiriya().build(), progress).state();
        var plan = generator
                .apply(sigiriya().meaning(IntentType.TRIP_PLANNING).build(), progress)
                .state();

        assertThat(question.getBrief()).get().isInstanceOf(CitedAnswer.class);
        assertThat(plan.getBrief()).get().isInstanceOf(TravelBrief.class);
    }

    @Test
    void theSameStateGivesTheSameText() {
        var state = sigiriya().build();

        var once = generator.apply(state, progress).state();

        assertThat(text(generator.apply(state, progress).state())).isEqualTo(text(once));
    }

    @Test
    void aDraftThatAModelBrokeOffIsVoidAndTheNextOneHasItsOwnNumber() {
        Writer breakingOff = (state, pen) -> {
            pen.write("Half an ans");
            pen.takeBack("The model broke off.");
            return new Composer(Places.load()).write(state, pen);
        };

        new Generator(breakingOff).apply(sigiriya().build(), progress);

        assertThat(revisions).containsExactly("1:The model broke off.");
        assertThat(tokens).first().isEqualTo("0:Half an ans");
        assertThat(tokens.subList(1, tokens.size())).isNotEmpty().allMatch(token -> token.startsWith("1:"));
    }

    @Test
    void aCorrectionAfterABrokenDraftDoesNotReuseItsNumber() {
        var state = sigiriya()
                .afterCorrections(1)
                .with(it -> it.setLlm(LlmUsage.newBuilder()
                        .setDegraded(true)
                        .setFirstTokenMs(120)
                        .build()))
                .build();

        generator.apply(state, progress);

        assertThat(revisions).singleElement().asString().startsWith("2:");
        assertThat(tokens).isNotEmpty().allMatch(token -> token.startsWith("2:"));
    }

    private static ai.travion.schemas.fixture.TurnFixture sigiriya() {
        return aTurn().at("Sigiriya")
                .withPassage(
                        "Sigiriya",
                        "history",
                        "Sigiriya was the capital of King Kashyapa. It was abandoned to monks.",
                        0.9)
                .withPassage("Sigiriya", "adventure", "Climbing Sigiriya means roughly 1,200 steps up the cliff.", 0.8);
    }

    private static String text(GraphState state) {
        return state.getGeneratedResponse().orElseThrow();
    }
}
