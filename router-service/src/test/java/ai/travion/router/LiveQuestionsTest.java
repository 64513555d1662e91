package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Only what is so now is looked up live; what one does in the rain, and what will be in months, is not. */
class LiveQuestionsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is it bucketing down in Mirissa right now?",
                "is it raining in Galle now?",
                "does it look like rain in Ella today?",
                "any rain in Kandy right now?",
                "is it pouring in Trincomalee at the moment, do you know?",
                "is it sunny in Mirissa right now"
            })
    void whetherItRainsNowIsALiveQuestion(String message) {
        assertThat(aDialogue().hears(message).getIntent()).isEqualTo(IntentType.REAL_TIME_INFO);
    }

    @Test
    void whetherItRainsThereNowIsOneToo() {
        var state = aDialogue().after("Tell me about Galle").hears("is it raining there now?");

        assertThat(state.getIntent()).isEqualTo(IntentType.REAL_TIME_INFO);
        assertThat(state.getTargetLocation()).contains("Galle Fort");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "it's raining in Galle, what can we do?",
                "We are in Galle and it's raining now, any ideas?",
                "pouring in Galle today, it's wet in Galle, where should we go?"
            })
    void whatToDoInTheRainIsWetDayIdeas(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "early March in Arugam Bay, any waves?",
                "Deepavali 2027 in Jaffna",
                "Jaffna weather in February?",
                "Now something else: Jaffna weather in February?",
                "is it rainy in Kandy in October?"
            })
    void whatWillBeInMonthsIsNotLive(String message) {
        assertThat(aDialogue().hears(message).getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can my boyfriend and I share a room, unmarried",
                "do unmarried couples get a room?",
                "we're not married, will hotels take us?"
            })
    void whetherACoupleGetsARoomIsTravel(String message) {
        assertThat(aDialogue().hears(message).getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }
}
