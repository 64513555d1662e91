package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TownsTest {

    private final Places places = Places.load();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        kandy        | temple-of-the-tooth udawattakele-forest-reserve royal-botanic-gardens-peradeniya
        colombo      | pettah-market galle-face-green gangaramaya-temple independence-square-colombo kelaniya-raja-maha-vihara mount-lavinia
        ella         | nine-arch-bridge little-adams-peak ella-rock ravana-falls
        nuwara-eliya | gregory-lake pidurutalagala seetha-amman-temple hakgala-botanical-garden
        galle-fort   | jungle-beach unawatuna
        trincomalee  | koneswaram-temple nilaveli-beach pigeon-island-national-park
        anuradhapura | mihintale
        jaffna       | nallur-kandaswamy-kovil
        badulla      | dunhinda-falls namunukula
        matara       | dondra-head-lighthouse
        sigiriya     | pidurangala-rock
        haputale     | liptons-seat
        """)
    void aTownHasThePlacesThatBelongToItNearestFirst(String town, String ids) {
        assertThat(places.within(place(town))).extracting(Place::id).containsExactly(ids.split(" ", -1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kandy",
                "ella",
                "badulla",
                "colombo",
                "negombo",
                "mirissa",
                "weligama",
                "hikkaduwa",
                "yala-national-park",
                "adams-peak",
                "horton-plains-national-park",
                "nagadeepa",
                "pinnawala-elephant-orphanage",
                "bentota",
                "beruwala"
            })
    void aTownOrAPlaceOfItsOwnBelongsToNone(String id) {
        assertThat(places.parentOf(place(id))).isEmpty();
    }

    @Test
    void withinAndParentAreTwoSidesOfOneThing() {
        assertThat(places.all()).allSatisfy(place -> {
            places.parentOf(place)
                    .ifPresent(parent -> assertThat(places.within(parent)).contains(place));
            assertThat(places.within(place))
                    .doesNotContain(place)
                    .allSatisfy(child -> assertThat(places.parentOf(child)).contains(place));
        });
    }

    @Test
    void aPlaceSharesAtLeastTheProvinceWithItsTown() {
        assertThat(places.all())
                .allSatisfy(place -> places.parentOf(place)
                        .ifPresent(parent -> assertThat(Collections.disjoint(place.provinces(), parent.provinces()))
                                .isFalse()));
    }

    @Test
    void nearbyPlacesAreSortedByDistanceAndWithinTheRadius() {
        var ella = place("ella");

        var nearby = places.near(ella.at(), 5);

        assertThat(nearby).extracting(near -> near.place().id()).startsWith("ella", "nine-arch-bridge");
        assertThat(nearby).extracting(Places.Nearby::kilometres).isSorted().allMatch(kilometres -> kilometres <= 5);
        assertThat(nearby).hasSize(5);
    }

    @Test
    void aRadiusAroundTheIslandHoldsAllAndOneInTheOceanNone() {
        assertThat(places.near(new GeoPoint(7.8, 80.7), 400)).hasSize(80);
        assertThat(places.near(new GeoPoint(0, 70), 100)).isEmpty();
        assertThat(places.near(place("kandy").at(), 0))
                .extracting(Places.Nearby::place)
                .isEqualTo(List.of(place("kandy")));
        assertThat(places.near(place("kandy").at(), -1)).isEmpty();
    }

    private Place place(String id) {
        return places.withId(id).orElseThrow();
    }
}
