package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.router.wishes.WishReader;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlanFollowUpsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "make it three days",
                "start on 23 December 2026 instead",
                "no temples please",
                "slower please",
                "skip the beach",
                "without museums",
                "less walking please"
            })
    void aChangeDoesNotMisleadTheSearch(String change) {
        var dialogue = aDialogue().after("Plan a 2 day trip to Galle on 20 December 2026");

        var query = dialogue.searchesFor(change);

        assertThat(query).matches("Plan a trip to Galle Fort for [23] days");
    }

    @Test
    void slowerIsAPace() {
        var state = aDialogue().after("Plan a 2 day trip to Galle").hears("slower please");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getPreferences().orElseThrow().getPace().map(StatedValue::getValue))
                .contains("relaxed");
    }

    @ParameterizedTest
    @CsvSource({"Trip to Anuradhapura on 12/01/2027, 2027-01-12", "day trip to Galle on 03/04/2027, 2027-04-03"})
    void aTripIsATripAndItsFiguresAreReadDayFirstAndSaidSo(String message, LocalDate day) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate()).contains(day);
        assertThat(state.getAssumptions()).anyMatch(said -> said.contains("was read as") && said.contains("day first"));
    }

    @ParameterizedTest
    @CsvSource({
        "0-day trip to Kandy, 0-day",
        "Plan a trip to Kandy for -2 days, -2 days",
        "zero day trip to Ella, zero day"
    })
    void alengthThatIsNoneIsNotTakenSilently(String message, String words) {
        var state = aDialogue().hears(message);

        assertThat(state.getAssumptions()).anyMatch(said -> said.contains(words));
    }

    @Test
    void aHundredDaysAreAHundredDays() {
        var state = aDialogue().hears("Plan a 100 day trip to Sri Lanka");

        assertThat(state.getPreferences().orElseThrow().getDates().flatMap(StatedDates::getDays))
                .contains(100);
    }

    @ParameterizedTest
    @CsvSource({
        "a day in Kandy with my 80 year old grandmother, 0, low",
        "for a family with kids aged 5 and 7, 2, ''",
        "with my 6 year old, 1, ''",
        "we travel with our children, 2, ''"
    })
    void whoComesAlongIsUnderstood(String message, int children, String walking) {
        var wishes = new WishReader().read(message);

        assertThat(wishes.party().map(party -> party.getChildren()).orElse(0)).isEqualTo(children);
        assertThat(wishes.walkingTolerance().orElse("")).isEqualTo(walking);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Nine Arch Bridge at sunset please", "yes, I want Nine Arch Bridge all the same"})
    void aStopWithItsTimeChangesThePlanAndKeepsTheOthers(String change) {
        var state = aDialogue().after("Plan a 2 day trip to Kandy and Ella").hears(change);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).contains("Kandy", "Ella", "Nine Arch Bridge");
    }
}
