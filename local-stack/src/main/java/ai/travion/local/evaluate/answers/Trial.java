package ai.travion.local.evaluate.answers;

import java.util.stream.Collectors;

/** A planted draft and what became of it. */
record Trial(String kind, Outcome base, Turn turn, boolean isStillIn, int faultsBefore, int faultsAfter) {

    static Trial of(String kind, Outcome base, Recipe.Planted planted, Turn turn) {
        var before = Judge.of(
                base.scenario(),
                planted.state(),
                planted.state().getGeneratedResponse().orElse(""));
        var after = Judge.of(base.scenario(), turn.reply(), turn.answer());
        return new Trial(
                kind,
                base,
                turn,
                planted.isStillIn(turn.answer()),
                before.faults().size(),
                after.faults().size());
    }

    boolean isRefused() {
        return turn.drafts().size() > 1 || turn.corrections() > 0;
    }

    /** The fault is gone, the verifier is content, and nothing else is wrong. */
    boolean isRepaired() {
        return !isStillIn && turn.approvedDraft().isPresent() && faultsAfter == 0;
    }

    boolean isWorse() {
        return faultsAfter > faultsBefore;
    }

    String inWords() {
        var findings = turn.reply()
                .getEvaluation()
                .map(evaluation -> evaluation.getFindings().stream()
                        .map(finding -> finding.getCheck() + ": " + finding.getMessage())
                        .collect(Collectors.joining("; ")))
                .orElse("");
        var sentBack = turn.reply().getCorrectionInstructions();
        return kind + " in " + String.join(" | ", base.scenario().turns()) + " (after " + faultsAfter + " faults) "
                + findings + " " + sentBack + "\n--- draft\n"
                + turn.drafts().getFirst().getGeneratedResponse().orElse("") + "\n--- answer\n" + turn.answer();
    }
}
