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
    void aNumberThatIsNeverGivenSaysNothing() {
        double[][] rows = {{0, 0}, {1, 0}, {0, 0}, {1, 0}};
        boolean[] yes = {false, true, true, true};

        var fitted = LogisticRegression.fit(rows, yes, new double[] {1, 1, 1, 1}, new double[] {1, 0});

        assertThat(fitted[1]).isZero();
        assertThat(fitted[0]).isFinite();
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

    @Test
    void thousandsOfNumbersAreFittedAsCloselyAsFew() {
        // Each row has three of the numbers, as a question has few of all phrases.
        var random = new Random(2);
        int numbers = 1_500;
        var rows = new double[300][numbers];
        var yes = new boolean[rows.length];
        for (int row = 0; row < rows.length; row++) {
            for (int one = 0; one < 3; one++) {
                rows[row][random.nextInt(numbers)] = random.nextDouble();
            }
            rows[row][0] = random.nextDouble();
            yes[row] = random.nextDouble() < rows[row][0];
        }
        var weights = new double[rows.length];
        Arrays.fill(weights, 1);
        var ridges = new double[numbers];
        Arrays.fill(ridges, 0.5);

        var fitted = LogisticRegression.fit(rows, yes, weights, ridges);

        // Where the loss is least, what each number would gain is what its ridge costs.
        for (int number = 0; number < numbers; number++) {
            double slope = 0.5 * fitted[number];
            for (int row = 0; row < rows.length; row++) {
                double likely = 1 / (1 + Math.exp(-LogisticRegression.score(rows[row], fitted)));
                slope += (likely - (yes[row] ? 1 : 0)) * rows[row][number];
            }
            assertThat(slope).as("slope of %s", number).isEqualTo(0, within(1e-5));
        }
    }
}
