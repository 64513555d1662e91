package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountedTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How many steps lead to the top?                | About five hundred steep stone steps lead up.
            how many kinds of plants grow there            | The garden has some 4,000 plants of all zones.
            How many Buddha images are in the caves?       | The caves hold more than 150 images of the Buddha.
            How many caves are painted?                    | Five caves are open, and all of them are painted.
            how many people died in the tsunami            | Well over a thousand people died.
            """)
    void aNumberOfWhatIsCountedAnswers(String question, String sentence) {
        assertThat(Counted.in(question))
                .hasValueSatisfying(
                        counted -> assertThat(counted.isToldIn(sentence)).isTrue());
    }

    @Test
    void aNumberWithAHyphenIsANumber() {
        var steps = Counted.in("how many steps lead up?").orElseThrow();

        assertThat(steps.isToldIn("Forty-five steps lead up to the shrine, and few rest there."))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How many monks live at the temple?             | Monks have lived here for two thousand years, in five caves.
            how many flying foxes hang in the garden       | Flying foxes hang in the trees, and 4,000 plants grow below.
            How many surf schools are there?               | Surf schools stand along the bay, which has two ends.
            how many steps are there exactly               | The stairs climb in three flights to a porch.
            """)
    void aNumberOfSomethingElseAnswersNothing(String question, String sentence) {
        assertThat(Counted.in(question))
                .hasValueSatisfying(
                        counted -> assertThat(counted.isToldIn(sentence)).isFalse());
    }

    @Test
    void mostQuestionsCountNothing() {
        assertThat(Counted.in("How much time do I need, and is it many steps?")).isEmpty();
    }
}
