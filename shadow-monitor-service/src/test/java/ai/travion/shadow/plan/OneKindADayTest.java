package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OneKindADayTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "temples are ok but not more than one a day|temples|1",
                "max one temple per day|temples|1",
                "one temple a day is enough for us|temples|1",
                "not more than two museums a day please|museums|2",
                "a single beach a day is plenty|beaches|1"
            })
    void whoSetsALimitToAKindWantsSomeOfIt(String said, String kind, int most) {
        var limits = OneKindADay.in(said);

        assertThat(limits).singleElement().satisfies(limit -> {
            assertThat(limit.kind().name()).isEqualTo(kind);
            assertThat(limit.most()).isEqualTo(most);
        });
        assertThat(OneKindADay.without(said)).doesNotContain("a day");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no temples", "one temple in Kandy", "a beach day", "two sights a day are enough"})
    void otherWordsSetNone(String said) {
        assertThat(OneKindADay.in(said)).isEmpty();
    }
}
