package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpokenLegsTest {

    private static final Places PLACES = Places.load();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Kandy to Ella by train and then from Ella to Colombo by train, 5 days | Kandy;Ella;Colombo
            First Kandy to Ella by train, then Ella to Colombo                    | Kandy;Ella;Colombo
            Kandy to Ella by the blue train, then back to Colombo                 | Kandy;Ella;Colombo
            Take the train from Kandy to Ella and back to Colombo                 | Kandy;Ella;Colombo
            Negombo to Kandy to Ella, 6 days                                      | Negombo;Kandy;Ella
            """)
    void aJourneyToldLegByLegHasItsOrder(String words, String order) {
        assertThat(SpokenLegs.in(words, PLACES)).isEqualTo(List.of(order.split(";", -1)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Kandy, Ella and Mirissa, 7 days",
                "Kandy to Ella by train, 4 days",
                "5 days in Ella, Colombo and Kandy",
                "Colombo to Kandy. We have seen Galle"
            })
    void aListHasNone(String words) {
        assertThat(SpokenLegs.in(words, PLACES)).isEmpty();
    }
}
