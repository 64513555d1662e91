package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PointersTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no_results|I searched the web for live facts such as prices, weather or what is open today and found nothing that fits.",
                "failed|I could not search the web for live facts",
                "no_provider|I have not looked up live facts",
                "''|I have not looked up live facts"
            })
    void itIsSaidWhatBecameOfTheSearch(String status, String said) {
        var state = aTurn().asking("What is the weather in Ella?")
                .with(it -> it.setNeedsWebSearch(true).setWebSearchStatus(status))
                .build();

        assertThat(Pointers.block(Question.of(state, Places.load()), state).getFirst())
                .contains(said);
    }
}
