package ai.travion.retrieval.search;

import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.retrieval.search.FindSimilar.Similar;
import ai.travion.retrieval.vectors.Nameless;
import ai.travion.retrieval.vectors.Unit;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

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
        var vectors = embed.ofAll(nameless.equals(question) ? List.of(question) : List.of(question, nameless));
        var withoutNames = vectors.getLast();
        var passages = similar(Unit.PASSAGE, vectors.getFirst(), PASSAGES, placeIds);
        var sentences = similar(Unit.SENTENCE, withoutNames, SENTENCES, placeIds);
        var toNames = vectors.size() == 1 ? sentences : similar(Unit.SENTENCE, vectors.getFirst(), SENTENCES, placeIds);
        return new Likeness(
                passages.cosines(), sentences.cosines(), toNames.cosines(), sentences.all(), nameless, withoutNames);
    }

    private Both similar(Unit unit, float[] vector, int limit, Set<String> placeIds) {
        return new Both(
                find.to(vector, new FindSimilar.Among(unit, Set.of(), limit)),
                placeIds.isEmpty()
                        ? List.of()
                        : find.to(vector, new FindSimilar.Among(unit, placeIds, ALL_OF_A_FEW_PLACES)));
    }

    /** The most similar in the whole catalogue, and all of some places; some are in both. */
    private record Both(List<Similar> anywhere, List<Similar> ofThePlaces) {

        Likeness.Cosines cosines() {
            return Likeness.Cosines.of(anywhere, ofThePlaces);
        }

        List<Similar> all() {
            return Stream.concat(anywhere.stream(), ofThePlaces.stream()).toList();
        }
    }
}
