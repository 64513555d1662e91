package ai.travion.schemas.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AirportBesideTest {

    @Test
    void whatIsWrittenIsKnownAgain() {
        assertThat(AirportBeside.isMeantIn(AirportBeside.isMeantBy("Negombo"))).isTrue();
        assertThat(AirportBeside.isMeantIn("The international airport lies beside Negombo, so I looked around there."))
                .isFalse();
    }
}
