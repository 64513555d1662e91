package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedDates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LengthsTest {

    @ParameterizedTest
    @ValueSource(strings = {"plan me a trip to Kandy", "plan us a holiday in Kandy", "make me a plan for Kandy"})
    void aPlanWithoutALengthIsSaidToBeOneDay(String message) {
        assertThat(Lengths.isUnsaid(aTurn().planning(message).at("Kandy").build()))
                .isTrue();
    }

    @Test
    void aTripOnADayMayBeLongerAndAPlanForThatDayIsNot() {
        assertThat(Lengths.isUnsaid(aTurn().planning("plan me a trip to Kandy from 5 March 2027")
                        .at("Kandy")
                        .on("2027-03-05")
                        .build()))
                .isTrue();
        assertThat(Lengths.isUnsaid(aTurn().planning("plan Kandy on 5 March 2027")
                        .at("Kandy")
                        .on("2027-03-05")
                        .build()))
                .isFalse();
    }

    @Test
    void whoNamesALengthIsToldNothingOfIt() {
        var state = aTurn().planning("plan me a trip to Kandy for a day")
                .at("Kandy")
                .with(turn -> turn.setPreferences(Preferences.newBuilder()
                        .setDates(StatedDates.newBuilder()
                                .setStart(null)
                                .setEnd(null)
                                .setDays(1)
                                .setTurn(1)
                                .build())
                        .build()))
                .build();

        assertThat(Lengths.isUnsaid(state)).isFalse();
        assertThat(Lengths.isUnsaid(aTurn().planning("plan me a trip to Kandy from 5 to 7 March 2027")
                        .at("Kandy")
                        .on("2027-03-05")
                        .until("2027-03-07")
                        .build()))
                .isFalse();
    }
}
