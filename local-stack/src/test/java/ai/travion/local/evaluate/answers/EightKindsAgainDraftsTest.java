package ai.travion.local.evaluate.answers;

import static ai.travion.local.evaluate.answers.DraftCounts.found;
import static ai.travion.local.evaluate.answers.DraftCounts.sentBack;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The eight kinds of fault by a stranger over 34 turns, and by the mending hand over twelve more: of what was mended on them nothing is lost again. */
class EightKindsAgainDraftsTest {

    @Test
    void nothingThatWasMendedIsLost() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            var strangers = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTY_SECOND));
            var own = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTY_THIRD));

            assertThat(found(strangers)).as("twenty-second, of 104 faults").isGreaterThanOrEqualTo(100);
            assertThat(sentBack(strangers)).as("twenty-second, of 60 sound").isLessThanOrEqualTo(1);
            assertThat(found(own)).as("twenty-third, of 50 faults").isGreaterThanOrEqualTo(47);
            assertThat(sentBack(own)).as("twenty-third, of 40 sound").isLessThanOrEqualTo(3);
        }
    }
}
