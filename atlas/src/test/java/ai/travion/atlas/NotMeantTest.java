package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotMeantTest {

    private static final Places ATLAS = Places.load();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            waterfalls other than Diyaluma                    | Diyaluma Falls
            beaches for surfing but not Mirissa or Unawatuna  | Mirissa, Unawatuna
            national parks except for Yala, in the south      | Yala National Park
            what is near Kandy besides the Temple of the Tooth | Temple of the Tooth
            """)
    void whatIsRuledOutIsNotMeant(String question, String names) {
        var notMeant = NotMeant.in(question, ATLAS);

        assertThat(notMeant).extracting(Place::name).containsExactlyInAnyOrder(names.split(", ", -1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is it not Kandy where the tooth is kept?",
                "Mirissa or Unawatuna for a family?",
                "what is there to see in Galle and Matara"
            })
    void whatIsAskedAboutIsMeant(String question) {
        var notMeant = NotMeant.in(question, ATLAS);

        assertThat(notMeant).isEmpty();
    }
}
