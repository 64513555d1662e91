package ai.travion.retrieval.search;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What a traveller wants and does not want, in their words.
 *
 * @param mustAvoid what no evidence may be about
 * @param ratherAvoid what is ranked lower
 * @param likes what is ranked a little higher
 * @param shunned the ids of the places whose nature is what is to be avoided, by that
 */
public record Wishes(
        List<String> mustAvoid, List<String> ratherAvoid, List<String> likes, Map<String, Set<String>> shunned) {

    public static final Wishes NONE = new Wishes(List.of(), List.of(), List.of());

    public Wishes {
        mustAvoid = List.copyOf(mustAvoid);
        ratherAvoid = List.copyOf(ratherAvoid);
        likes = List.copyOf(likes);
        shunned = Collections.unmodifiableMap(new LinkedHashMap<>(shunned));
    }

    /** Wishes that shun no place. */
    public Wishes(List<String> mustAvoid, List<String> ratherAvoid, List<String> likes) {
        this(mustAvoid, ratherAvoid, likes, Map.of());
    }

    /** The same wishes of one to whom these places are not to be told. */
    public Wishes shunning(Map<String, Set<String>> places) {
        return new Wishes(mustAvoid, ratherAvoid, likes, places);
    }

    /** The same wishes of one who must avoid these as well. */
    public Wishes avoiding(List<String> more) {
        return new Wishes(
                Stream.concat(mustAvoid.stream(), more.stream()).distinct().toList(), ratherAvoid, likes, shunned);
    }

    /** The same wishes, some of those to avoid left out. */
    public Wishes withoutAvoiding(Predicate<String> some) {
        return new Wishes(
                mustAvoid.stream().filter(some.negate()).toList(),
                ratherAvoid.stream().filter(some.negate()).toList(),
                likes,
                shunned);
    }
}
