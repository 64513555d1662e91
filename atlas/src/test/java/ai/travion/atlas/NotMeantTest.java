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
            a beach near Trincomalee, not Nilaveli            | Nilaveli Beach
            leopards excluding Yala and Wilpattu              | Yala National Park, Wilpattu National Park
            recommend a beach, anything but Unawatuna         | Unawatuna
            a hill town that isn't Nuwara Eliya               | Nuwara Eliya
            dolphins or whales, but not from Mirissa          | Mirissa
            a place by the sea, just not near Colombo         | Colombo
            how do I get from Galle to Ella without going back to Colombo | Colombo
            we have no time for Yala, which other park has leopards | Yala National Park
            """)
    void whatIsRuledOutIsNotMeant(String question, String names) {
        var notMeant = NotMeant.in(question, ATLAS);

        assertThat(notMeant).extracting(Place::name).containsExactlyInAnyOrder(names.split(", ", -1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            best national park except Yala                    | best national park
            beaches, but not Mirissa or Unawatuna, for a swim | beaches, for a swim
            Recommend a beach, anything but Unawatuna!        | Recommend a beach!
            Is there a fort to see other than Galle's?        | Is there a fort to see?
            What is there to see in Galle?                    | What is there to see in Galle?
            """)
    void whatIsRuledOutIsTakenOut(String question, String rest) {
        assertThat(NotMeant.takenOut(question, ATLAS)).isEqualTo(rest);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is it not Kandy where the tooth is kept?",
                "Should I stay in Ella instead of Kandy?",
                "Why go to Ella rather than Kandy?",
                "Mirissa or Unawatuna for a family?",
                "what is there to see in Galle and Matara"
            })
    void whatIsAskedAboutIsMeant(String question) {
        var notMeant = NotMeant.in(question, ATLAS);

        assertThat(notMeant).isEmpty();
    }
}
