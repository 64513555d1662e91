package ai.travion.atlas.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrefilterTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "\\bwhale~I SAW WHALES",
                "temple|kovil~a Kovil",
                "what(?:'s| is|\\s+was)~what  was it",
                "how\\s+far~how\tfar",
                "(?:very\\s+)?hot~hot",
                "day \\d{1,2}~day 17",
                "day\\s*\\d~DAY4",
                "[ld]ay~lay",
                "[^x]ay~say",
                "colou?r~color",
                "(?<when>tomorrow|today)\\W+~today!",
                "(?i)ella~ELLA",
                "(?=.*train)by~by train",
                "x{0,2}mas~mas",
                "(?:ab){2}~abab",
                "a(?:b|c.d)e~acxde",
                "(?iu:шри)~ШРИ",
                "\\Qa.b\\E~a.b",
                "(\\p{L})\\1{3}~aaaa"
            })
    void whatIsInATextIsNeverRuledOut(String expression, String text) {
        var pattern = Pattern.compile(expression, Pattern.CASE_INSENSITIVE);

        assertThat(pattern.matcher(text).find()).isTrue();
        assertThat(Patterns.mayBeIn(pattern, text)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "\\bwhale~I saw the temple",
                "temple|kovil~a museum",
                "how\\s+far~how long, and not far",
                "(?:the\\s+)?day\\s+\\d~what a day",
                "(?:on|in) [jf]une?~in March",
                "\\b(?:write|compose)\\s+(?:me\\s+)?a\\b~compose",
                "colou?r~collar",
                "\\p{L}+\\s+please~Please!"
            })
    void aTextWithoutTheNeededLettersIsRuledOut(String expression, String text) {
        assertThat(Patterns.mayBeIn(Patterns.anyCase(expression), text)).isFalse();
    }

    @Test
    void whatMayBeWithoutAnyLettersIsAlwaysTried() {
        for (var expression : List.of("", ".*", "\\W*", "a*", "(?:sun)?", "x|\\d*", "\\p{L}+")) {
            assertThat(Letters.neededBy(Pattern.compile(expression)))
                    .as(expression)
                    .isEmpty();
            assertThat(Patterns.isIn(Pattern.compile(expression + "$"), "any text"))
                    .isTrue();
        }
    }

    @Test
    void aMatcherOfATextThatIsRuledOutFindsNothing() {
        var pattern = Patterns.words("whales?|dolphins?");

        assertThat(Patterns.matcher(pattern, "a temple").find()).isFalse();
        assertThat(Patterns.in(pattern, "a temple")).isEmpty();
        assertThat(Patterns.matcher(pattern, "Dolphins").matches()).isTrue();
        assertThat(Patterns.in(pattern, "whale and dolphin")).hasSize(2);
    }
}
