package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A plan puts nothing into the traveller's mouth, and says of no place what is not so. */
class TruthfulPlanTest {

    @Test
    void theUsualHourOfAChurchIsNotWhatTheTravellerSaid() {
        var planned = PlannedTurn.of(
                "Christmas in Negombo, we are Catholic and want to go to church",
                "2026-12-24",
                "2026-12-26",
                "Negombo");

        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.contains("at its usual hour"))
                .noneMatch(said -> said.startsWith("Church") && said.contains("as you said"));
    }

    @Test
    void anHourOfChurchThatWasSaidIsKeptAsSaid() {
        var planned = PlannedTurn.of(
                "Two days in Negombo with church on Sunday morning", "2026-12-26", "2026-12-27", "Negombo");

        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("at its usual hour"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mirissa", "Tangalle", "Bentota"})
    void whoHasABeachIsNotToldThatNoHourWasLeftForIt(String place) {
        var planned = PlannedTurn.of("2 days at the beach", "2027-02-06", "2027-02-07", place);

        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("no hour was left for it"));
    }

    @Test
    void aPlaceForTheRestOfTheWishesSuitsTheMonth() {
        var planned = PlannedTurn.of(
                "Kandy Perahera and then the beach, 5 days",
                "2027-08-12",
                "2027-08-16",
                List.of("For the rest of your wishes I took Mirissa."),
                "Kandy",
                "Mirissa");

        assertThat(planned.getTargetLocations()).doesNotContain("Mirissa").contains("Trincomalee");
        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("For the rest of your wishes I chose Trincomalee"))
                .noneMatch(said -> said.contains("I took Mirissa"));
    }

    @Test
    void aPlaceThatTheTravellerNamedStaysWhateverTheMonth() {
        var planned = PlannedTurn.of(
                "Kandy and Mirissa, 5 days for the beach", "2027-08-12", "2027-08-16", "Kandy", "Mirissa");

        assertThat(planned.getItinerary()).anyMatch(slot -> slot.getLocation().equals("Mirissa"));
    }
}
