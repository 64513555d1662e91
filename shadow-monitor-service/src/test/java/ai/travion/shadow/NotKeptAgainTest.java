package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

class NotKeptAgainTest {

    private static final String NOT_KEPT = "Not kept: you wanted Mihintale at 18:30, but it closes before.";

    @Test
    void aWishThatWasNotKeptIsToldOnceUnlessItIsSpokenOfAgain() {
        assertThat(NotKeptAgain.of(saying("One day longer, please")).test(NOT_KEPT))
                .isTrue();
        assertThat(NotKeptAgain.of(saying("Then Mihintale in the morning")).test(NOT_KEPT))
                .isFalse();
    }

    @Test
    void whatNobodyWasToldIsTold() {
        var wished = "Not kept: you wanted Ella at 05:00, but nobody is up then.";

        assertThat(NotKeptAgain.of(saying("One day longer, please")).test(wished))
                .isFalse();
    }

    private static GraphState saying(String message) {
        return aTurn().asking(message)
                .with(state -> state.setMessages(List.of(
                        new Message(Role.USER, "Mihintale at half past six", 1),
                        new Message(Role.ASSISTANT, "The plan is as before. " + NOT_KEPT, 1))))
                .build();
    }
}
