package ai.travion.atlas.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StayLengthsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Kandy (2N) – Ella (3N) – Mirissa (4N)                    | Kandy (2 nights) – Ella (3 nights) – Mirissa (4 nights)
        Galle 1n, Yala 2 nts                                     | Galle 1 night, Yala 2 nights
        Kandy 2d, Ella 3d                                        | Kandy 2 days, Ella 3 days
        3 days in Kandy, 2 in Ella and 2 in Yala                 | 3 days in Kandy, 2 days in Ella and 2 days in Yala
        two nights in Galle then one at Tangalle                 | two nights in Galle then one night at Tangalle
        3 days Kandy, 2 Ella, 1 Yala                             | 3 days Kandy, 2 days Ella, 1 day Yala
        three nights kandy, two ella, three mirissa              | three nights kandy, two nights ella, three nights mirissa
        2 nights sigiriya, 3 kandy and 2 galle from 10 january   | 2 nights sigiriya, 3 nights kandy and 2 nights galle from 10 january
        two nights Kandy, three nights Ella, last night Negombo  | two nights Kandy, three nights Ella, one night Negombo
        split it between Galle and Ella, 4 and 3 days            | split it between 4 days in Galle and 3 days in Ella
        Day 1-2 Kandy, day 3 to 5: Ella, day 6 Mirissa           | 2 days in Kandy, 3 days in Ella, 1 day in Mirissa
        4, 3 days in Kandy and Ella respectively                 | 4 days in Kandy and 3 days in Ella
        nine nights: Kandy 3, Ella 4, Mirissa 2                  | nine nights: 3 nights in Kandy, 4 nights in Ella, 2 nights in Mirissa
        6 days, Galle for 4 and Nuwara Eliya for 2               | 6 days, 4 days in Galle and 2 days in Nuwara Eliya
        2 and 3 nights in Kandy and Nuwara Eliya                 | 2 nights in Kandy and 3 nights in Nuwara Eliya
        """)
    void saysTheUnitOfEachStay(String said, String plain) {
        assertThat(StayLengths.plainIn(said)).isEqualTo(plain);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a 5D4N trip to Kandy",
                "3 nights kandy, 2 safaris and 3 temples",
                "3 nights kandy, 2 women, one child",
                "2 days in kandy, 2 friends and 4 hours by train",
                "3 days kandy, 5 pm, 50 usd",
                "4N/5D package",
                "5 days, adults 2, children 3",
                "6 nights: Kandy 3, Ella 4",
                "3 days in Kandy, 2 adults and 1 child",
                "3 days in Kandy. 2 in the morning is too early",
                "10 days in the south, last night in Negombo",
                "two days in Ella and one in the morning train",
                "put day 2 in Ella and day 3 in Galle",
                "what is better, day 1 Kandy or Ella",
                "plan a day in Kandy",
                "Plan 4/5 days in Kandy and Ella",
                "2, 3 days in Kandy and Ella",
                "two nights in Galle, and on our last night in Colombo we want a good dinner",
                "Last night Tom was ill, can we have 2 days in Ella?",
                "10 days in Sri Lanka, 2 Germans",
                "10 days in Sri Lanka, 2 Dutch and 2 French",
                "4 days in Kandy and two in their seventies",
                "3 days in Ella with three kids, 2 at school age",
                "a day at 7 N 80 E",
                "Is day 1 Kandy or Ella, and day 2 Sigiriya?"
            })
    void leavesOtherNumbersAlone(String said) {
        assertThat(StayLengths.plainIn(said)).isEqualTo(said);
    }
}
