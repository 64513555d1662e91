package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HowFarTest {

    private static final Places PLACES = Places.load();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is it far?",
                "how far is it",
                "how far away is Ella?",
                "Is Nuwara Eliya very far away",
                "how far is Kandy town?",
                "and how far is Yala National Park by car?",
                "isn't Jaffna too far?"
            })
    void aPlaceIsAskedFor(String question) {
        assertThat(HowFar.isAskedOfOneEnd(question, PLACES)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how far is the beach in mirissa",
                "how far is the station in ella",
                "is the station of Kandy far?",
                "how far is Ella from here",
                "is there a temple in Ella not far away?",
                "how far are the whales at Mirissa",
                "how far is the walk to Little Adam's Peak"
            })
    void aThingInAPlaceOrAWayIsNot(String question) {
        assertThat(HowFar.isAskedOfOneEnd(question, PLACES)).isFalse();
    }
}
