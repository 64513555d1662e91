package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeoPointTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0, 0, 0.001",
        "0, 0, 0, 1, 111.195, 0.001",
        "0, 0, 1, 0, 111.195, 0.001",
        "90, 0, -90, 0, 20015.1, 0.1",
        "0, 179.5, 0, -179.5, 111.195, 0.001",
        "7.2906, 80.6336, 6.93548, 79.84868, 95.2, 0.5",
        "52.5200, 13.4050, 48.8566, 2.3522, 877.5, 1",
    })
    void distancesAreGreatCircles(double lat1, double lon1, double lat2, double lon2, double km, double tolerance) {
        var one = new GeoPoint(lat1, lon1);
        var other = new GeoPoint(lat2, lon2);

        double kilometres = one.kilometresTo(other);

        assertThat(kilometres).isCloseTo(km, within(tolerance));
        assertThat(other.kilometresTo(one)).isCloseTo(kilometres, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"90.1, 0", "-90.1, 0", "0, 180.1", "0, -180.1", "NaN, 0", "0, NaN", "Infinity, 0"})
    void aPointOffTheEarthIsRefused(double latitude, double longitude) {
        assertThatIllegalArgumentException().isThrownBy(() -> new GeoPoint(latitude, longitude));
    }

    @Test
    void thePolesAndTheDateLineAreOnTheEarth() {
        assertThat(new GeoPoint(-90, 180).latitude()).isEqualTo(-90);
    }
}
