package ai.travion.retrieval.search;

import java.util.List;
import java.util.function.Predicate;

/**
 * What a traveller wants and does not want, in their words.
 *
 * @param mustAvoid what no evidence may be about
 * @param ratherAvoid what is ranked lower
 * @param likes what is ranked a little higher
 */
public record Wishes(List<String> mustAvoid, List<String> ratherAvoid, List<String> likes) {

    public static final Wishes NONE = new Wishes(List.of(), List.of(), List.of());

    public Wishes {
        mustAvoid = List.copyOf(mustAvoid);
        ratherAvoid = List.copyOf(ratherAvoid);
        likes = List.copyOf(likes);
    }

    /** The same wishes, some of those to avoid left out. */
    public Wishes withoutAvoiding(Predicate<String> some) {
        return new Wishes(
                mustAvoid.stream().filter(some.negate()).toList(),
                ratherAvoid.stream().filter(some.negate()).toList(),
                likes);
    }
}
