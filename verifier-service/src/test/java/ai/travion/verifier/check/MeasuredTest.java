package ai.travion.verifier.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MeasuredTest {

    @Test
    void aFigureOfTwoReadingsCountsOnce() {
        assertThat(Measured.in("See the temple area, then Kandyan dance near the lake in an hour-long show."))
                .hasSize(1);
    }
}
