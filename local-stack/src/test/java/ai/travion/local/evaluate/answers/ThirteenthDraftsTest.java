package ai.travion.local.evaluate.answers;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.evaluate.answers.ModelTrials.Trial;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Planted faults, and paraphrases of a fluent writer, over places that the batches before use least: of what was mended on them nothing is lost again. */
class ThirteenthDraftsTest {

    @Test
    void nothingThatWasMendedIsLost() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            var trials = ModelTrials.of(nodes, clock, Drafted.in(Drafted.THIRTEENTH));

            assertThat(count(trials, trial -> !trial.draft().isSound() && trial.isCaught()))
                    .as("of 60 faults")
                    .isGreaterThanOrEqualTo(57);
            assertThat(count(trials, trial -> trial.draft().isSound() && trial.isSentBack()))
                    .as("of 40 sound")
                    .isLessThanOrEqualTo(2);
        }
    }

    private static long count(List<Trial> trials, Predicate<Trial> which) {
        return trials.stream().filter(which).count();
    }
}
