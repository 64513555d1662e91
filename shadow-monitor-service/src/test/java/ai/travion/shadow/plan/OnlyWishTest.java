package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OnlyWishTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "only vegetarian food for us please",
                "only halal restaurants",
                "we eat only vegan food",
                "only nice hotels please"
            })
    void whatOneWantsAtTheTableOrForTheNightShutsOutNoSight(String words) {
        assertThat(OnlyWish.shutOutBy(words)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"only beaches please", "beach only", "nothing but temples"})
    void whatOneWantsToSeeAloneShutsOutTheRest(String words) {
        assertThat(OnlyWish.shutOutBy(words)).contains("wildlife");
    }
}
