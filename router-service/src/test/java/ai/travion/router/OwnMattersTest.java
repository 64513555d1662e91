package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How one's own bookings, bags and people stand is in no page, and what holds in general is. */
class OwnMattersTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "did my brother already check in at the hotel in Kandy yesterday",
                "Has our driver arrived yet?",
                "where is my luggage",
                "has my visa application been approved yet?",
                "Hi, is our booking at the hotel in Ella confirmed?"
            })
    void nobodyHereCanKnowIt(String asked) {
        var state = aDialogue().hears(asked);

        assertThat(state.getFinalResponse().orElseThrow()).startsWith("That I cannot know");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is my driver allowed to eat with me",
                "where is my passport safest in a hotel",
                "do I have to pay my driver when he arrives?",
                "has Jaffna's railway station been rebuilt already?"
            })
    void whatHoldsInGeneralIsLookedUp(String asked) {
        assertThat(aDialogue().hears(asked).getFinalResponse()).isEmpty();
    }
}
