package ai.travion.local.evaluate.answers;

import static ai.travion.local.evaluate.answers.DraftCounts.found;
import static ai.travion.local.evaluate.answers.DraftCounts.sentBack;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The eight kinds of fault by strangers over 34 turns, thrice over fourteen and twice over fresh ones, and by the mending hands over 58 more: of what was mended on them nothing is lost again. */
class EightKindsAgainDraftsTest {

    @Test
    void nothingThatWasMendedIsLost() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            var strangers = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTY_SECOND));
            var others = ModelTrials.of(nodes, clock, Drafted.in(Drafted.THIRTY_SECOND));
            var wordings = ModelTrials.of(nodes, clock, Drafted.in(Drafted.SOUND_THIRTY_SECOND));
            var unread = ModelTrials.of(nodes, clock, Drafted.in(Drafted.THIRTY_THIRD));
            var unreadToo = ModelTrials.of(nodes, clock, Drafted.in(Drafted.THIRTY_FOURTH));
            var ofManyVoices = ModelTrials.of(nodes, clock, Drafted.in(Drafted.THIRTY_SIXTH));
            var neverMended = ModelTrials.of(nodes, clock, Drafted.in(Drafted.THIRTY_FIFTH));
            var ofSixteen = ModelTrials.of(nodes, clock, Drafted.in(Drafted.THIRTY_SEVENTH));
            var ofFifteen = ModelTrials.of(nodes, clock, Drafted.in(Drafted.THIRTY_EIGHTH));
            var own = ModelTrials.of(nodes, clock, Drafted.in(Drafted.TWENTY_THIRD));

            assertThat(found(strangers)).as("twenty-second, of 104 faults").isGreaterThanOrEqualTo(100);
            assertThat(sentBack(strangers)).as("twenty-second, of 60 sound").isLessThanOrEqualTo(1);
            assertThat(found(own)).as("twenty-third, of 50 faults").isGreaterThanOrEqualTo(47);
            assertThat(sentBack(own)).as("twenty-third, of 40 sound").isLessThanOrEqualTo(0);
            assertThat(found(others)).as("thirty-second, of 48 faults").isGreaterThanOrEqualTo(48);
            assertThat(sentBack(others)).as("thirty-second, of 40 sound").isLessThanOrEqualTo(0);
            assertThat(found(unread)).as("thirty-third, of 48 faults").isGreaterThanOrEqualTo(44);
            assertThat(sentBack(unread)).as("thirty-third, of 40 sound").isLessThanOrEqualTo(2);
            assertThat(found(unreadToo)).as("thirty-fourth, of 48 faults").isGreaterThanOrEqualTo(46);
            assertThat(sentBack(unreadToo)).as("thirty-fourth, of 40 sound").isLessThanOrEqualTo(0);
            assertThat(found(ofManyVoices)).as("thirty-sixth, of 60 faults").isGreaterThanOrEqualTo(52);
            assertThat(sentBack(ofManyVoices)).as("thirty-sixth, of 101 sound").isLessThanOrEqualTo(8);
            assertThat(found(neverMended)).as("thirty-fifth, of 18 faults").isGreaterThanOrEqualTo(15);
            assertThat(sentBack(neverMended)).as("thirty-fifth, of 39 sound").isLessThanOrEqualTo(11);
            assertThat(found(ofSixteen)).as("thirty-seventh, of 48 faults").isGreaterThanOrEqualTo(47);
            assertThat(sentBack(ofSixteen)).as("thirty-seventh, of 40 sound").isLessThanOrEqualTo(0);
            assertThat(found(ofFifteen)).as("thirty-eighth, of 56 faults").isGreaterThanOrEqualTo(55);
            assertThat(sentBack(ofFifteen)).as("thirty-eighth, of 40 sound").isLessThanOrEqualTo(3);
            assertThat(sentBack(wordings)).as("of 59 sound").isLessThanOrEqualTo(1);
        }
    }
}
