package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.ShippedVectors;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;

class KinshipTest {

    private static final Kinship KINSHIP = kinship();

    private static Kinship kinship() {
        try {
            return Kinship.of(Embedded.of(
                    Shipped.BASE.passages(),
                    ShippedVectors.read(),
                    text -> {
                        throw new AssertionError("A text has no vector: " + text);
                    },
                    Shipped.ATLAS,
                    done -> {}));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aPassageIsLikeItself() {
        assertThat(KINSHIP.between("sigiriya#history", "sigiriya#history")).isCloseTo(1, within(0.01));
    }

    @Test
    void passagesOfOnePlaceAreLikerThanThoseOfTwo() {
        assertThat(KINSHIP.between("sigiriya#history", "sigiriya#culture"))
                .isEqualTo(KINSHIP.between("sigiriya#culture", "sigiriya#history"))
                .isGreaterThan(KINSHIP.between("sigiriya#history", "mirissa#logistics"));
    }

    @Test
    void whatIsUnknownIsLikeNothing() {
        assertThat(KINSHIP.between("sigiriya#history", "nowhere#history")).isZero();
    }
}
