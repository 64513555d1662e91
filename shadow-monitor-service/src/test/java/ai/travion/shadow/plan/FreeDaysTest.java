package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FreeDaysTest {

    @Test
    void aDayThatIsNamedIsFree() {
        assertThat(FreeDays.in("Plan a week\nday 3 free\n")).isEqualTo(List.of(new NamedDay("day 3")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 5 days around Galle, two days completely free for the cricket",
                "5 days in Galle, we need 2 days free for the match",
                "I want two whole days free"
            })
    void daysThatAreOnlyCountedFollowTheDayOfArrival(String said) {
        assertThat(FreeDays.in(said)).isEqualTo(List.of(new NamedDay("day 2"), new NamedDay("day 3")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"no two days free in a row, please", "is one day free of charge?", "two days in Kandy"})
    void otherWordsKeepNoDayFree(String said) {
        assertThat(FreeDays.in(said)).isEmpty();
    }
}
