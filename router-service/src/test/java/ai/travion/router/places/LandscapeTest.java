package ai.travion.router.places;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Month;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LandscapeTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "somewhere nice for a few days, not too hot, not too much to do",
                "three days away from the heat",
                "a place that is never too hot",
                "we long for some mountain air",
                "somewhere cool and quiet"
            })
    void whoFleesTheHeatGoesToTheHills(String text) {
        assertThat(Landscape.in(text, List.of(), Month.MARCH))
                .extracting(Landscape::kind)
                .contains(Landscape.Kind.HILLS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "not too hot curry please",
                "hot springs and temples",
                "four days at the beach, food not too hot please",
                "curry, but make it not too hot",
                "no hot water needed"
            })
    void hotFoodAndWaterAreNoClimate(String text) {
        assertThat(Landscape.in(text, List.of(), Month.MARCH))
                .extracting(Landscape::kind)
                .doesNotContain(Landscape.Kind.HILLS);
    }
}
