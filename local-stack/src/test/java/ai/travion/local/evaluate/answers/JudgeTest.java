package ai.travion.local.evaluate.answers;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.evaluate.answers.Scenario.Constraint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The judge shares nothing with the verifier that it measures, and so is tested by itself. */
class JudgeTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "On 24 November 2026 no alcohol is sold.|true",
                "Tuesday 24 November 2026 is Il Poya: bars are closed.|true",
                "November 24: the sale of liquor is banned.|true",
                "On 24 November 2026 enjoy the bars.|false",
                "On 25 November 2026 alcohol is banned.|false",
                "It is Poya on 24 November 2026.|false"
            })
    void aBanIsSaidWithWhatItForbidsAndItsDay(String answer, boolean said) {
        assertThat(Mention.of(new Constraint("poya_alcohol", "2026-11-24"), answer))
                .isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The climb has 1,200 steps.|0",
                "The climb has 1300 steps.|1",
                "It opens at 07:15.|1",
                "It is best on 4 May.|1",
                "Day 2 and [7] claim nothing, says [1].|1",
                "On 5 December 2026 it is open.|0"
            })
    void aFigureWithoutEvidenceIsCounted(String answer, int unsupported) {
        var turn = aTurn().at("Sigiriya")
                .on("2026-12-05")
                .withPassage("Sigiriya", "adventure", "The climb of Sigiriya has roughly 1,200 steps.", 0.9)
                .build();

        assertThat(Figures.unsupportedIn(answer, turn)).hasSize(unsupported);
    }

    @Test
    void everyScenarioThatShipsExpectsSomething() {
        assertThat(Scenario.shipped())
                .hasSizeGreaterThanOrEqualTo(150)
                .allMatch(scenario -> scenario.expectedIntent().isPresent()
                        || !scenario.says().isEmpty()
                        || !scenario.constraints().isEmpty()
                        || !scenario.cites().isEmpty()
                        || !scenario.never().isEmpty()
                        || scenario.admitsGap());
    }
}
