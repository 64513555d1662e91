package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoadTest {

    private static final Places PLACES = Places.load();

    /** Ranges about what a driver would say; the estimate must not mislead a plan. */
    @ParameterizedTest
    @CsvSource({
        "Colombo, Kandy, 165, 240",
        "Colombo, Galle Fort, 120, 210",
        "Colombo, Sigiriya, 210, 300",
        "Kandy, Ella, 210, 330",
        "Kandy, Nuwara Eliya, 100, 180",
        "Ella, Yala National Park, 110, 200",
        "Galle Fort, Mirissa, 40, 75",
        "Jaffna, Galle Fort, 480, 720",
        "Ella, Nine Arch Bridge, 10, 30",
        "Nuwara Eliya, Horton Plains National Park, 50, 90",
        "Sigiriya, Pidurangala Rock, 10, 20",
        "Jaffna, Nagadeepa, 70, 120"
    })
    void theTimeOnTheRoadIsAboutWhatADriverWouldSay(String from, String to, int atLeast, int atMost) {
        var road = Road.between(place(from), place(to));

        assertThat(road.minutes()).isBetween(atLeast, atMost).isEqualTo(road.minutes() / 5 * 5);
    }

    @Test
    void theWayBackTakesAsLong() {
        for (Place from : PLACES.all()) {
            for (Place to : PLACES.all()) {
                assertThat(Road.minutes(from, to)).isEqualTo(Road.minutes(to, from));
            }
        }
    }

    @Test
    void whereOneIsAlreadyThereIsNoWay() {
        var road = Road.between(place("Ella"), place("Ella"));

        assertThat(road.minutes()).isZero();
        assertThat(road.inWords()).isEmpty();
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow();
    }
}
