package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AlternativesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '"',
            value = {
                "plan|trip|tour ~ (?=[pt])",
                "Poya ~ (?=[p])",
                "4g|sim ~ (?=[4s])",
                "(?:very )?cold|hot ~ (?=[chv])",
                "(?:a|the) day ~ (?=[at])",
                "s?and|x*y ~ (?=[asxy])",
                "(?<!no )(?=x)price|(?!a)fee ~ (?=[fp])",
                "a(?:b|[|)]c)d|\\(e|f ~ ''",
                "wi-?fi|a\\|b ~ (?=[aw])",
                "\\d+ km|far ~ ''",
                "[ab]c|d ~ (?=[abd])",
                "[^ab]c|d ~ ''",
                "[a-d]c|d ~ ''",
                "(?:x)? ~ ''",
                "a{0,2}b ~ ''",
                "(?:(?:good|bad) |\\d)day ~ ''"
            })
    void aMatchBeginsWithOneOfTheseLetters(String alternatives, String lookahead) {
        assertThat(Alternatives.lookahead(alternatives)).isEqualTo(lookahead.equals("''") ? "" : lookahead);
    }
}
