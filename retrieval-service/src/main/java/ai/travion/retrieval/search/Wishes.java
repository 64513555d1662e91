package ai.travion.retrieval.search;

import java.util.List;

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
}
