package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a plan chose on its own, or leaves out, is put into nobody's mouth and kept from nobody. */
class UnaskedDayTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We are pilgrims, 4 days, Anuradhapura, Kandy and Sri Pada",
                "Anuradhapura, Kandy and Adam's Peak in 4 days, we climb at night"
            })
    void theNightOfTheClimbIsNoWishOfADay(String request) {
        var planned = PlannedTurn.of(request, "2027-01-20", "2027-01-23", "Anuradhapura", "Kandy", "Adam's Peak");

        assertThat(planned.getAssumptions())
                .noneMatch(said -> said.startsWith("Not kept: you wanted the sunrise"))
                .noneMatch(said -> said.contains("Adam's Peak is planned for the sunrise on day"));
    }

    @Test
    void thePictureOfTheRockIsTakenFromBesideIt() {
        var planned = PlannedTurn.of(aTurn().planning("Plan one day at Sigiriya for photography")
                .at("Sigiriya")
                .on("2027-02-15")
                .with(turn -> turn.setPreferences(Preferences.newBuilder()
                        .setInterests(List.of(new StatedValue("photography", 1, false, "request")))
                        .build())));

        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("The picture of Sigiriya itself is taken from Pidurangala Rock"));
    }

    @Test
    void whoComesForNoPicturesHearsNothingOfThem() {
        var planned = PlannedTurn.of("Plan one day at Sigiriya", "2027-02-15", "2027-02-15", "Sigiriya");

        assertThat(planned.getAssumptions()).noneMatch(said -> said.startsWith("The picture of"));
    }

    @Test
    void whoKeepsTheFastHasNoLunch() {
        var planned = PlannedTurn.of(
                "5 days in the hills, we are a muslim family and keep the fast",
                "2027-02-20",
                "2027-02-24",
                "Kandy",
                "Nuwara Eliya",
                "Ella");

        assertThat(planned.getItinerary()).noneMatch(slot -> slot.getActivity().startsWith("Lunch"));
    }
}
