package ai.travion.retrieval.search;

import ai.travion.retrieval.search.FindPassages.Found;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What was found for a question and is not judged yet, so that who fits {@link Judging} searches once for it. */
public final class Unjudged {

    private final List<Found> candidates;
    private final float[] question;
    private final Function<Judging, Fusion> fusion;

    Unjudged(List<Found> candidates, float[] question, Function<Judging, Fusion> fusion) {
        this.candidates = candidates;
        this.question = question;
        this.fusion = fusion;
    }

    /** The meaning of the question. */
    public float[] question() {
        return question.clone();
    }

    /** What tells whether it is answered. */
    public Signs signs(Judging by) {
        return fusion.apply(by).signs(candidates);
    }

    /** What each passage that was found has in common with it, by chunk id, the likest first. */
    public Map<String, Map<Trait, Double>> traits(Judging by) {
        return fusion.apply(by).traits(candidates);
    }
}
