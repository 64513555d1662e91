package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is typed on a telephone is read as it is meant, and numbers stay numbers. */
class ShorthandTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wat 2 c @ sigiriya | what to see at sigiriya",
                "Hw do i get 2 Arugam Bay frm Ella | how do i get to Arugam Bay from Ella",
                "wat animls r in wilpattu | what animls are in wilpattu",
                "how do u get 2 nagadeepa n wat time r boats | how do you get to nagadeepa and what time are boats",
                "wats open b4 8 in kandy | what is open before 8 in kandy",
                "how 2 reach nuwara eliya by train | how to reach nuwara eliya by train",
                "gd beach 4 swimming nr galle pls | good beach for swimming near galle please",
                "2 days in kandy w/ kids, wat 2 do | 2 days in kandy with kids, what to do"
            })
    void shorthandIsWrittenOut(String typed, String meant) {
        var written = Shorthand.writtenOut(typed);

        assertThat(written).isEqualTo(meant);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Sigiriya ok for a 4 year old?",
                "wonderful 2 day trip",
                "best 4 beaches",
                "we are 2 adults and 2 kids",
                "How long is Pekoe Trail stage 4?",
                "R. L. Brohier and Vitamin C",
                "Trains at 2 or 4?",
                "mail me@example.org",
                "a 4x4 in Yala Block 2"
            })
    void whatIsNoShorthandIsLeftAsItIs(String text) {
        var written = Shorthand.writtenOut(text);

        assertThat(written).isEqualTo(text);
    }
}
