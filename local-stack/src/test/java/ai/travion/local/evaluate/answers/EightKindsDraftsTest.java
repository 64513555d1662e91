package ai.travion.local.evaluate.answers;

import static ai.travion.local.evaluate.answers.DraftCounts.found;
import static ai.travion.local.evaluate.answers.DraftCounts.sentBack;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A stranger's drafts with one of the eight planted kinds of fault or none: of what was mended on them nothing is lost again. */
class EightKindsDraftsTest {

    @Test
    void nothingThatWasMendedIsLost() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            var trials = ModelTrials.of(nodes, clock, Drafted.in(Drafted.FIFTEENTH));

            assertThat(found(trials)).as("of 98 faults").isGreaterThanOrEqualTo(95);
            assertThat(sentBack(trials)).as("of 56 sound").isLessThanOrEqualTo(2);
        }
    }
}
