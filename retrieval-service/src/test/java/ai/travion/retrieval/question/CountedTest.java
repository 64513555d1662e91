package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
            How many rapids does the run have?             | A run of several kilometres over rapids suits beginners.
            How many leopards live in Block 1?             | Block 1 is counted among the densest leopard areas of all.
            what is the number of jeeps in the park        | Dozens of visitors complain, and jeeps queue at a sleeping cat.
            """)
    void aNumberOfSomethingElseAnswersNothing(String question, String sentence) {
        assertThat(Counted.in(question))
                .hasValueSatisfying(
                        counted -> assertThat(counted.isToldIn(sentence)).isFalse());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many km is the round walk?",
                "how many days in the hills",
                "How many hours does the climb take?"
            })
    void aMeasureIsToldInOtherUnitsAsWell(String question) {
        assertThat(Counted.in(question)).isEmpty();
    }

    @Test
    void mostQuestionsCountNothing() {
        assertThat(Counted.in("How much time do I need, and is it many steps?")).isEmpty();
    }
}
