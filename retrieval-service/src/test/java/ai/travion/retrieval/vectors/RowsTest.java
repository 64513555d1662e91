package ai.travion.retrieval.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.embedding.Quantized;
import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Passage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RowsTest {

    /** More than stand in one block, so that the places begin and end within blocks. */
    private static final int PIECES_OF_EACH = 400;

    private static final int DIMENSIONS = 7;
    /** Of a vector that is kept as a byte a dimension. */
    private static final double ROUGHLY = 0.02;

    private final Random random = new Random(3);
    private final List<Piece> pieces = Stream.of("Kandy", "Ella", "Galle Fort")
            .flatMap(place -> IntStream.range(0, PIECES_OF_EACH).mapToObj(number -> piece(place, number)))
            .toList();
    private final Map<String, float[]> vectors = new HashMap<>();
    private final Rows rows;

    RowsTest() {
        pieces.forEach(piece -> vectors.put(piece.id(), vector()));
        rows = Rows.of(new Embedded(pieces.stream()
                .map(piece -> new Embedded.Entry(piece, Quantized.of(of(piece))))
                .toList()));
    }

    @Test
    void theCosineOfEachPieceIsThatOfItsOwnVector() {
        var question = vector();

        var cosines = rows.cosines(question, rows.of(Set.of()));

        for (int row = 0; row < cosines.length; row++) {
            assertThat(cosines[row])
                    .isEqualTo(product(question, of(rows.pieces().get(row))), within((float) ROUGHLY));
        }
    }

    @Test
    void whatIsOfOtherPlacesIsNotCompared() {
        var question = vector();

        var cosines = rows.cosines(question, rows.of(Set.of("ella", "nowhere")));

        for (int row = 0; row < cosines.length; row++) {
            var piece = rows.pieces().get(row);
            float expected = piece.passage().place().id().equals("ella") ? product(question, of(piece)) : 0;
            assertThat(cosines[row]).isEqualTo(expected, within((float) ROUGHLY));
        }
    }

    @Test
    void twoPiecesAreComparedWhereverTheyStand() {
        int last = rows.pieces().size() - 1;

        double cosine = rows.cosine(0, last);

        assertThat(cosine)
                .isEqualTo(
                        product(of(rows.pieces().getFirst()), of(rows.pieces().get(last))), within(ROUGHLY));
    }

    private float[] of(Piece piece) {
        return Objects.requireNonNull(vectors.get(piece.id()));
    }

    private static float product(float[] one, float[] other) {
        float sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    private float[] vector() {
        var vector = new float[DIMENSIONS];
        double square = 0;
        for (int i = 0; i < DIMENSIONS; i++) {
            vector[i] = (float) random.nextGaussian();
            square += vector[i] * vector[i];
        }
        for (int i = 0; i < DIMENSIONS; i++) {
            vector[i] /= (float) Math.sqrt(square);
        }
        return vector;
    }

    private static Piece piece(String place, int number) {
        var passage = new Passage(
                place + "#" + number,
                Shipped.place(place),
                Aspect.VIBE,
                "Text " + number + ".",
                Set.of(),
                Passage.KNOWLEDGE_BASE,
                place);
        return new Piece(passage, Unit.PASSAGE, 0, passage.text());
    }
}
