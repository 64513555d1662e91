package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpokenTest {

    private static final String FIRST = "plan 8 days in Kandy, Ella and Mirissa";

    private static List<String> spoken(String second, int... plans) {
        return Spoken.in(GraphState.newBuilder(aTurn().asking("one day longer").build())
                .setTurn(3)
                .setMessages(List.of(new Message(Role.USER, FIRST, 1), new Message(Role.USER, second, 2)))
                .setMadePlans(IntStream.of(plans)
                        .mapToObj(turn -> MadePlan.newBuilder().setTurn(turn).build())
                        .toList())
                .build());
    }

    @ParameterizedTest
    @ValueSource(strings = {"is there a train from Kandy to Ella?", "what is the surf like? And how warm is the sea?"})
    void aQuestionBesideThePlanIsNoWish(String question) {
        assertThat(spoken(question, 1)).containsExactly(FIRST, "one day longer");
    }

    @ParameterizedTest
    @ValueSource(strings = {"can we go by train to Ella?", "We get carsick.", "what about a day of surfing?"})
    void whatIsWishedForOrToldWithAQuestionIsKept(String message) {
        assertThat(spoken(message, 1)).containsExactly(FIRST, message, "one day longer");
    }

    @Test
    void whatIsToldBehindAQuestionIsKept() {
        assertThat(spoken("is it far? We get carsick.", 1)).containsExactly(FIRST, "We get carsick.", "one day longer");
    }

    @Test
    void aQuestionThatChangedThePlanIsKept() {
        assertThat(spoken("is it possible to go by train?", 1, 2)).contains("is it possible to go by train?");
    }
}
