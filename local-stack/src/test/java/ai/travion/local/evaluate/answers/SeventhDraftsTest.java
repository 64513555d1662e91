package ai.travion.local.evaluate.answers;

import static ai.travion.local.evaluate.answers.DraftCounts.found;
import static ai.travion.local.evaluate.answers.DraftCounts.sentBack;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Drafts with one planted fault, and sound ones, written before the checks were read. */
class SeventhDraftsTest {

    @Test
    void noHalfIsWorseThanItsFloor() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            var tuned = ModelTrials.of(nodes, clock, Drafted.in(Drafted.SEVENTH_TUNED));
            var unseen = ModelTrials.of(nodes, clock, Drafted.in(Drafted.SEVENTH_UNSEEN));

            assertThat(found(tuned)).as("tuned, of 44 faults").isGreaterThanOrEqualTo(37);
            assertThat(sentBack(tuned)).as("tuned, of 20 sound").isLessThanOrEqualTo(6);
            // It was 30 and 8: one fault that is not found is the price of four sound drafts that pass.
            assertThat(found(unseen)).as("unseen, of 38 faults").isGreaterThanOrEqualTo(29);
            assertThat(sentBack(unseen)).as("unseen, of 20 sound").isLessThanOrEqualTo(4);
        }
    }
}
