package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A question back is put once for each matter, is left to us in any words, and is not put at all where the message settles it. */
class AskedOnceTest {

    static Stream<Questioned> conversations() {
        return Questioned.in("asked-once.txt");
    }

    @ParameterizedTest
    @MethodSource("conversations")
    void oneMatterIsAskedAboutOnceAndItsReplyGoesOn(Questioned conversation) {
        assertThat(conversation.missed()).as(conversation.toString()).isEmpty();
    }
}
