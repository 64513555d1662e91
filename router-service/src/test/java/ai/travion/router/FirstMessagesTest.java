package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FirstMessagesTest {

    static List<Heard> messages() {
        return Heard.in("first-messages.txt");
    }

    @ParameterizedTest
    @MethodSource("messages")
    void aMessageIsUnderstoodAsAStrangerMeansIt(Heard heard) {
        assertThat(heard.missed()).as(heard.conversation()).isEmpty();
    }
}
