package ai.travion.shadow.forest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RegressionForestTest {

    private static final int FEATURES = 5;
    private static final Growth FOREST = new Growth(40, 12, 3, 3, true, 7);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void oneTreeOnAllRowsSplitsAsTheExhaustiveReferenceDoes(long seed) {
        var samples = friedman(200, seed);
        var reference = new ExhaustiveTree(samples, 5, 4);

        var tree = RegressionForest.grownOn(samples, new Growth(1, 5, 4, FEATURES, false, 1));

        for (int row = 0; row < 200; row++) {
            assertThat(tree.predict(row(samples, row))).isCloseTo(reference.predict(row(samples, row)), within(1e-3));
        }
    }

    @Test
    void aForestLearnsWhatItHasNotSeen() {
        var unseen = friedman(1_000, 99);

        var forest = RegressionForest.grownOn(friedman(4_000, 5), FOREST);

        assertThat(rSquared(forest, unseen)).isGreaterThan(0.85);
    }

    @Test
    void manyTreesAreBetterThanOne() {
        var samples = friedman(1_000, 5);
        var unseen = friedman(1_000, 99);

        var forest = RegressionForest.grownOn(samples, FOREST);
        var tree = RegressionForest.grownOn(samples, new Growth(1, 12, 3, 3, true, 7));

        assertThat(rSquared(forest, unseen)).isGreaterThan(rSquared(tree, unseen) + 0.05);
    }

    @Test
    void theSameSamplesGiveTheSameBytes() throws IOException {
        var once = bytes(RegressionForest.grownOn(friedman(500, 5), FOREST));

        var again = bytes(RegressionForest.grownOn(friedman(500, 5), FOREST));

        assertThat(again).isEqualTo(once);
    }

    @Test
    void anotherSeedGivesAnotherForest() throws IOException {
        var once = bytes(RegressionForest.grownOn(friedman(500, 5), FOREST));

        var other = bytes(RegressionForest.grownOn(friedman(500, 5), new Growth(40, 12, 3, 3, true, 8)));

        assertThat(other).isNotEqualTo(once);
    }

    @Test
    void aForestThatWasWrittenPredictsAsBefore() throws IOException {
        var samples = friedman(500, 5);
        var forest = RegressionForest.grownOn(samples, FOREST);

        var read = RegressionForest.read(new ByteArrayInputStream(bytes(forest)));

        for (int row = 0; row < 500; row++) {
            assertThat(read.predict(row(samples, row))).isEqualTo(forest.predict(row(samples, row)));
        }
    }

    @Test
    void severalValuesOfOneFeatureAreAnsweredAsOneByOne() {
        var forest = RegressionForest.grownOn(friedman(500, 5), FOREST);
        float[] row = row(friedman(1, 3), 0);
        float[] values = {0, 0.1f, 0.31f, 0.5f, 0.51f, 0.9f, 1};

        for (int varied = 0; varied < FEATURES; varied++) {
            double[] together = forest.predictOver(row, varied, values);

            for (int index = 0; index < values.length; index++) {
                float[] alone = row.clone();
                alone[varied] = values[index];
                assertThat(together[index]).isEqualTo(forest.predict(alone));
            }
        }
    }

    @Test
    void targetsThatAreAllTheSameMakeALeaf() {
        var samples = new Samples(List.of(new float[] {1, 2, 3, 4}), new float[] {0.3f, 0.3f, 0.3f, 0.3f});

        var forest = RegressionForest.grownOn(samples, new Growth(2, 5, 1, 1, true, 1));

        assertThat(forest.nodes()).isEqualTo(2);
        assertThat(forest.predict(new float[] {9})).isCloseTo(0.3, within(1e-3));
    }

    @Test
    void bytesThatAreNoForestAreRefused() throws IOException {
        byte[] cut = bytes(RegressionForest.grownOn(friedman(50, 5), new Growth(2, 3, 2, 2, true, 1)));
        byte[] other = cut.clone();
        other[0] = 0;
        byte[] wild = cut.clone();
        wild[16] = 99;

        assertThatThrownBy(() -> RegressionForest.read(new ByteArrayInputStream(cut, 0, cut.length / 2)))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> RegressionForest.read(new ByteArrayInputStream(other)))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> RegressionForest.read(new ByteArrayInputStream(wild)))
                .isInstanceOf(IOException.class);
    }

    @Test
    void aRowOfTheWrongLengthIsRefused() {
        var forest = RegressionForest.grownOn(friedman(50, 5), new Growth(2, 3, 2, 2, true, 1));

        assertThatThrownBy(() -> forest.predict(new float[] {1, 2})).isInstanceOf(IllegalArgumentException.class);
    }

    /** Friedman's first benchmark (1991), scaled to about 0 to 1, with a little noise. */
    private static Samples friedman(int rows, long seed) {
        var random = new SplittableRandom(seed);
        float[][] x = new float[FEATURES][rows];
        float[] y = new float[rows];
        for (int row = 0; row < rows; row++) {
            for (int feature = 0; feature < FEATURES; feature++) {
                // Few values, as calendars have: then bins lose nothing.
                x[feature][row] = random.nextInt(101) / 100f;
            }
            y[row] = (float) ((10 * Math.sin(Math.PI * x[0][row] * x[1][row])
                            + 20 * Math.pow(x[2][row] - 0.5, 2)
                            + 10 * x[3][row]
                            + 5 * x[4][row]
                            + random.nextDouble() * 0.5)
                    / 25);
        }
        return new Samples(List.of(x), y);
    }

    private static float[] row(Samples samples, int row) {
        float[] values = new float[FEATURES];
        for (int feature = 0; feature < FEATURES; feature++) {
            values[feature] = samples.columns().get(feature)[row];
        }
        return values;
    }

    private static double rSquared(RegressionForest forest, Samples unseen) {
        double mean = 0;
        for (float target : unseen.targets()) {
            mean += target / unseen.targets().length;
        }
        double off = 0;
        double spread = 0;
        for (int row = 0; row < unseen.targets().length; row++) {
            off += Math.pow(unseen.targets()[row] - forest.predict(row(unseen, row)), 2);
            spread += Math.pow(unseen.targets()[row] - mean, 2);
        }
        return 1 - off / spread;
    }

    private static byte[] bytes(RegressionForest forest) throws IOException {
        var out = new ByteArrayOutputStream();
        forest.write(out);
        return out.toByteArray();
    }
}
