package ai.travion.router.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PicturesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            🐘🐘 where?    | where can I see elephants?
            🏖️             | beaches
            🐋             | whales
            🚂 ella?       | train ella?
            🏄‍♀️ weligama   | surfing weligama
            """)
    void aPictureInHardlyAnyWordsAsksOfItsThing(String message, String asked) {
        assertThat(Pictures.inWords(message)).isEqualTo(asked);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hi 🌴", "thanks 🐘", "Tell me about Galle Fort please 🏖️", "❤️", "👍", "beaches"})
    void whatAdornsASentenceStays(String message) {
        assertThat(Pictures.inWords(message)).isEqualTo(message);
    }
}
