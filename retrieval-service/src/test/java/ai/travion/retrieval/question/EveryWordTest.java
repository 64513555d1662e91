package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.retrieval.Shipped;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EveryWordTest {

    private static final EveryWord WORDS =
            EveryWord.of(Shipped.BASE.passages().stream().map(Subject::of).toList());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            who excavated the cave                  | The cave has yielded bones and stone tools.
            who founded the shrine                  | The shrine is in the country north of the town.
            how wide is the gap                     | The gap frames a view down to the lowlands.
            which company ran the ferry             | A ferry goes to the island in an hour.
            """)
    void whatIsAskedIsLeftOpenThoughTheSubjectIsTold(String question, String sentence) {
        var asked = WORDS.in(question);

        assertThat(asked.shareIn(stems(sentence))).isLessThan(0.6);
        assertThat(asked.greatestOpenAfter(stems(sentence))).isGreaterThan(1);
    }

    @Test
    void anotherWordForItLeavesLittleOpen() {
        var asked = WORDS.in("who constructed the dam");

        assertThat(asked.openAfter(stems("who built the dam"))).isLessThan(asked.openAfter(stems("who loves the dam")));
    }

    @Test
    void whatStandsForANameIsNotAsked() {
        assertThat(WORDS.in("the place").shareIn(Set.of())).isEqualTo(1);
        assertThat(WORDS.in("who painted the place").openAfter(stems("who painted it")))
                .isCloseTo(0, within(1e-9));
    }

    private static Set<String> stems(String text) {
        return Set.copyOf(EnglishTerms.of(text));
    }
}
