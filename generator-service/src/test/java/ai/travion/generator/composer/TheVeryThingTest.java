package ai.travion.generator.composer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TheVeryThingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What year was the statue of Lipton put up at Lipton's Seat? | statue",
                "When was the suspension bridge over the Mahaweli built? | bridge",
                "How old is the bo tree at Kelaniya? | tree",
                "How tall is the clock tower in Galle? | tower"
            })
    void itsYearOrMeasureIsAskedFor(String question, String thing) {
        assertThat(TheVeryThing.in(question)).contains(new TheVeryThing(Terms.stem(thing)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "When was the temple built?",
                "How high is the rock?",
                "When was Galle Fort built?",
                "Who put up the statue?",
                "How long is the beach at Nilaveli?"
            })
    void aPlaceItselfIsNoOtherThing(String question) {
        assertThat(TheVeryThing.in(question)).isEmpty();
    }
}
