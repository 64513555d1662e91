package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DescribedTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            the rock fortress with the lion's paws, how long does the climb take     | the rock fortress with the lion's paws
            How long must one queue at the temple where they keep the tooth?         | the temple where they keep the tooth
            what do they sell in our big bazaar where each street sells one thing    | our big bazaar where each street sells one thing
            """)
    void aThingIsToldByWhatIsThere(String question, String thing) {
        assertThat(Described.in(question)).contains(thing);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How much is the bus?",
                "Which is the best quiet beach for small children?",
                "Do I need a visa?",
            })
    void whoDescribesNothingMeansNoThing(String question) {
        assertThat(Described.in(question)).isEmpty();
    }
}
