package ai.travion.local.evaluate.answers;

import static ai.travion.local.evaluate.answers.DraftCounts.found;
import static ai.travion.local.evaluate.answers.DraftCounts.sentBack;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Planted faults, and paraphrases of a fluent writer, over places that the batches before use least: of what was mended on them nothing is lost again. */
class LittleKnownPlacesDraftsTest {

    @Test
    void nothingThatWasMendedIsLost() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            var thirteenth = ModelTrials.of(nodes, clock, Drafted.in(Drafted.THIRTEENTH));
            var fourteenth = ModelTrials.of(nodes, clock, Drafted.in(Drafted.FOURTEENTH));

            assertThat(found(thirteenth)).as("thirteenth, of 60 faults").isGreaterThanOrEqualTo(58);
            assertThat(sentBack(thirteenth)).as("thirteenth, of 40 sound").isLessThanOrEqualTo(1);
            assertThat(found(fourteenth)).as("fourteenth, of 24 faults").isGreaterThanOrEqualTo(22);
            assertThat(sentBack(fourteenth)).as("fourteenth, of 24 sound").isLessThanOrEqualTo(1);
        }
    }
}
