package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.search.FindSimilar.Similar;
import ai.travion.retrieval.search.Likeness.Cosines;
import ai.travion.retrieval.vectors.Nameless;
import ai.travion.retrieval.vectors.QueryAdapter;
import ai.travion.retrieval.vectors.Unit;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds passages by what they mean. Thread-safe. */
public final class Meaning {

    private static final int PASSAGES = 40;
    private static final int SENTENCES = 60;
    private static final int QUESTIONS = 100;
    private static final int ALL_OF_A_FEW_PLACES = 600;
    private static final int PUT_LIKE = 20;

    private final Embed embed;
    private final FindSimilar find;
    private final Places atlas;
    private final QueryAdapter adapter;
    private final boolean ofThePlacesAlone;

    /**
     * Finds by an embedding.
     *
     * @param adapter one that was learnt for this embedding, or none
     */
    public Meaning(Embed embed, FindSimilar find, Places atlas, QueryAdapter adapter) {
        this(embed, find, atlas, adapter, false);
    }

    private Meaning(Embed embed, FindSimilar find, Places atlas, QueryAdapter adapter, boolean ofThePlacesAlone) {
        this.ofThePlacesAlone = ofThePlacesAlone;
        this.embed = embed;
        this.find = find;
        this.atlas = atlas;
        this.adapter = adapter;
    }

    /** The same for a search that asks nowhere but at the places that are asked about, and of the whole island. */
    Meaning ofThePlacesAlone() {
        return new Meaning(embed, find, atlas, adapter, true);
    }

    /** Whatever is like a question in the whole catalogue, and everything of some places. */
    Likeness of(String question, Set<String> placeIds) {
        var nameless = Nameless.question(question, atlas);
        var vectors = embed.ofAll(nameless.equals(question) ? List.of(question) : List.of(question, nameless));
        var withoutNames = vectors.getLast();
        var passages = similar(Unit.PASSAGE, vectors.getFirst(), PASSAGES, placeIds);
        var sentences = similar(Unit.SENTENCE, adapter.towardsSentences(withoutNames), SENTENCES, placeIds);
        var toNames = vectors.size() == 1
                ? sentences
                : similar(Unit.SENTENCE, adapter.towardsSentences(vectors.getFirst()), SENTENCES, placeIds);
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

    /**
     * The expected questions that are put as a question is, the likest first. One of a place stands without that place's name, and one of the
     * whole island without the island's, which nobody says who is there; so what {@link #of} reads serves here, too.
     *
     * @param places that the question is about
     * @param orAt ids of the places that it is asked of where it is about none
     */
    List<Similar> putLike(String question, Collection<Place> places, Set<String> orAt) {
        var asked = Country.leftUnsaid(question);
        var wordings = new LinkedHashMap<String, Set<String>>();
        wordings.put(asked, places.isEmpty() ? orAt : Set.of(Country.PLACE.id()));
        for (var place : places) {
            wordings.merge(Nameless.sentence(asked, place, atlas), Set.of(place.id()), Meaning::together);
        }
        var vectors = embed.ofAll(List.copyOf(wordings.keySet()));
        var among = List.copyOf(wordings.values());
        return IntStream.range(0, among.size())
                .boxed()
                .flatMap(i ->
                        find.to(vectors.get(i), new FindSimilar.Among(Unit.QUESTION, among.get(i), PUT_LIKE)).stream())
                .sorted(Comparator.comparingDouble(Similar::cosine).reversed())
                .toList();
    }

    private static Set<String> together(Set<String> some, Set<String> others) {
        return Stream.concat(some.stream(), others.stream()).collect(Collectors.toUnmodifiableSet());
    }

    /** There are many, so that only those of the places, and those of the whole island, are compared where a place is asked about. */
    private List<Similar> expected(float[] vector, Set<String> placeIds) {
        if (placeIds.isEmpty()) {
            return find.to(vector, new FindSimilar.Among(Unit.QUESTION, Set.of(), QUESTIONS));
        }
        return find.to(vector, new FindSimilar.Among(Unit.QUESTION, withTheIsland(placeIds), ALL_OF_A_FEW_PLACES));
    }

    private static Set<String> withTheIsland(Set<String> placeIds) {
        return together(placeIds, Set.of(Country.PLACE.id()));
    }

    private Both similar(Unit unit, float[] vector, int limit, Set<String> placeIds) {
        var anywhere = new FindSimilar.Among(unit, Set.of(), limit);
        if (placeIds.isEmpty()) {
            return new Both(find.to(vector, anywhere), List.of());
        }
        if (ofThePlacesAlone) {
            return new Both(
                    find.to(vector, new FindSimilar.Among(unit, withTheIsland(placeIds), ALL_OF_A_FEW_PLACES)),
                    List.of());
        }
        var near = find.near(vector, anywhere, new FindSimilar.Among(unit, placeIds, ALL_OF_A_FEW_PLACES));
        return new Both(near.anywhere(), near.there());
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
