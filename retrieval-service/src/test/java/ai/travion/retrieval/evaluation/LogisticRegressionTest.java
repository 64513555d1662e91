package ai.travion.retrieval.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
}
