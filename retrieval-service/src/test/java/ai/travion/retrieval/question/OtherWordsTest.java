package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OtherWordsTest {

    private static final OtherWords WORDS = OtherWords.load();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            what does the ticket cost          | Foreigners pay a fee at the gate.                   | The gate is of stone and faces west.
            can i take the kids                | Small children love the shallow water.              | The water is clear from December on.
            what should i put on               | Dress with shoulders and knees covered.             | The shrine stands on a shoulder of the hill.
            who built the dam                  | King Mahasena raised the dam of the tank.           | The dam of the tank is seven kilometres long.
            how long does the climb take       | The climb takes two to three hours.                 | The climb follows a stair of granite.
            """)
    void anAnswerInOtherWordsIsLikelierToBeAskedThanANearMiss(String question, String answer, String nearMiss) {
        var asked = WORDS.in(EnglishTerms.of(question));

        assertThat(asked.where(stems(answer)).mean())
                .isGreaterThan(asked.where(stems(nearMiss)).mean());
    }

    @Test
    void aWordThatNobodyEverAskedIsTheLeastLikely() {
        var asked = WORDS.in(EnglishTerms.of("is there a zorbing hall"));

        assertThat(asked.where(stems("There is a hall of a hundred pillars.")).least())
                .isCloseTo(Math.log(0.2), within(1e-9));
    }

    private static Set<String> stems(String text) {
        return Set.copyOf(EnglishTerms.of(text));
    }
}
