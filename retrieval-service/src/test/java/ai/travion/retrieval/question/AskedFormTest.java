package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AskedFormTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Who dug the canal?                        | WHO
            which Dutch governor closed the gate      | WHO
            how many arches has it                    | HOW_MANY
            In which decade did the school open?      | WHEN
            how old is the oldest tree                | HOW_OLD
            how wide is the moat                      | HOW_BIG
            How long does the ferry take?             | HOW_LONG
            what is the bell called                   | NAME
            where do they weave the mats              | WHERE
            what kind of stone is it                  | WHICH
            Is there a moat?                          | WHETHER
            star fort built                           | NONE
            """)
    void aQuestionHasTheFormInWhichItAsks(String question, AskedForm form) {
        assertThat(AskedForm.of(question)).isEqualTo(form);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            is it safe to climb Parrot Rock when the tide is high?        | WHETHER
            Why were people angry when he had the lake made               | WHY
            can we drink our beers there when the sun goes down?          | WHETHER
            how hard is it when it rains                                  | HOW
            when does the gate open                                       | WHEN
            hi, when is the best month for whales                         | WHEN
            the fort was built when?                                      | WHEN
            do you know when they feed the elephants                      | WHEN
            which beach is best and when to go                            | WHEN
            """)
    void inWhichCaseIsNotWhen(String question, AskedForm form) {
        assertThat(AskedForm.besideACase(question)).isEqualTo(form);
    }
}
