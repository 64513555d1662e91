package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The dialogue knows the names of Palm Lagoon Cabanas, Serendib Slow Tours and Kohomba Grove. */
class OfOnesOwnTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How long is a cure at Kohomba Grove?",
                "What does the three-day tour of Serendib Slow Tours include?",
                "do palm lagoon cabanas take dogs",
                "May I drink beer at Kohomba Grove?",
                "What time does yoga begin at Kohomba Grove?"
            })
    void whoAsksForWhatIsKnownByNameIsNotRefused(String message) {
        assertThat(Dialogue.aDialogue().hears(message).getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }

    @Test
    void anOrderForAPlanIsStillOne() {
        var state = Dialogue.aDialogue()
                .hears("Plan three days in Ella from 2026-12-03, with a night at Kohomba Grove before them");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
    }

    @Test
    void whatHasNoSuchNameIsRefusedAsEver() {
        assertThat(Dialogue.aDialogue()
                        .hears("How long is a cure at Glasgow Grove?")
                        .getIntent())
                .isEqualTo(IntentType.OFF_TOPIC);
    }
}
