package ai.travion.atlas.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PriceAskedTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how much is sigiriya",
                "how much does it cost to climb Sigiriya",
                "How much do I have to pay at Yala?",
                "how much would a tuk tuk be",
                "how much do I need for a day in Ella",
                "how much do you tip a driver",
                "how much are the tickets for the walk",
                "what does a jeep cost?",
                "entrance fee of Yala"
            })
    void aSumIsAsked(String question) {
        assertThat(PriceAsked.isSumIn(question)).isTrue();
        assertThat(PriceAsked.isIn(question)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how much does it rain in ella in november",
                "how much do i have to walk in yala",
                "how much do we need to walk at Sigiriya",
                "how much is it raining in Galle",
                "how much is there to see in Kandy",
                "how much would the altitude affect my mother",
                "how much does the train shake",
                "how much do I have to drink on the climb"
            })
    void noPriceIsAsked(String question) {
        assertThat(PriceAsked.isIn(question)).isFalse();
        assertThat(PriceAsked.isSumIn(question)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"how much cash do i need per day", "is it within the price range"})
    void moneyIsAskedForAndNoSum(String question) {
        assertThat(PriceAsked.isIn(question)).isTrue();
        assertThat(PriceAsked.isSumIn(question)).isFalse();
    }
}
