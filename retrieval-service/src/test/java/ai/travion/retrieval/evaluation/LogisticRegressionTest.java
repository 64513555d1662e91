package ai.travion.retrieval.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LogisticRegressionTest {

    @Test
    void sharesOfTwoGroupsComeBackAsLogits() {
        // Of the rows with 0 one in four is one, of those with 1 three in four are.
        double[][] rows = {{0}, {0}, {0}, {0}, {1}, {1}, {1}, {1}};
        boolean[] yes = {true, false, false, false, true, true, true, false};
        double[] weights = {1, 1, 1, 1, 1, 1, 1, 1};

        var fitted = LogisticRegression.fit(rows, yes, weights, new double[] {1e-9});

        assertThat(fitted[1]).isEqualTo(-Math.log(3), within(1e-4));
        assertThat(fitted[0]).isEqualTo(2 * Math.log(3), within(1e-4));
    }

    @Test
    void aRidgeKeepsWhatPartsPerfectlyFinite() {
        double[][] rows = {{0}, {1}};

        var fitted = LogisticRegression.fit(rows, new boolean[] {false, true}, new double[] {1, 1}, new double[] {1});

        assertThat(fitted[0]).isBetween(0.0, 3.0);
    }

    @Test
    void whatSpeaksAgainstItOnlyBesideAnotherIsKept() {
        // The second column is the first with noise, so that beside it, it is left with the noise; the third speaks
        // against.
        var random = new Random(1);
        var rows = new double[400][];
        var yes = new boolean[rows.length];
        for (int row = 0; row < rows.length; row++) {
            double strength = random.nextDouble();
            yes[row] = random.nextDouble() < strength;
            rows[row] = new double[] {strength, strength - 0.1 * random.nextDouble(), -strength};
        }
        var weights = new double[rows.length];
        Arrays.fill(weights, 1);

        var fitted = LogisticRegression.fitNotNegative(rows, yes, weights, new double[] {0.1, 0.1, 0.1});

        assertThat(fitted[0] + fitted[1]).isGreaterThan(2);
        assertThat(Arrays.stream(fitted).limit(3)).allMatch(one -> one >= 0);
    }
}
