package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoadsTest {

    private static final Places PLACES = Places.load();
    private static final Roads ROADS = Roads.load(PLACES.all());

    /** Ranges about what a driver would say; the estimate must not mislead a plan. */
    @ParameterizedTest
    @CsvSource({
        "Colombo, Kandy, 165, 225",
        "Colombo, Galle Fort, 120, 165",
        "Colombo, Sigiriya, 225, 285",
        "Colombo, Ella, 300, 380",
        "Colombo, Nuwara Eliya, 270, 340",
        "Kandy, Ella, 220, 280",
        "Kandy, Nuwara Eliya, 130, 165",
        "Kandy, Trincomalee, 240, 300",
        "Nuwara Eliya, Ella, 95, 135",
        "Haputale, Diyaluma Falls, 45, 75",
        "Haputale, Lipton's Seat, 40, 60",
        "Horton Plains National Park, Bambarakanda Falls, 100, 160",
        "Hatton, Adam's Peak, 60, 90",
        "Ella, Yala National Park, 150, 200",
        "Ella, Arugam Bay, 150, 195",
        "Galle Fort, Mirissa, 50, 75",
        "Galle Fort, Yala National Park, 170, 240",
        "Negombo, Wilpattu National Park, 160, 220",
        "Jaffna, Galle Fort, 540, 720",
        "Ella, Nine Arch Bridge, 10, 30",
        "Nuwara Eliya, Horton Plains National Park, 50, 90",
        "Sigiriya, Pidurangala Rock, 10, 20",
        "Jaffna, Nagadeepa, 70, 120"
    })
    void theTimeOnTheRoadIsAboutWhatADriverWouldSay(String from, String to, int atLeast, int atMost) {
        var road = ROADS.between(place(from), place(to));

        assertThat(road.minutes()).isBetween(atLeast, atMost).isEqualTo(road.minutes() / 5 * 5);
    }

    @Test
    void theWayBackTakesAsLong() {
        for (Place from : PLACES.all()) {
            for (Place to : PLACES.all()) {
                assertThat(ROADS.minutes(from, to)).isEqualTo(ROADS.minutes(to, from));
            }
        }
    }

    @Test
    void whereOneIsAlreadyThereIsNoWay() {
        var road = ROADS.between(place("Ella"), place("Ella"));

        assertThat(road.minutes()).isZero();
        assertThat(road.inWords()).isEmpty();
    }

    @Test
    void everyPlaceIsReachedByRoadsAndNoDetourIsFaster() {
        for (Place from : PLACES.all()) {
            for (Place to : PLACES.all()) {
                Road road = ROADS.between(from, to);
                double straight = from.at().kilometresTo(to.at());
                assertThat(road.kilometres())
                        .as("%s to %s", from.name(), to.name())
                        .isGreaterThanOrEqualTo((int) straight);
                for (Place over : PLACES.all()) {
                    // Who walks a short way may be slower than who drives round it.
                    assertThat(road.mode() == Road.Mode.ON_FOOT
                                    || road.minutes() <= ROADS.minutes(from, over) + ROADS.minutes(over, to))
                            .as("%s to %s over %s", from.name(), to.name(), over.name())
                            .isTrue();
                }
            }
        }
    }

    /** Whoever lives in Haputale looks down on Diyaluma, and drives an hour to it. */
    @Test
    void noWayLeadsStraightOverAnEscarpment() {
        assertThat(ROADS.minutes(place("Lipton's Seat"), place("Diyaluma Falls")))
                .isGreaterThanOrEqualTo(ROADS.minutes(place("Haputale"), place("Diyaluma Falls")));
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow();
    }
}
