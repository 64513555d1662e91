package ai.travion.retrieval.search;

import ai.travion.atlas.Places;
import ai.travion.retrieval.vectors.Embed;
import ai.travion.retrieval.vectors.Nameless;
import ai.travion.retrieval.vectors.Unit;
import java.util.List;
import java.util.Set;

/** Finds passages by what they mean. Thread-safe. */
public final class Meaning {

    private static final int PASSAGES = 40;
    private static final int SENTENCES = 60;
    private static final int ALL_OF_A_FEW_PLACES = 600;

    private final Embed embed;
    private final FindSimilar find;
    private final Places atlas;

    public Meaning(Embed embed, FindSimilar find, Places atlas) {
        this.embed = embed;
        this.find = find;
        this.atlas = atlas;
    }

    /** Whatever is like a question in the whole catalogue, and everything of some places. */
    Likeness of(String question, Set<String> placeIds) {
        var nameless = Nameless.question(question, atlas);
        var asSaid = embed.of(question);
        var withoutNames = nameless.equals(question) ? asSaid : embed.of(nameless);
        return new Likeness(
                cosines(Unit.PASSAGE, asSaid, PASSAGES, placeIds),
                cosines(Unit.SENTENCE, withoutNames, SENTENCES, placeIds),
                withoutNames);
    }

    private Likeness.Cosines cosines(Unit unit, float[] vector, int limit, Set<String> placeIds) {
        var anywhere = find.to(vector, new FindSimilar.Among(unit, Set.of(), limit));
        return Likeness.Cosines.of(
                anywhere,
                placeIds.isEmpty()
                        ? List.of()
                        : find.to(vector, new FindSimilar.Among(unit, placeIds, ALL_OF_A_FEW_PLACES)));
    }
}
