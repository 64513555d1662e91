package ai.travion.atlas.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeparableTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Take the safari out and do something gentler instead     | leave out the safari
            so take the safari out and do something gentler instead, maybe a spice garden | so leave out the safari, maybe a spice garden
            Take Yala out and give us more beach                     | leave out Yala and give us more beach
            please cut the museum out of the plan                    | please leave out the museum
            """)
    void verbAndParticleMeanTheSameSideBySide(String said, String meant) {
        assertThat(Separable.joined(said)).isEqualTo(meant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"take the kids out for dinner", "take us out on a boat", "don't take the safari out"})
    void whatGoesOutElsewhereStays(String said) {
        assertThat(Separable.joined(said)).isEqualTo(said);
    }
}
