package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BesideTest {

    private static final Places ATLAS = Places.load();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "zoo near Colombo - any good?",
                "Where near Galle do stilt fishermen work?",
                "what animals live in the forest behind the Temple of the Tooth",
                "The small peak outside Ella",
                "elephants in the Habarana area",
                "a lake with islets not far from Galle",
                "a waterfall close to Badulla",
                "ancient monasteries within reach of Habarana",
                "swimming an hour's walk or a short drive from Matara",
                "caves around Tangalle",
                "the hermitage in the wood above Kandy",
                "the cool garden on the Badulla road",
                "which birds nest on the islet off Nilaveli",
                "the bird park south of Arugam Bay",
                "the old kings' pond by Kandy",
            })
    void whoAsksBesideAPlaceDoesNotAskForIt(String question) {
        assertThat(Beside.isAskedIn(question, ATLAS)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Ella near the sea?",
                "temples in Kandy",
                "How do I get around Colombo by bus from Kandy station?",
                "Who built Sigiriya?",
                "beaches near the airport",
                "which buses go by Ella",
                "the road from Kandy to Ella",
            })
    void whoNamesAPlaceAsksForIt(String question) {
        assertThat(Beside.isAskedIn(question, ATLAS)).isFalse();
    }
}
