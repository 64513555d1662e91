package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How long the parts of a trip are, in whatever unit it is said. */
class PartsInDaysTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "14|two weeks: first week in the hills, second on the beach|14 days: first 7 days in the hills, second 7 days on the beach",
                "14|a week of temples around Sigiriya followed by a week in Tangalle|7 days of temples around Sigiriya followed by 7 days in Tangalle",
                "10|10 days, the first four in Kandy and the last six by the sea in Mirissa|10 days, the first four days in Kandy and the last six days by the sea in Mirissa",
                "9|9 days: half of it in Ella, half of it in Unawatuna|9 days: 4 days in Ella, 5 days in Unawatuna",
                "7|five days of ayurveda in Bentota, then two in Galle|five days of ayurveda in Bentota, then two days in Galle"
            })
    void aPartIsAsLongAsItsWordsMean(int days, String said, String inDays) {
        assertThat(PartsInDays.of(said, days)).isEqualTo(inDays);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5 days, we come in two weeks",
                "half a day in Kandy, half board at the hotel",
                "a table for two in Galle",
                "10 days, Ella first and Galle last",
                "we were there a week ago for two days"
            })
    void whatIsNoPartStaysAsItIs(String said) {
        assertThat(PartsInDays.of(said, 10)).isEqualTo(said);
    }
}
