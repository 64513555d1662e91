package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.search.Evidence.Scored;
import java.util.List;
import org.junit.jupiter.api.Test;

class ToldPlaceTest {

    private static final Passage BRIDGE = of("nine-arch-bridge");
    private static final Passage TOWN = of("ella");

    private static Passage of(String placeId) {
        return Shipped.BASE.passages().stream()
                .filter(passage -> passage.place().id().equals(placeId))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatStandsOutFromAllOthersIsThePlace() {
        assertThat(ToldPlace.in(List.of(new Scored(TOWN, 0.3), new Scored(BRIDGE, 0.5))))
                .contains(BRIDGE.place());
    }

    @Test
    void ofTwoThatComeNearNeitherIs() {
        assertThat(ToldPlace.in(List.of(new Scored(BRIDGE, 0.9), new Scored(TOWN, 0.8))))
                .isEmpty();
    }

    @Test
    void aPageOfTheWholeIslandIsOfNoPlace() {
        assertThat(ToldPlace.in(List.of(new Scored(of(Country.PLACE.id()), 0.9), new Scored(BRIDGE, 0.2))))
                .isEmpty();
    }
}
