package ai.travion.local.evaluate.answers;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.evaluate.answers.ModelTrials.Trial;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Drafts with one planted fault, and sound ones, written before the checks were read. */
class SeventhDraftsTest {

    @Test
    void bothHalvesAreCounted() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            var tuned = ModelTrials.of(nodes, clock, Drafted.in(Drafted.SEVENTH_TUNED));
            var unseen = ModelTrials.of(nodes, clock, Drafted.in(Drafted.SEVENTH_UNSEEN));

            System.out.println("SEVENTH tuned " + counts(tuned));
            System.out.println("SEVENTH unseen " + counts(unseen));
            tuned.stream().filter(SeventhDraftsTest::isWrong).forEach(trial -> System.out.println("WRONG " + trial.inWords()));
            assertThat(tuned).isNotEmpty();
        }
    }

    private static boolean isWrong(Trial trial) {
        return trial.draft().isSound() ? trial.isSentBack() : !trial.isCaught();
    }

    private static Map<String, String> counts(List<Trial> trials) {
        Function<Trial, String> kind = trial -> trial.draft().isSound() ? "sound" : "" + trial.draft().fault();
        var counts = new TreeMap<String, String>();
        for (var one : trials) {
            var same = trials.stream().filter(trial -> kind.apply(trial).equals(kind.apply(one))).toList();
            counts.put(kind.apply(one), same.stream().filter(t -> !isWrong(t)).count() + "/" + same.size());
        }
        var faulty = trials.stream().filter(t -> !t.draft().isSound()).toList();
        counts.put("ALL FAULTS", faulty.stream().filter(t -> !isWrong(t)).count() + "/" + faulty.size());
        return counts;
    }
}
