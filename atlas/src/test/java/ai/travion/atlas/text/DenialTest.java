package ai.travion.atlas.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DenialTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            we never said no beaches                        | beaches
            we didn't ask you to skip the beach             | beach
            I didn't say that we don't like temples         | temples
            who said no beaches?                            | beaches
            nobody asked for no safaris                     | safaris
            no temples? I never said that                   | temples
            """)
    void whatWasNeverAskedForIsNamed(String text, String thing) {
        assertThat(Denial.in(text)).extracting(Denial::thing).containsExactly(thing);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no beaches",
                "we said no beaches",
                "I never swim in the sea, no beaches please",
                "we didn't want to skip breakfast in the hotel, we had no time",
                "did I say no beaches already"
            })
    void whatIsSaidIsNotDenied(String text) {
        assertThat(Denial.in(text)).noneMatch(denial -> denial.thing().contains("beach"));
    }
}
