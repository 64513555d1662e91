package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HalvesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            how deep is the water, can my mum who can't swim go in?   | can my mum who can't swim go in?
            How many arches does it have, and is there any steel?     | is there any steel?
            who built the fort and when was it given up               | when was it given up
            """)
    void twoQuestionsInOneAreTwo(String message, String second) {
        assertThat(Halves.of(message)).hasSize(2).last().isEqualTo(second);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who built the fort?",
                "Is it wet and cold in June?",
                "In the rain, what then?",
                "what, when and where"
            })
    void oneQuestionHasNoHalves(String message) {
        assertThat(Halves.of(message)).isEmpty();
    }
}
