package ai.travion.local.evaluate.answers;

import static ai.travion.local.evaluate.answers.DraftCounts.found;
import static ai.travion.local.evaluate.answers.DraftCounts.sentBack;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Drafts with one of the eight planted kinds of fault or none, by strangers and by us: of what was mended on them nothing is lost again. */
class EightKindsDraftsTest {

    @Test
    void nothingThatWasMendedIsLost() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            var trials = ModelTrials.of(nodes, clock, Drafted.in(Drafted.FIFTEENTH));

            assertThat(found(trials)).as("of 98 faults").isGreaterThanOrEqualTo(95);
            assertThat(sentBack(trials)).as("of 56 sound").isLessThanOrEqualTo(2);

            var next = ModelTrials.of(nodes, clock, Drafted.in(Drafted.SIXTEENTH));

            assertThat(found(next)).as("of 80 faults").isGreaterThanOrEqualTo(78);
            assertThat(sentBack(next)).as("of 60 sound").isLessThanOrEqualTo(1);

            var own = ModelTrials.of(nodes, clock, Drafted.in(Drafted.SEVENTEENTH));

            assertThat(found(own)).as("of 30 faults").isGreaterThanOrEqualTo(29);
            assertThat(sentBack(own)).as("of 30 sound").isLessThanOrEqualTo(1);

            var last = ModelTrials.of(nodes, clock, Drafted.in(Drafted.EIGHTEENTH));

            assertThat(found(last)).as("of 12 faults").isEqualTo(12);
            assertThat(sentBack(last)).as("of 24 sound").isLessThanOrEqualTo(3);

            var ofTheNodes = ModelTrials.of(nodes, clock, Drafted.in(Drafted.NINETEENTH));

            assertThat(found(ofTheNodes)).as("of 30 faults").isEqualTo(30);
            assertThat(sentBack(ofTheNodes)).as("of 30 sound").isLessThanOrEqualTo(3);
        }
    }
}
