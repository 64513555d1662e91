package ai.travion.local.evaluate.answers;

import ai.travion.local.evaluate.answers.ModelTrials.Trial;
import java.util.List;

/** What became of a batch of drafts. */
final class DraftCounts {

    private DraftCounts() {}

    /** Planted faults that were found. */
    static long found(List<Trial> trials) {
        return trials.stream()
                .filter(trial -> !trial.draft().isSound() && trial.isCaught())
                .count();
    }

    /** Sound drafts that went back. */
    static long sentBack(List<Trial> trials) {
        return trials.stream()
                .filter(trial -> trial.draft().isSound() && trial.isSentBack())
                .count();
    }
}
