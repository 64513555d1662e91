package ai.travion.local.evaluate.answers;

import ai.travion.local.evaluate.answers.Judge.Verdict;

/** A scenario with its turn and what the judge made of it. */
record Outcome(Scenario scenario, Turn turn, Verdict verdict) {

    /** The conversation and what is wrong with its end, for a reader. */
    String inWords() {
        var words = new StringBuilder(String.join(" | ", scenario.turns()));
        verdict.faults()
                .forEach(fault -> words.append(System.lineSeparator())
                        .append("    ")
                        .append(fault.side())
                        .append(": ")
                        .append(fault.what()));
        return words.toString();
    }
}
