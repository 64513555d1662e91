package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpecialityTest {

    @ParameterizedTest
    @ValueSource(strings = {"a night at a camp", "we want to go camping", "a safari camp", "sleep in tents"})
    void whoSleepsInACampCamps(String said) {
        assertThat(Speciality.CAMPING.isNamedIn(said)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a week at a surf camp", "the elephant camp", "use Ella as a base camp", "a yoga camp"})
    void aCampOfAnotherKindIsNone(String said) {
        assertThat(Speciality.CAMPING.isNamedIn(said)).isFalse();
    }
}
