package ai.travion.router.act;

import ai.travion.router.intent.Reading;
import ai.travion.router.learnt.Likelihoods;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How likely a message does each act, by a model learnt from messages that were said while a plan stood. Safe for many threads. */
public final class Acts {

    private final Likelihoods model;

    private Acts(Likelihoods model) {
        this.model = model;
    }

    /** The model that is shipped. */
    public static Acts load() {
        return new Acts(Likelihoods.load(Acts.class, "acts.txt"));
    }

    /**
     * A model from its text.
     *
     * @param lines the names of the acts, then each sign with its weight for every one of them, separated by tabs
     */
    public static Acts of(List<String> lines) {
        return new Acts(Likelihoods.of(lines));
    }

    /**
     * What the message does, as far as can be told from itself.
     *
     * @param meaning the vector of the message
     */
    public Judged judge(Reading reading, float[] meaning) {
        var likelihoods = new EnumMap<Act, Double>(Act.class);
        model.by(ActSigns.of(reading, meaning)).forEach((act, likely) -> likelihoods.put(Act.valueOf(act), likely));
        return Judged.of(likelihoods);
    }

    /**
     * @param act the likeliest
     * @param likely its probability
     * @param kind the likeliest kind of acts, all of them taken together
     * @param kindLikely the probability of that kind
     */
    public record Judged(Act act, double likely, Act.Kind kind, double kindLikely) {

        static Judged of(Map<Act, Double> likelihoods) {
            var kinds = new EnumMap<Act.Kind, Double>(Act.Kind.class);
            likelihoods.forEach((act, likely) -> kinds.merge(act.kind(), likely, Double::sum));
            var act = greatest(likelihoods);
            var kind = greatest(kinds);
            return new Judged(act.getKey(), act.getValue(), kind.getKey(), kind.getValue());
        }

        private static <T> Map.Entry<T, Double> greatest(Map<T, Double> likelihoods) {
            return likelihoods.entrySet().stream()
                    .max(Map.Entry.comparingByValue())
                    .orElseThrow();
        }
    }
}
