package ai.travion.local.evaluate.answers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AnswerEvaluationTest {

    @Test
    void answersAreAsGoodAsTheirFloors() {
        var evaluation = AnswerEvaluation.run();

        assertThat(evaluation.report().below(Floors.shipped()))
                .as(() -> String.join(System.lineSeparator(), evaluation.failures()))
                .isEmpty();
        assertThat(evaluation.unseen().below(Floors.unseen()))
                .as(() -> String.join(System.lineSeparator(), evaluation.failures()))
                .isEmpty();
    }
}
