package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AskedHourTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Is the Nine Arch Bridge crowded at 7am on a Sunday?      | 7
            How busy is Sigiriya at 5 pm?                            | 17
            is it packed around 10:30 tomorrow                       | 10
            How full is Galle Fort at sunset on 1 January 2027?      | 17
            crowds at Sigiriya 6am 25 December                       | 6
            Is the temple busy at noon?                              | 12
            how crowded is it at 4 o'clock                           | 16
            How many people are there at 16:00 on Saturday?          | 16
            """)
    void anHourThatIsNamedIsRead(String question, int hour) {
        assertThat(AskedHour.in(question)).contains(hour);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "When is Sigiriya quietest on 25 December 2026?",
                "Is it busy from 3 January 2027?",
                "How crowded is Ella on 2027-01-05?",
                "Is Kandy crowded after 2 days of Perahera?"
            })
    void aDayIsNoHour(String question) {
        assertThat(AskedHour.in(question)).isEmpty();
    }
}
