package ai.travion.retrieval.search;

import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.search.FindSimilar.Similar;
import ai.travion.retrieval.search.Likeness.Cosines;
import ai.travion.retrieval.vectors.Nameless;
import ai.travion.retrieval.vectors.QueryAdapter;
import ai.travion.retrieval.vectors.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds passages by what they mean. Thread-safe. */
public final class Meaning {

    private static final int PASSAGES = 40;
    private static final int SENTENCES = 60;
    private static final int QUESTIONS = 100;
    private static final int ALL_OF_A_FEW_PLACES = 600;

    private final Embed embed;
    private final FindSimilar find;
    private final Places atlas;
    private final QueryAdapter adapter;

    /**
     * Finds by an embedding.
     *
     * @param adapter one that was learnt for this embedding, or none
     */
    public Meaning(Embed embed, FindSimilar find, Places atlas, QueryAdapter adapter) {
        this.embed = embed;
        this.find = find;
        this.atlas = atlas;
        this.adapter = adapter;
    }

    /** Whatever is like a question in the whole catalogue, and everything of some places. */
    Likeness of(String question, Set<String> placeIds) {
        var nameless = Nameless.question(question, atlas);
        var vectors = embed.ofAll(nameless.equals(question) ? List.of(question) : List.of(question, nameless));
        var withoutNames = vectors.getLast();
        var passages = similar(Unit.PASSAGE, List.of(vectors.getFirst()), PASSAGES, placeIds)
                .getFirst();
        var towardsSentences = vectors.stream().map(adapter::towardsSentences).toList();
        // With its names, and without: one and the same where it has none.
        var both = similar(Unit.SENTENCE, towardsSentences, SENTENCES, placeIds);
        var toNames = both.getFirst();
        var sentences = both.getLast();
        var questions = expected(adapter.towardsQuestions(withoutNames), placeIds);
        return new Likeness(
                passages.cosines(),
                sentences.cosines(),
                toNames.cosines(),
                Cosines.of(questions, List.of()),
                sentences.all(),
                questions,
                nameless,
                withoutNames);
    }

    /** How like a question some sentences are that no index holds. */
    List<Double> ofEach(String question, List<String> sentences) {
        var towards = adapter.towardsSentences(embed.of(question));
        return embed.ofAll(sentences).stream()
                .map(sentence -> cosine(towards, sentence))
                .toList();
    }

    private static double cosine(float[] one, float[] other) {
        double sum = 0;
        for (int at = 0; at < one.length; at++) {
            sum += one[at] * other[at];
        }
        return sum;
    }

    /** There are many, so that only those of the places, and those of the whole island, are compared where a place is asked about. */
    private List<Similar> expected(float[] vector, Set<String> placeIds) {
        if (placeIds.isEmpty()) {
            return find.to(vector, new FindSimilar.Among(Unit.QUESTION, Set.of(), QUESTIONS));
        }
        var there = new HashSet<>(placeIds);
        there.add(Country.PLACE.id());
        return find.to(vector, new FindSimilar.Among(Unit.QUESTION, there, ALL_OF_A_FEW_PLACES));
    }

    private List<Both> similar(Unit unit, List<float[]> vectors, int limit, Set<String> placeIds) {
        var anywhere = new FindSimilar.Among(unit, Set.of(), limit);
        var there = placeIds.isEmpty()
                ? Optional.<FindSimilar.Among>empty()
                : Optional.of(new FindSimilar.Among(unit, placeIds, ALL_OF_A_FEW_PLACES));
        return find.near(vectors, anywhere, there).stream()
                .map(near -> new Both(near.anywhere(), near.there()))
                .toList();
    }

    /** The most similar in the whole catalogue, and all of some places; some are in both. */
    private record Both(List<Similar> anywhere, List<Similar> ofThePlaces) {

        Cosines cosines() {
            return Cosines.of(anywhere, ofThePlaces);
        }

        List<Similar> all() {
            return Stream.concat(anywhere.stream(), ofThePlaces.stream()).toList();
        }
    }
}
