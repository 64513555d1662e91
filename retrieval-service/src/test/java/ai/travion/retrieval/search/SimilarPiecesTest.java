package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.search.FindSimilar.Among;
import ai.travion.retrieval.search.FindSimilar.Similar;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.ShippedVectors;
import ai.travion.retrieval.vectors.Unit;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Both stores find the same: Lucene's in memory, and Qdrant's over its protocol. */
class SimilarPiecesTest {

    private static final Embedded PIECES = pieces();
    private static final FindSimilar LUCENE = LuceneVectors.of(PIECES);

    private static Embedded pieces() {
        try {
            return Embedded.of(
                    Shipped.BASE.passages(),
                    ShippedVectors.KNOWLEDGE.read(),
                    text -> {
                        throw new AssertionError("A text has no vector: run ./travion ingest --shipped. " + text);
                    },
                    Shipped.ATLAS,
                    done -> {});
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static float[] vectorOf(String chunkId) {
        return vectorOfPiece(chunkId + "/passage/0");
    }

    private static float[] vectorOfPiece(String id) {
        return PIECES.only(piece -> piece.id().equals(id))
                .entries()
                .getFirst()
                .vector()
                .vector();
    }

    @Test
    void everyTextThatShipsHasItsVector() {
        assertThat(PIECES.entries()).hasSizeGreaterThan(3000);
        assertThat(PIECES.pieces()).extracting(piece -> piece.id()).doesNotHaveDuplicates();
    }

    @Test
    void aPassageIsMostLikeItself() {
        var found = LUCENE.to(vectorOf("sigiriya#history"), new Among(Unit.PASSAGE, Set.of(), 5));

        assertThat(found).hasSize(5);
        assertThat(found.getFirst().chunkId()).isEqualTo("sigiriya#history");
        assertThat(found.getFirst().cosine()).isEqualTo(1, within(0.02));
    }

    @Test
    void onlyPiecesOfThePlacesAskedForAreFound() {
        var found = LUCENE.to(vectorOf("sigiriya#history"), new Among(Unit.SENTENCE, Set.of("ella", "kandy"), 500));

        assertThat(found)
                .hasSizeGreaterThan(40)
                .allMatch(similar -> similar.chunkId().matches("(ella|kandy)#.*"));
    }

    @Test
    void aSentenceIsFoundUnderItsNumber() {
        var third = vectorOfPiece("galle-fort#nature/sentence/2");

        var found = LUCENE.to(third, new Among(Unit.SENTENCE, Set.of(), 3));

        assertThat(found.getFirst())
                .extracting(Similar::chunkId, Similar::number)
                .containsExactly("galle-fort#nature", 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "galle-fort,jaffna"})
    void whoComparesWithEachFindsWhatLuceneFinds(String placeIds) {
        var places = placeIds.isEmpty() ? Set.<String>of() : Set.of(placeIds.split(",", -1));
        var among = new Among(Unit.SENTENCE, places, 20);
        var vector = vectorOf("galle-fort#nature");

        var found = ExactVectors.of(PIECES).to(vector, among);

        var expected = LUCENE.to(vector, among);
        assertThat(chunks(found)).isEqualTo(chunks(expected));
        assertThat(found.getLast().cosine()).isEqualTo(expected.getLast().cosine(), within(0.001));
    }

    @Test
    void whoComparesOnceFindsWhatWhoComparesTwiceFinds() {
        var exact = ExactVectors.of(PIECES);
        var anywhere = new Among(Unit.SENTENCE, Set.of(), 60);
        var there = new Among(Unit.SENTENCE, Set.of("galle-fort", "jaffna"), 500);

        var near = exact.near(List.of(vectorOf("galle-fort#nature")), anywhere, Optional.of(there));

        assertThat(near.getFirst().anywhere()).isEqualTo(exact.to(vectorOf("galle-fort#nature"), anywhere));
        assertThat(near.getFirst().there()).isEqualTo(exact.to(vectorOf("galle-fort#nature"), there));
    }

    @Test
    void twoThatAreComparedAtOnceFindWhatEachFindsAlone() {
        var exact = ExactVectors.of(PIECES);
        var anywhere = new Among(Unit.SENTENCE, Set.of(), 60);
        var there = new Among(Unit.SENTENCE, Set.of("galle-fort", "jaffna"), 500);
        var vectors = List.of(vectorOf("galle-fort#nature"), vectorOf("ella#vibe"));

        var near = exact.near(vectors, anywhere, Optional.of(there));

        assertThat(near)
                .isEqualTo(vectors.stream()
                        .flatMap(vector -> exact.near(List.of(vector), anywhere, Optional.of(there)).stream())
                        .toList());
    }

    @Test
    void theFirstOfManyAreTheMostSimilarOfAll() {
        var exact = ExactVectors.of(PIECES);
        var all = exact.to(vectorOf("ella#vibe"), new Among(Unit.QUESTION, Set.of(), Integer.MAX_VALUE));

        var first = exact.to(vectorOf("ella#vibe"), new Among(Unit.QUESTION, Set.of(), 100));

        assertThat(all).isSortedAccordingTo((one, other) -> Double.compare(other.cosine(), one.cosine()));
        assertThat(first).isEqualTo(all.subList(0, 100));
    }

    @Test
    void qdrantFindsWhatLuceneFinds() throws IOException {
        try (var server = new FakeQdrant();
                var client = Qdrant.at(server.url(), "")) {
            var among = new Among(Unit.PASSAGE, Set.of("galle-fort", "jaffna"), 6);
            var qdrant = client.holding(PIECES, "travion");

            var found = qdrant.to(vectorOf("galle-fort#nature"), among);

            var expected = LUCENE.to(vectorOf("galle-fort#nature"), among);
            assertThat(chunks(found)).isEqualTo(chunks(expected));
            assertThat(found).extracting(Similar::number).containsOnly(0);
            assertThat(found.getFirst().cosine()).isEqualTo(expected.getFirst().cosine(), within(0.01));
        }
    }

    @Test
    void aSecondServiceFindsTheWorkDone() throws IOException {
        try (var server = new FakeQdrant();
                var one = Qdrant.at(server.url(), "");
                var other = Qdrant.at(server.url(), "")) {
            one.holding(PIECES, "travion");
            int upserts = server.upserts.get();

            other.holding(PIECES, "travion");

            assertThat(server.upserts).hasValue(upserts);
            assertThat(server.collections).hasSize(1);
        }
    }

    private static List<String> chunks(List<Similar> found) {
        return found.stream().map(Similar::chunkId).toList();
    }
}
