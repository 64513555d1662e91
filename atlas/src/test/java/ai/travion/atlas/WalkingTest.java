package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WalkingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Can I walk from Ella to Haputale in 3 hours?|180",
                "Can we walk from Sigiriya to Pidurangala in half an hour?|30",
                "Is it possible to walk from Galle to Unawatuna in two hours?|120",
                "could I walk from Mirissa to Weligama within an hour and a half|90",
                "Would one manage to walk to Peradeniya in under 2.5 hours?|150",
                "Is it doable to hike from Ella to Demodara in forty-five minutes?|45"
            })
    void theTimeInWhichOneAsksToWalkIsRead(String question, int minutes) {
        assertThat(Walking.askedIn(question)).map(Walking.Time::minutes).contains(minutes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How long does it take to walk from Ella to Little Adam's Peak?",
                "Can I walk on the beach in January?",
                "Can we see the walls of Galle in 2 hours?",
                "Is it safe to walk in Kandy at night?"
            })
    void whatAsksForNoSuchTimeIsLeftAlone(String question) {
        assertThat(Walking.askedIn(question)).isEmpty();
    }
}
