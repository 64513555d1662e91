package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountingTest {

    @ParameterizedTest
    @CsvSource({
        "How many elephants live in Udawalawe?, How many elephants are there in Udawalawe?",
        "how many wild buffaloes still roam in Yala, how many wild buffaloes are there in Yala",
        "How many leopards are found in Wilpattu?, How many leopards are there in Wilpattu?",
        "How many bird species does Bundala have?, How many bird species are there in Bundala?",
        "How many people live in Ella?, How many people live in Ella?",
        "How many days do I need in Ella?, How many days do I need in Ella?",
        "How many steps does it have?, How many steps does it have?"
    })
    void howManyThereAreIsAskedInOneWay(String asked, String plainly) {
        assertThat(PlainlyPut.inWords(asked)).isEqualTo(plainly);
    }
}
