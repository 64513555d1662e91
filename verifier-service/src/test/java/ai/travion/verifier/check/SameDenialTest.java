package ai.travion.verifier.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SameDenialTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The walk is pleasant rather than strenuous. | The bridge is reached by pleasant short walks rather than by anything strenuous.",
                "Hire a guide: there are no dependable signs on the mountain. | No shops, toilets or dependable signs exist on the mountain."
            })
    void whoDeniesWhatItsSourceDeniesSaysTheSame(String said, String known) {
        assertThat(SameDenial.isIn(said, known)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "There is no dress code, and drones are welcome over the lawns. | There is no dress code beyond city clothes: no climbing on the lions, and no drones without permission.",
                "You need no guide, and a sturdy fence runs along the rim. | Keep back from the rim, where there is no fence.",
                "The lanes are shady. | The lanes have no shade."
            })
    void whoDeniesOneThingAndAffirmsAnotherDoesNot(String said, String known) {
        assertThat(SameDenial.isIn(said, known)).isFalse();
    }
}
