package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainlyPutTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Tell me about the food in Jaffna                | what should I eat in Jaffna
            What can you tell me about the cuisine of Galle?| what should I eat in Galle
            Tell me about the temples in Jaffna             | Tell me about the temples in Jaffna
            I have an upset stomach                         | what do I do if I have an upset stomach
            my tummy hurts since the curry yesterday        | what do I do if my tummy hurts
            my son has a fever since last night             | what do I do if my son has a fever
            I have a fever, can I climb Sigiriya?           | I have a fever, can I climb Sigiriya?
            I have two days                                 | I have two days
            """)
    void whatIsToldOrTurnedOtherwiseIsAskedInOneWay(String asked, String plainly) {
        assertThat(PlainlyPut.inWords(asked)).isEqualTo(plainly);
    }
}
