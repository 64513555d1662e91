package ai.travion.local.evaluate.answers;

import static ai.travion.local.evaluate.answers.DraftCounts.found;
import static ai.travion.local.evaluate.answers.DraftCounts.sentBack;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Sentences turned into their contrary or told of another, the eight kinds once more, and the same said rightly: of what was mended on them nothing is lost again. */
class SwappedAndTurnedDraftsTest {

    @Test
    void nothingThatWasMendedIsLost() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            var twentieth = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTIETH));
            var next = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTY_FIRST));
            var crosswise = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTY_FOURTH));
            var audited = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTY_FIFTH));
            var strangers = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTY_SIXTH));
            var own = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTY_EIGHTH));
            var passedOver = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTY_NINTH));
            var fifth = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTY_SEVENTH));
            var parts = ModelTrials.of(nodes, clock, Drafted.in(Drafted.THIRTY_FIRST));

            assertThat(found(twentieth)).as("twentieth, of 65 faults").isGreaterThanOrEqualTo(47);
            assertThat(sentBack(twentieth)).as("twentieth, of 65 sound").isLessThanOrEqualTo(1);
            assertThat(found(next)).as("twenty-first, of 46 faults").isGreaterThanOrEqualTo(36);
            assertThat(sentBack(next)).as("twenty-first, of 46 sound").isLessThanOrEqualTo(1);
            assertThat(found(crosswise)).as("twenty-fourth, of 46 faults").isGreaterThanOrEqualTo(44);
            assertThat(sentBack(crosswise)).as("twenty-fourth, of 30 sound").isLessThanOrEqualTo(2);
            assertThat(found(audited)).as("twenty-fifth, of 30 faults").isGreaterThanOrEqualTo(29);
            assertThat(sentBack(audited)).as("twenty-fifth, of 30 sound").isLessThanOrEqualTo(2);
            assertThat(found(strangers)).as("twenty-sixth, of 48 faults").isGreaterThanOrEqualTo(48);
            assertThat(sentBack(strangers)).as("twenty-sixth, of 40 sound").isLessThanOrEqualTo(0);
            assertThat(found(own)).as("twenty-eighth, of 20 faults").isGreaterThanOrEqualTo(20);
            assertThat(sentBack(own)).as("twenty-eighth, of 12 sound").isLessThanOrEqualTo(0);
            assertThat(found(passedOver)).as("twenty-ninth, of 16 faults").isGreaterThanOrEqualTo(15);
            assertThat(sentBack(passedOver)).as("twenty-ninth, of 8 sound").isLessThanOrEqualTo(0);
            assertThat(found(fifth)).as("twenty-seventh, of 48 faults").isGreaterThanOrEqualTo(45);
            assertThat(sentBack(fifth)).as("twenty-seventh, of 40 sound").isLessThanOrEqualTo(1);
            assertThat(found(parts)).as("thirty-first, of 32 faults").isGreaterThanOrEqualTo(25);
            assertThat(sentBack(parts)).as("thirty-first, of 40 sound").isLessThanOrEqualTo(2);
        }
    }
}
