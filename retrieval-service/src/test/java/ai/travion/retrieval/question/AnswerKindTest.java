package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerKindTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How deep is the lagoon?                        | DEPTH
            how tall is the statue                         | HEIGHT
            How many monks live there?                     | COUNT
            How many hours does the climb take?            | DURATION
            how long is the tunnel                         | LENGTH
            How long is the lying Buddha?                  | LENGTH
            How long is the walk to the falls?             | DURATION
            When was the fort built?                       | YEAR
            What time does the gate open?                  | HOUR
            Who was the first curator?                     | PERSON
            How heavy is the casket?                       | WEIGHT
            how far is it from the station                 | DISTANCE
            What shape is the gate tower?                  | SHAPE
            is the tower round or octagonal                | SHAPE
            """)
    void aQuestionAsksForAKindOfAnswer(String question, AnswerKind kind) {
        assertThat(AnswerKind.askedIn(question)).contains(kind);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Is it safe to swim?", "Where can I see leopards?", "Tell me about the temple."})
    void mostQuestionsAskForNoneInParticular(String question) {
        assertThat(AnswerKind.askedIn(question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            The statue is about twelve metres tall.        | HEIGHT
            Some forty monks live at the temple.           | COUNT
            The fort was finished in 1640.                 | YEAR
            Two hours are enough.                          | DURATION
            The gates open at six.                         | HOUR
            The octagonal tower stands by the moat.        | SHAPE
            It was founded by William Nock.                | PERSON
            """)
    void aSentenceTellsWhatMayAnswer(String sentence, AnswerKind kind) {
        assertThat(kind.isToldIn(sentence)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(names = {"DEPTH", "WEIGHT", "YEAR", "COUNT"})
    void aBeautifulLagoonHasNoDepth(AnswerKind kind) {
        assertThat(kind.isToldIn("The lagoon is broad, and herons fish along its shores."))
                .isFalse();
    }

    @Test
    void aWalkToABeachHasADurationAndTheBeachALength() {
        assertThat(AnswerKind.askedIn("how long is the walk to the beach")).contains(AnswerKind.DURATION);
        assertThat(AnswerKind.askedIn("how long is the beach")).contains(AnswerKind.LENGTH);
    }

    @Test
    void howHighALakeLiesIsNoDepthOfIt() {
        assertThat(AnswerKind.DEPTH.isToldIn("Gregory Lake lies at nearly 1,900 metres."))
                .isFalse();
        assertThat(AnswerKind.DEPTH.isToldIn("The bay is about 30 metres deep."))
                .isTrue();
    }
}
