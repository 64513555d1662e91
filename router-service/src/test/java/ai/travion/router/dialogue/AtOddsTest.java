package ai.travion.router.dialogue;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.router.intent.Verdict;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AtOddsTest {

    private static final Places ATLAS = Places.load();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            vegan       | now add a steakhouse dinner             | true
            vegetarian  | find me a crab and prawn place          | true
            vegetarian  | where can I eat rice and curry?         | false
            vegetarian  | a vegetarian place, no fish             | false
            wheelchair  | let's climb Sigiriya in the afternoon   | true
            wheelchair  | what should I see in Galle?             | false
            halal       | find me a steakhouse                    | false
            """)
    void whatSpeaksAgainstWhatWasSaidIsSaid(String need, String message, boolean isAtOdds) {
        var known = Preferences.newBuilder()
                .setOther(List.of(StatedValue.newBuilder().setValue(need).build()))
                .build();
        var conversation = Conversation.in(
                GraphState.newBuilder(aTurn().asking(message).build())
                        .setPreferences(known)
                        .build(),
                ATLAS);

        var said = AtOdds.with(
                conversation, Utterance.of(message), new Verdict("namesAPlace", IntentType.TOURISM_QUERY, 0.9f));

        assertThat(said.isPresent()).isEqualTo(isAtOdds);
    }
}
