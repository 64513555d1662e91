package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.envelope.MonthOfTheStay;
import java.time.LocalDate;
import java.time.Month;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An answer that depends on the month is given for the month of the stay. */
class MonthOfTheStayTest {

    private static final Preferences A_STAY = Preferences.newBuilder()
            .setDates(StatedDates.newBuilder()
                    .setStart(LocalDate.parse("2027-07-24"))
                    .setEnd(LocalDate.parse("2027-08-06"))
                    .build())
            .build();

    private static GraphState asking(String question) {
        return aTurn().with(state -> state.setPreferences(A_STAY))
                .asking(question)
                .build();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Can we swim in Mirissa?",
                "Where is good for a beginner to surf?",
                "Is whale watching possible in Trincomalee?"
            })
    void whatHasItsSeasonIsAskedOfTheStay(String question) {
        assertThat(MonthOfTheStay.meantIn(asking(question))).contains(Month.JULY);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "When is the best time for surfing?",
                "Which months are good for whales?",
                "What should we wear in the Temple of the Tooth?",
                "How far is the beach?"
            })
    void whatIsAskedOfAnyTimeIsNot(String question) {
        assertThat(MonthOfTheStay.meantIn(asking(question))).isEmpty();
    }

    @Test
    void whoHasNamedNoDaysIsAskedOfNone() {
        assertThat(MonthOfTheStay.meantIn(
                        aTurn().asking("Can we swim in Mirissa?").build()))
                .isEmpty();
    }
}
