package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who fasts eats when the sun has set, and not before. */
class FastingPlanTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan 4 days of Ramadan-friendly travel in Colombo and Galle, we are a Muslim family and need to eat halal after sunset",
                "Colombo and Galle in Ramadan, we are fasting",
                "We fast for Ramadan and would like to see the Nawam Perahera in Colombo, then Galle"
            })
    void nothingIsEatenBeforeTheSunHasSet(String request) {
        var planned = PlannedTurn.of(request, "2027-02-20", "2027-02-23", "Colombo", "Galle Fort");

        assertThat(planned.getItinerary())
                .filteredOn(slot ->
                        slot.getActivity().matches("(?i).*(?:breakfast in|lunch|break the fast, and|^dinner).*"))
                .isNotEmpty()
                .allSatisfy(slot -> assertThat(slot.getTime()).isGreaterThan("18:20"));
        assertThat(planned.getItinerary()).noneMatch(slot -> slot.getReason().contains("lunch"));
    }

    @Test
    void whatIsSaidOfTheFastIsNoOtherWish() {
        var planned = PlannedTurn.of(
                "Plan 4 days of Ramadan-friendly travel in Colombo and Galle, we are a Muslim family and need to eat halal after sunset",
                "2027-02-20",
                "2027-02-23",
                "Colombo",
                "Galle Fort");

        assertThat(planned.getAssumptions())
                .noneMatch(said -> said.contains("For the sunset"))
                .noneMatch(said -> said.contains("Carry something to eat"))
                .noneMatch(said -> said.contains("Ramadan-friendly"))
                .noneMatch(said -> said.contains("hold fish or meat"))
                .anyMatch(said -> said.contains("halal kitchen"))
                .anyMatch(said -> said.contains("Nawam Perahera") && said.contains("you break your fast at that hour"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2 days in Galle with a walk at sunset", "2 days in Galle, we love sunsets"})
    void whoLovesSunsetsIsStillToldOfThem(String request) {
        var planned = PlannedTurn.of(request, "2027-02-20", "2027-02-21", "Galle Fort");

        assertThat(planned.getAssumptions()).anyMatch(said -> said.contains("sunset"));
    }
}
