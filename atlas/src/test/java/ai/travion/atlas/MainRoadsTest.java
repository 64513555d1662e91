package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainRoadsTest {

    private static final Places ATLAS = Places.load();
    private static final MainRoads ROADS = MainRoads.load();

    private static Place place(String name) {
        return ATLAS.named(name).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "Colombo, Galle Fort, 110, 140, 100, 150",
        "Kandy, Ella, 120, 160, 200, 300",
        "Kandy, Sigiriya, 80, 105, 120, 180",
        "Colombo, Jaffna, 360, 430, 360, 480"
    })
    void aDriveIsAboutAsLongAsTravellersKnowIt(
            String from, String to, int leastKm, int mostKm, int leastMinutes, int mostMinutes) {
        var drive = ROADS.between(place(from), place(to)).orElseThrow();

        assertThat(drive.kilometres()).isBetween(leastKm, mostKm);
        assertThat(drive.minutes()).isBetween(leastMinutes, mostMinutes);
    }

    @Test
    void itIsAsFarBackAndNeverShorterThanTheBirdFlies() {
        for (var from : ATLAS.all()) {
            for (var to : ATLAS.all()) {
                var drive = ROADS.between(from, to);
                assertThat(drive).isEqualTo(ROADS.between(to, from));
                drive.ifPresent(way -> assertThat(way.kilometres() + 1.5)
                        .as("%s to %s", from.name(), to.name())
                        .isGreaterThan(from.at().kilometresTo(to.at())));
            }
        }
    }

    @Test
    void nobodyDrivesToAnIsland() {
        assertThat(ROADS.between(place("Jaffna"), place("Nagadeepa"))).isEmpty();
        assertThat(ROADS.between(place("Nilaveli Beach"), place("Pigeon Island National Park")))
                .isEmpty();
    }
}
