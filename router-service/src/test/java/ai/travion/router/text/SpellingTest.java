package ai.travion.router.text;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpellingTest {

    private static final Places ATLAS = Places.load();
    private final Spelling spelling = new Spelling();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            anuradhapura temples dres code        | anuradhapura temples dress code
            best resturant in bentota             | best restaurant in bentota
            cheep guest house in ella             | cheap guest house in ella
            yala safary prices                    | yala safari prices
            itenerary for a week                  | itinerary for a week
            are there elephents in habarana       | are there elephants in habarana
            is photograpy alowed inside           | is photography allowed inside
            good viewpiont for sunset             | good viewpoint for sunset
            is the museam open                    | is the museum open
            """)
    void aSlipInAWordOfTravellersIsMended(String written, String meant) {
        assertThat(mended(written)).isEqualTo(meant);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Are rubies still dug in Ratnapura?",
                "Is Hiriketiya good for beginners?",
                "I'd like to see Kalpitiya and Mannar",
                "Thilini told us of Diyaluma",
                "tell me about Kandy and Galle",
                "do the drivers overtake a lot",
                "can my brother surf at Midigama",
                "is coworking possible in Weligama",
                "what are pittu and kottu",
                "how many lakhs is that",
                "write to me@hotell.com"
            })
    void aNameAndAWordThatIsOneStay(String said) {
        assertThat(mended(said)).isEqualTo(said);
    }

    private String mended(String text) {
        List<String> words = Utterance.of(text).words();
        return spelling.mendedIn(text, words, word -> !ATLAS.mentionedIn(word).isEmpty());
    }
}
