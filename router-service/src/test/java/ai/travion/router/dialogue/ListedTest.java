package ai.travion.router.dialogue;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListedTest {

    private static final Places ATLAS = Places.load();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the second one|Tell me about Trincomalee",
                "tell me about the last one|Tell me about Pasikudah",
                "is the third one good for kids?|is Pasikudah good for kids?",
                "how do I get to the first one|how do I get to Arugam Bay",
                "number 2|Tell me about Trincomalee",
                "the fifth one|the fifth one",
                "the second day|the second day",
                "on the first of December|on the first of December"
            })
    void whatIsCountedIsAPlaceOfTheLastList(String message, String meant) {
        var list =
                "Here is what I know:\n\n- **Arugam Bay**: Surf [1].\n- **Trincomalee**: Whales [2].\n- **Pasikudah**: Calm [3].";
        var state = aTurn().asking(message)
                .with(turn -> turn.setMessages(List.of(
                        new Message(Role.USER, "best beaches in July", 1),
                        new Message(Role.ASSISTANT, list, 1),
                        new Message(Role.USER, message, 2))))
                .build();

        var named = Listed.in(state, ATLAS).named(message, List.of());

        assertThat(named).isEqualTo(meant);
    }
}
