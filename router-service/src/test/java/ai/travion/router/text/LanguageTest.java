package ai.travion.router.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Que voir à Kandy ?                        | FRENCH
            Was kostet der Eintritt in Sigiriya?      | GERMAN
            ¿Cuántos días necesito en Kandy?          | SPANISH
            Cosa si può vedere a Galle?               | ITALIAN
            Wat is er te zien in Ella?                | DUTCH
            සීගිරිය ගැන කියන්න                          | SINHALA
            எல்லாவில் என்ன பார்க்கலாம்?                   | TAMIL
            je voudrais savoir si le Sri Lanka est sûr| FRENCH
            Ist Sri Lanka sicher                      | GERMAN
            es seguro sri lanka                       | SPANISH
            Безопасно ли на Шри-Ланке?                | RUSSIAN
            Чи безпечно на Шрі-Ланці?                 | OTHER
            क्या श्रीलंका सुरक्षित है                      | HINDI
            斯里兰卡安全吗                              | CHINESE
            スリランカは安全ですか                        | OTHER
            Is a dove a common bird in Ella           | ENGLISH
            Tell me about Ella                        | ENGLISH
            a la carte restaurants in Galle           | ENGLISH
            wat r d best tyms 2 visit Yala            | ENGLISH
            macha colombo eke hoda thanak kiyapan     | SINHALA_IN_LATIN_LETTERS
            Kandy                                     | ENGLISH
            cost per person per night                 | ENGLISH
            son met man in van                        | ENGLISH
            pourquoi pas Ella                         | FRENCH
            """)
    void theSmallWordsTellTheLanguage(String message, Language language) {
        var found = Language.of(Utterance.of(message));

        assertThat(found).isEqualTo(language);
    }
}
