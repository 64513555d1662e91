package ai.travion.retrieval.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountryTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Can I wear a bikini in Sri Lanka?                | Can I wear a bikini?
            Do I need a visa for Sri Lanka?                  | Do I need a visa?
            Is Sri Lanka safe for women alone?               | Is it safe for women alone?
            best time to visit sri lanka                     | best time to visit
            child friendly beach sri lanka calm sea          | child friendly beach calm sea
            Should I travel in Sri Lanka during Vesak?       | Should I travel during Vesak?
            what can be done anywhere in Srilanka            | what can be done
            """)
    void whoIsThereDoesNotNameTheIsland(String question, String left) {
        assertThat(Country.leftUnsaid(question)).isEqualTo(left);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Should I choose Sri Lanka or India?
            ferry from Sri Lanka to the Maldives?
            can I hike up Sri Lanka's highest mountain
            what is typical sri lankan food
            nightlife sri lanka
            Can I wear a bikini in Mirissa?
            """)
    void itsNameStaysWhereSomethingIsSaidByIt(String question) {
        assertThat(Country.leftUnsaid(question)).isEqualTo(question);
    }
}
