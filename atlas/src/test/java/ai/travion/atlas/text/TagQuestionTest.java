package ai.travion.atlas.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TagQuestionTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            No train from Ella to Yala, right?                 | Is there a train from Ella to Yala?
            so there's no bus from Mirissa to Galle, is there? | so Is there a bus from Mirissa to Galle?
            no beach in Kandy, correct?                        | Is there a beach in Kandy?
            """)
    void whoSaysThatThereIsNoneAndAsksForConsentAsks(String said, String asked) {
        assertThat(TagQuestion.asked(said)).isEqualTo(asked);
    }

    @Test
    void whoWantsNoneAsksNothing() {
        assertThat(TagQuestion.asked("No trains please, and no museums."))
                .isEqualTo("No trains please, and no museums.");
    }
}
