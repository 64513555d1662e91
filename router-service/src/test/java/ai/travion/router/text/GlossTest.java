package ai.travion.router.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlossTest {

    private final Gloss gloss = new Gloss();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            mata Galle gana kiyanna                         | tell me about Galle
            Nuwara Eliya gaena kiyala denna                 | tell me about Nuwara Eliya
            Kandy walata bus eke yanna puluwanda?           | can I go by bus to Kandy?
            Machan, Ella yanna hoda season eka mokakda?     | what is best season to visit Ella?
            kohomada Jaffna yanne?                          | how do I get to Jaffna?
            Ella wala waterfalls thiyenawada?               | is there waterfalls in Ella?
            Galle fort eka athule mokakda thiyenne?         | what is there inside Galle fort?
            api heta Kandy yanawa, monada karanna puluwan?  | tomorrow go to Kandy, what can I do?
            Yala safari ekata kiyada?                       | how much for Yala safari?
            Sigiriya naginna amaruda?                       | is it hard climb Sigiriya?
            Kandy ku epdi poradhu                           | how do I get to Kandy
            Ella la enna irukku                             | what is there in Ella
            Trincomalee pathi sollunga                      | tell me about Trincomalee
            """)
    void aSentenceWithItsVerbLastIsPutIntoEnglishOrder(String said, String english) {
        assertThat(gloss.of(said, Language.of(Utterance.of(said)))).isEqualTo(english);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            kohomada machan, can i bring my own board on the train | how machan, can i bring my own board on the train
            is one of them near Wala                               | is one of them near Wala
            """)
    void englishWithAWordOfItStaysEnglish(String said, String english) {
        assertThat(gloss.of(said, Language.of(Utterance.of(said)))).isEqualTo(english);
    }
}
