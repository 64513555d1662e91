package ai.travion.local.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatenciesTest {

    @ParameterizedTest
    @CsvSource({"0.5, 50", "0.99, 99", "1.0, 100", "0.001, 1", "0.501, 51"})
    void aPercentileIsATurnThatWasMeasured(double share, double expectedMs) {
        var latencies = shuffledMilliseconds(100);

        double percentile = latencies.percentileMs(share);

        assertThat(percentile).isEqualTo(expectedMs);
    }

    @Test
    void theOnlyTurnIsEveryPercentile() {
        var latencies = new Latencies();
        latencies.add(7_500_000);

        assertThat(latencies.percentileMs(0.5)).isEqualTo(7.5);
        assertThat(latencies.percentileMs(0.99)).isEqualTo(7.5);
    }

    @Test
    void moreTurnsThanThereWasRoomForAreAllCounted() {
        var latencies = shuffledMilliseconds(10_001);

        assertThat(latencies.count()).isEqualTo(10_001);
        assertThat(latencies.percentileMs(0.5)).isEqualTo(5_001);
        assertThat(latencies.percentileMs(0.99)).isEqualTo(9_901);
    }

    @Test
    void turnsThatCameAfterAReadingChangeTheNext() {
        var latencies = new Latencies();
        latencies.add(9_000_000);
        latencies.percentileMs(0.5);
        latencies.add(1_000_000);

        assertThat(latencies.percentileMs(0.5)).isEqualTo(1);
    }

    @Test
    void ofNoTurnsThereIsNoPercentile() {
        assertThatThrownBy(() -> new Latencies().percentileMs(0.5)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void turnsPerSecondAreThoseOfTheWindow() {
        var figures = Figures.of(shuffledMilliseconds(300), Duration.ofMillis(1_500));

        assertThat(figures).isEqualTo(new Figures(200, 150, 297));
    }

    @Test
    void everyFigureHasAMedianOfItsOwn() {
        var rounds = List.of(new Figures(100, 9, 50), new Figures(300, 7, 10), new Figures(200, 8, 90));

        assertThat(Figures.median(rounds)).isEqualTo(new Figures(200, 8, 50));
    }

    @Test
    void theMedianOfTwoRoundsLiesBetweenThem() {
        var rounds = List.of(new Figures(100, 9, 50), new Figures(300, 7, 10));

        assertThat(Figures.median(rounds)).isEqualTo(new Figures(200, 8, 30));
    }

    private static Latencies shuffledMilliseconds(int count) {
        var milliseconds = IntStream.rangeClosed(1, count).boxed().collect(Collectors.toList());
        Collections.shuffle(milliseconds, new Random(1));
        var latencies = new Latencies();
        milliseconds.forEach(each -> latencies.add(each * 1_000_000L));
        return latencies;
    }
}
