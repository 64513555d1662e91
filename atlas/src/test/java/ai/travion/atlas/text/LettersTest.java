package ai.travion.atlas.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LettersTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "plan|trip|tour ~ pt",
                "Poya ~ p",
                "4g|sim ~ 0s",
                "(?:very )?cold|hot ~ chv",
                "(?:a|the) day ~ at",
                "s?and|x*y ~ asxy",
                "(?<!no )(?=x)price|(?!a)fee ~ fp",
                "(?<![\\d/]|\\btop )(?:the\\s+)?(?<d>\\d{1,2}) may ~ 0t",
                "\\bwi-?fi|a\\|b ~ aw",
                "\\d+ km|far ~ 0f",
                "[ab]c|d ~ abd",
                "(?i)(?<when>now) ~ n",
                "[^ab]c|d ~ ''",
                "[a-d]c|d ~ ''",
                "\\W*day ~ ''",
                "\ud83d\ude00|smile ~ ''",
                "(?:x)? ~ ''",
                "a{0,2}b ~ ab"
            })
    void aMatchBeginsWithOneOfTheseLetters(String expression, String letters) {
        var first = Letters.firstOf(expression).stream()
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining());

        assertThat(first).isEqualTo(letters.equals("''") ? "" : letters);
    }
}
