package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WalkingLimitTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "We don't want to walk more than an hour a day|60",
                "My mother cannot easily walk more than 30 minutes|30",
                "no hikes over two hours|120",
                "avoid walking longer than 1 hour|60",
                "walks no longer than an hour|60",
                "we walk at most 2 km|30",
                "walks of an hour at most|60",
                "we don't want any hikes of more than 2 hours|120",
                "no walks longer than an hour and a half|90",
                "nothing that takes longer than two hours on foot|120",
                "my knees only allow an hour of walking|60",
                "two hours of hiking is our limit|120",
                "we can walk up to 2 hours|120"
            })
    void whoSetsALimitWalksUpToIt(String said, int minutes) {
        assertThat(WalkingLimit.in(said)).isEqualTo(OptionalInt.of(minutes));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We love hiking and can walk more than 2 hours a day",
                "We can easily walk for over 3 hours",
                "happy to walk longer than an hour",
                "hikes over two hours are fine"
            })
    void whoCanWalkFarSetsNone(String said) {
        assertThat(WalkingLimit.in(said)).isEmpty();
    }
}
