package ai.travion.local.evaluate.answers;

import java.util.List;

/** What was written without a look at the rules that it measures. */
final class Unseen {

    private static final String FOLDER = "/evaluation/answers/unseen/";

    private Unseen() {}

    static List<Scenario> scenarios() {
        return Scenario.from(FOLDER + "scenarios.jsonl");
    }

    /** Drafts of a model, and the turns that they stand in. */
    static Drafted drafted() {
        return Drafted.in(FOLDER);
    }
}
