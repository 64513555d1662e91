package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RailwaysTest {

    private static final Places PLACES = Places.load();
    private static final Railways RAILWAYS = Railways.load(PLACES);

    @Test
    void theHillLineLeadsFromColomboToEllaWithoutAChange() {
        var ride = RAILWAYS.between(place("colombo"), place("ella")).orElseThrow();

        assertThat(ride.from()).isEqualTo("Colombo Fort");
        assertThat(ride.changes()).isEmpty();
        assertThat(ride.throughTheHills()).isTrue();
        assertThat(ride.minutes()).isBetween(9 * 60, 10 * 60);
    }

    @Test
    void whoComesFromTheHillsChangesAtColomboForTheCoastAndBeforeItForTheNorth() {
        assertThat(RAILWAYS.between(place("kandy"), place("mirissa"))
                        .orElseThrow()
                        .changes())
                .isEqualTo(List.of("Colombo Fort"));
        assertThat(RAILWAYS.between(place("kandy"), place("jaffna"))
                        .orElseThrow()
                        .changes())
                .isEqualTo(List.of("Polgahawela Junction"));
    }

    @Test
    void aPlaceNearAStationUsesItAndOneFarFromAnyHasNoTrain() {
        assertThat(RAILWAYS.between(place("colombo"), place("unawatuna"))
                        .orElseThrow()
                        .to())
                .isEqualTo("Galle");
        assertThat(RAILWAYS.between(place("colombo"), place("sigiriya"))).isEmpty();
        assertThat(RAILWAYS.between(place("kandy"), place("kandy"))).isEmpty();
    }

    @Test
    void noTrainLeadsFromAStationToItself() {
        assertThat(RAILWAYS.between(place("hatton"), place("adams-peak"))).isEmpty();
        assertThat(RAILWAYS.between(place("adams-peak"), place("hatton"))).isEmpty();
    }

    @Test
    void theRoadToAStationOutOfTownIsCounted() {
        var ride = RAILWAYS.between(place("kandy"), place("nuwara-eliya")).orElseThrow();

        assertThat(ride.after()).map(Railways.Station::name).contains("Nanu Oya");
        assertThat(ride.before()).isEmpty();
        assertThat(ride.minutesWithTheRoads()).isEqualTo(ride.minutes() + 20);
    }

    @Test
    void aNightTrainIsKnownAsSuch() {
        assertThat(RAILWAYS.between(place("colombo"), place("trincomalee"))
                        .orElseThrow()
                        .byNight())
                .isTrue();
        assertThat(RAILWAYS.between(place("colombo"), place("jaffna"))
                        .orElseThrow()
                        .byNight())
                .isFalse();
    }

    private static Place place(String id) {
        return PLACES.withId(id).orElseThrow();
    }
}
