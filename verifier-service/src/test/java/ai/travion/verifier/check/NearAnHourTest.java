package ai.travion.verifier.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NearAnHourTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Be there just before 8:30 p.m.|20:25",
                "Be there just before 8:30 p.m. and stay.|20:25",
                "Shortly after 6 a.m. you go up.|06:05",
                "Just before two, the drums begin.|13:55",
                "Come just before two. At 9:30 it is over.|13:55",
                "A few minutes before half past four you leave.|16:25",
                "Start right after the gate opens at 10:30.|10:35"
            })
    void theHourNextToItIsRead(String text, String time) {
        var hourAndMinutes = time.split(":", -1);

        assertThat(NearAnHour.minutesIn(text))
                .contains(60 * Integer.parseInt(hourAndMinutes[0]) + Integer.parseInt(hourAndMinutes[1]));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Be there just before 8:30 p.m.",
                "Come just before two. At 8:30 it is over.",
                "Come just after lunch, at 8:30 the drums begin."
            })
    void noOtherIs(String text) {
        assertThat(NearAnHour.minutesIn(text)).doesNotContain(8 * 60 + 25, 8 * 60 + 35);
    }
}
