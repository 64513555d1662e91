package ai.travion.local.evaluate.answers;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.evaluate.answers.ModelTrials.Trial;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Drafts that a language model wrote without a look at the rules: of what was mended on them nothing is lost again. */
class StrangersDraftsTest {

    private static final double MOST_FALSE_ALARMS = 0.05;
    private static final double LEAST_FOUND = 0.85;

    @Test
    void soundOnesPassAndFaultyOnesAreFound() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            var trials = ModelTrials.of(nodes, clock, Drafted.in(Drafted.BY_STRANGERS));
            var sound = trials.stream().filter(trial -> trial.draft().isSound()).toList();
            var faulty =
                    trials.stream().filter(trial -> !trial.draft().isSound()).toList();

            assertThat(share(sound, Trial::isSentBack)).isLessThanOrEqualTo(MOST_FALSE_ALARMS);
            assertThat(share(faulty, Trial::isCaught)).isGreaterThanOrEqualTo(LEAST_FOUND);
        }
    }

    private static double share(List<Trial> trials, Predicate<Trial> which) {
        return (double) trials.stream().filter(which).count() / trials.size();
    }
}
