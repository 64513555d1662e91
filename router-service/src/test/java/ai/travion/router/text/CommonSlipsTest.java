package ai.travion.router.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommonSlipsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            whta is teh best tiem to vist Ella | what is the best time to visit Ella
            is it wrth a vist                  | is it worth a visit
            hwo shoud I waer                   | how should I wear
            a dya in Kandy                     | a day in Kandy
            a hotl for the seson               | a hotel for the season
            """)
    void aSlipInACommonWordIsMended(String written, String meant) {
        var mended = CommonSlips.mendedIn(written);

        assertThat(mended).isEqualTo(meant);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "three trial form were quiet quite cold pace bets rally closet ties",
                "Yala, Ella, Matara, Mirissa, Galle, Hatton",
                "who won now on its own"
            })
    void whatIsAWordOrANameStaysAsItIs(String text) {
        var mended = CommonSlips.mendedIn(text);

        assertThat(mended).isEqualTo(text);
    }
}
