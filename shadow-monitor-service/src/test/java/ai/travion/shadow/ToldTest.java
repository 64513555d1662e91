package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ToldTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is there a train from Colombo to Weligama?",
                "Is the train from Kandy to Nuwara Eliya comfortable for older people?",
                "btw, how are bikes on the train",
                "How far is Yala from Ella?"
            })
    void aQuestionOfHowAPlaceOrAWayIsTellsNothing(String message) {
        assertThat(Told.in(message)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We land at 5 in the morning.",
                "Can my mother, who is 70, climb it?",
                "Could you add a day in Mirissa?",
                "by train please",
                "no stairs for us, thanks"
            })
    void whatATravellerTellsOfThemselvesOrWantsDoneIsKept(String message) {
        assertThat(Told.in(message)).isEqualTo(message);
    }

    @Test
    void whatIsToldBesideAQuestionIsKept() {
        assertThat(Told.in("We land at 5 in the morning. Is the train to Kandy slow?"))
                .isEqualTo("We land at 5 in the morning.");
    }
}
