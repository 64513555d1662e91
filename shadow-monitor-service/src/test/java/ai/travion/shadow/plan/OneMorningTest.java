package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who sleeps in on one day gets up on the others. */
class OneMorningTest {

    private static final Places PLACES = Places.load();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "could you make that day lazier, we'd like to sleep in",
                "no early start on day 5 please",
                "we want to sleep in on the 12th",
                "a lazy morning on the last day",
                "we don't like early mornings, so please let us sleep in that day"
            })
    void aWishOfOneMorningIsNoneOfAll(String said) {
        assertThat(Tempo.startsLate(said)).isFalse();
        assertThat(Refusals.in(List.of(said), PLACES).dislikes()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8 days from 3 February 2027. We like to sleep in.",
                "We are no morning people: lazy mornings please",
                "we'd like to sleep in every day"
            })
    void aHabitIsOneOfAllDays(String said) {
        assertThat(Tempo.startsLate(said)).isTrue();
    }
}
