package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Profile;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What travellers tell of what they eat, how far they drive and where they have been is kept to in a first plan, and said. */
class SuitedFirstPlansTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan 2 days in Galle, no meat or fish|say \"no meat or fish\" before you order",
                "Plan 2 days in Galle, my son has a nut allergy|**Nut allergy**: no kitchen can be vouched for",
                "Plan 2 days in Galle, we are vegan, no gluten either|say \"vegan, no gluten\" before you order",
                "Plan 2 days in Galle, my daughter is allergic to nuts. What about allergies?|**Allergic to nuts**: no"
            })
    void whatIsNotEatenIsSaidWhole(String request, String told) {
        String said = said(PlannedTurn.of(request, "2027-01-12", "2027-01-13", "Galle Fort"));

        assertThat(said).contains(told).doesNotContain("Not checked");
    }

    @Test
    void aDriveOfSoManyHoursAtMostIsALimitOfADay() {
        assertThat(said(PlannedTurn.of(
                        "4 days in Galle and Mirissa, no drives over three hours",
                        "2027-01-12",
                        "2027-01-15",
                        "Galle Fort",
                        "Mirissa")))
                .contains("No day has more than about 3 h on the road, as you said")
                .doesNotContain("lie far apart");
    }

    @Test
    void whoHasBeenToATownIsNotShownItAgain() {
        GraphState planned = PlannedTurn.of(aTurn().planning(
                        "plan 8 days from Sigiriya to Galle, we have been to Kandy and Ella already")
                .at("Sigiriya", "Galle Fort")
                .on("2027-02-01")
                .until("2027-02-08")
                .with(turn -> turn.setProfile(Profile.newBuilder()
                        .setUserId("")
                        .setVisited(List.of(
                                new StatedValue("Kandy", 1, false, "conversation"),
                                new StatedValue("Ella", 1, false, "conversation")))
                        .build())));

        assertThat(activities(planned)).doesNotContain("Temple of the Tooth", "Kandy Lake", "Little Adam", "Ella Rock");
        assertThat(said(planned)).contains("Left out of this plan, as you said: Kandy and Ella.");
    }

    @Test
    void manyMoreDaysThanWishesHoldWhatNobodyLeavesOut() {
        GraphState planned = PlannedTurn.of(aTurn().planning("14 days, we love elephants and the beach")
                .at("Sigiriya")
                .on("2027-02-01")
                .until("2027-02-14")
                .with(turn -> turn.setAssumptions(
                                List.of("You named no place, so I took a round trip by way of Sigiriya and Kandy."))
                        .setPreferences(Preferences.newBuilder()
                                .setInterests(List.of(
                                        new StatedValue("wildlife", 1, false, "conversation"),
                                        new StatedValue("beach", 1, false, "conversation")))
                                .build())));

        assertThat(activities(planned)).contains("Temple of the Tooth", "Jeep safari", "beach");
    }

    @Test
    void aNightOnTheWayKeepsALimitOfTheRoad() {
        GraphState planned = PlannedTurn.of(
                "Plan 9 days: Kandy, Ella and Galle. No more than four hours on the road on any day, please.",
                "2027-01-10",
                "2027-01-18",
                "Kandy",
                "Ella",
                "Galle Fort");

        assertThat(said(planned))
                .contains("No day has more than about 4 h on the road, as you said")
                .doesNotContain("Not kept");
    }

    @Test
    void aJeepGoesToTheGateOfAParkAndToNoTown() {
        assertThat(activities(PlannedTurn.of(
                        "4 days in Kandy and Habarana by public transport only",
                        "2027-01-12",
                        "2027-01-15",
                        "Kandy",
                        "Habarana")))
                .doesNotContain("to Habarana by jeep", "from Kandy to Habarana by car");
    }

    @Test
    void whoWantsShortDrivesHasNotAskedForLongOnes() {
        assertThat(said(PlannedTurn.of(aTurn().planning("Plan 6 days in Kandy and Ella, with short transfers please")
                        .at("Kandy", "Ella")
                        .on("2027-02-01")
                        .until("2027-02-06")
                        .with(turn -> turn.setPreferences(Preferences.newBuilder()
                                .setOther(List.of(new StatedValue("no long drives", 1, false, "conversation")))
                                .build())))))
                .contains("no long drives");
    }

    @Test
    void withoutACarOfOnesOwnOneGoesByBus() {
        assertThat(activities(PlannedTurn.of(
                        "3 days in Galle and Mirissa without own car",
                        "2027-01-12",
                        "2027-01-14",
                        "Galle Fort",
                        "Mirissa")))
                .doesNotContain("by car");
    }

    private static String activities(GraphState planned) {
        return planned.getItinerary().stream().map(ItinerarySlot::getActivity).collect(Collectors.joining("\n"));
    }

    private static String said(GraphState planned) {
        return String.join("\n", planned.getAssumptions());
    }
}
