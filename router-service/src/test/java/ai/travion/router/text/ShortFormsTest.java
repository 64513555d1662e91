package ai.travion.router.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortFormsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            wat r d best tyms 2 visit Yala      | what are the best times to visit Yala
            hw 2 get 2 Ella frm Kandy           | how to get to Ella from Kandy
            gud place 4 surfing                 | good place for surfing
            r der sharks in Trinco              | are there sharks in Trinco
            wen is nxt poya                     | when is next poya
            trip 2 Kandy                        | trip to Kandy
            is srilanka safe                    | is Sri Lanka safe
            """)
    void aTextMessageIsWrittenOut(String message, String full) {
        var written = ShortForms.inFull(message, Utterance.of(message).words());

        assertThat(written).isEqualTo(full);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            plan 2 days in Ella
            a trip 2 days long
            best 4 days of the year
            we need 2 rooms
            4 adults and 2 kids
            R. L. Spittel was a surgeon
            vitamin D in Kandy
            is it good 4 star hotels only
            """)
    void numbersAndLettersStay(String message) {
        var written = ShortForms.inFull(message, Utterance.of(message).words());

        assertThat(written).isEqualTo(message);
    }
}
