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
            That is wrong. Who asked you to skip the beach? | beach
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
                "did I say no beaches already",
                "plan 3 days in Kandy for friends who want no temples",
                "my kids who want to skip the beach",
                "parents who asked to avoid climbs",
                "two days in Galle with a friend, who said no beaches",
                "who wants to skip the museum?",
                "nobody wants to skip the beach"
            })
    void whatIsSaidIsNotDenied(String text) {
        assertThat(Denial.in(text)).isEmpty();
    }
}
