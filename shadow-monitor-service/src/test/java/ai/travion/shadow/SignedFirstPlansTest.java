package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The first plan for a first message is one that somebody who plans such journeys every day would sign. */
class SignedFirstPlansTest {

    private static final String A_ROUND = "You named no place, so I took a round trip by way of Sigiriya and Kandy.";

    @Test
    void nobodyWhoHasDaysToSpareClimbsThePeakInTheNightOfTheirArrival() {
        GraphState planned = PlannedTurn.of(
                "I arrive on 3 March for 12 days and want to climb Adam's Peak and see Sigiriya and Kandy",
                "2027-03-03",
                "2027-03-14",
                "Adam's Peak",
                "Sigiriya",
                "Kandy");

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().startsWith("Climb Adam's Peak"))
                .hasSize(1)
                .noneMatch(slot -> slot.getDate().orElseThrow().equals(LocalDate.parse("2027-03-03")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "arriving on 3 March, 10 days: Sigiriya, Kandy and Ella",
                "We are coming to Sri Lanka for 10 days: Sigiriya, Kandy and Ella",
                "First time in Sri Lanka, 10 days in Sigiriya, Kandy and Ella",
                "We land in Colombo. 10 days in Sigiriya, Kandy and Ella"
            })
    void whoComesFromAbroadSetsOutFromWhereTheyLandAndIsBackThere(String request) {
        GraphState planned = PlannedTurn.of(request, "2027-03-03", "2027-03-12", "Sigiriya", "Kandy", "Ella");

        assertThat(planned.getItinerary().getFirst().getLocation()).isEqualTo("Negombo");
        assertThat(planned.getItinerary().getLast().getLocation()).isEqualTo("Negombo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10 days: I want to do the train to Ella, climb Sigiriya and see Kandy",
                "10 days. Sigiriya, Kandy and the train to Ella are musts",
                "10 days. Kandy and Sigiriya. We'd love the scenic train to Ella, and some tea."
            })
    void whereTheRideOfTheirDreamsLeadsIsAStop(String request) {
        assertThat(nights(PlannedTurn.of(request, "2027-03-03", "2027-03-12", "Ella", "Sigiriya", "Kandy")))
                .containsKey("Ella");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We want to stay in two places only for ten days",
                "Ten days, sleeping in only two different places",
                "Ten days, and we want to change hotels only once"
            })
    void twoPlacesAreTwoBeds(String request) {
        assertThat(nights(PlannedTurn.of(
                        request, "2027-02-01", "2027-02-10", "Kandy", "Nuwara Eliya", "Galle Fort", "Mirissa")))
                .hasSizeLessThanOrEqualTo(2);
    }

    @Test
    void theSecondOfTwoTownsDoesNotTakeAllTheDays() {
        GraphState planned = PlannedTurn.of(aTurn().planning(
                        "Ten days in June with two hotels only: Jaffna and the islands, and then Trincomalee on the beach")
                .at("Jaffna", "Trincomalee", "Nagadeepa", "Pigeon Island National Park")
                .on("2027-06-01")
                .until("2027-06-10")
                .with(turn -> turn.setPreferences(wishing("beach"))));

        assertThat(nights(planned)).containsEntry("Jaffna", 4L);
    }

    @Test
    void twoWeeksOfAFamilyAreSpentInMoreThanOneTown() {
        GraphState planned = PlannedTurn.of(aTurn().planning(
                        "Two weeks, we land on 1 February at 5:30, three generations from a granny of 80 to a boy of 6. The kids want elephants, and we want to see Sigiriya.")
                .at("Sigiriya")
                .on("2027-02-01")
                .until("2027-02-14")
                .with(turn -> turn.setPreferences(wishing("wildlife"))));

        assertThat(nights(planned)).hasSizeGreaterThanOrEqualTo(3);
        assertThat(nights(planned).values()).allMatch(nights -> nights <= 7);
    }

    @Test
    void whoEndsByTheSeaIsThereOnTheLastDays() {
        GraphState planned = PlannedTurn.of(
                "Hiking for 12 days. We'd like to finish with some days at a beach.",
                "2027-07-18",
                "2027-07-29",
                List.of(
                        "You named no place, so I took Nuwara Eliya, Ella, Pasikudah, Trincomalee and Sigiriya for your wishes and the season."),
                "Nuwara Eliya",
                "Ella",
                "Pasikudah",
                "Trincomalee",
                "Sigiriya");

        assertThat(beds(planned).subList(9, 11)).allMatch(bed -> bed.equals("Pasikudah") || bed.equals("Trincomalee"));
    }

    @Test
    void whoComesForAFeastIsWhereItIsHeldOnItsDay() {
        GraphState planned = PlannedTurn.of(
                aTurn().planning("We want to see the Vesak lanterns, then a few quiet days at the beach. A week.")
                        .at("Nilaveli Beach", "Pasikudah", "Trincomalee")
                        .on("2026-05-28")
                        .until("2026-06-03")
                        .with(turn -> turn.setAssumptions(
                                        List.of(
                                                "You named no place, so I took Nilaveli Beach, Pasikudah and Trincomalee for your wishes and the season."))
                                .setPreferences(wishing("beach"))));

        assertThat(PlannedTurn.on("2026-05-30", planned))
                .anyMatch(slot -> slot.getActivity().contains("Vesak lanterns"));
        assertThat(nights(planned)).containsKey("Nilaveli Beach");
    }

    @Test
    void aNightBreaksTheLongWayHomeOfWhoWantsShortDrives() {
        GraphState planned = PlannedTurn.of(aTurn().planning(
                        "Two weeks with a 2 and a 5 year old, a beach, animals and short drives")
                .at("Minneriya National Park", "Pasikudah", "Trincomalee")
                .on("2027-07-10")
                .until("2027-07-23")
                .with(turn -> turn.setAssumptions(
                                List.of(
                                        "You named no place, so I took Minneriya National Park, Pasikudah and Trincomalee for your wishes and the season."))
                        .setPreferences(Preferences.newBuilder(wishing("wildlife", "beach"))
                                .setOther(List.of(new StatedValue("no long drives", 1, false, "conversation")))
                                .build())));

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().startsWith("Travel"))
                .allMatch(slot -> slot.getDurationMinutes() < 300);
    }

    @Test
    void whoComesMostlyForTheWavesHasThemOnMostDays() {
        GraphState planned = PlannedTurn.of(aTurn().planning(
                        "Three weeks. I mostly want waves to surf, and a bit of culture on the way.")
                .at("Sigiriya")
                .on("2027-08-01")
                .until("2027-08-21")
                .with(turn -> turn.setAssumptions(List.of(A_ROUND)).setPreferences(wishing("culture", "surfing"))));

        assertThat(nights(planned).get("Arugam Bay")).isGreaterThanOrEqualTo(10);
        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("“waves”"));
    }

    @Test
    void hoursInTheCarThatAreNotWantedAreALimit() {
        assertThat(PlannedTurn.of(
                                "8 days in Kandy, Nuwara Eliya and Ella. They don't want more than three hours in the car a day.",
                                "2027-01-12",
                                "2027-01-19",
                                "Kandy",
                                "Nuwara Eliya",
                                "Ella")
                        .getAssumptions())
                .anyMatch(said -> said.contains("No day has more than about 3 h on the road, as you said"));
    }

    @Test
    void whoPhotographsAnimalsIsSentToThem() {
        GraphState planned = PlannedTurn.of(
                aTurn().planning("I photograph wildlife and I want leopards, elephants and birds; 11 days")
                        .at("Sigiriya")
                        .on("2027-05-25")
                        .until("2027-06-04")
                        .with(turn -> turn.setAssumptions(List.of(A_ROUND))
                                .setPreferences(wishing("wildlife", "birdwatching", "photography"))));

        assertThat(nights(planned)).doesNotContainKeys("Ella", "Nuwara Eliya");
    }

    @Test
    void whatIsLeftOfALongStayHoldsWhatTheyWishedFor() {
        GraphState planned = PlannedTurn.of(aTurn().planning(
                        "A week on an ayurveda retreat by the sea and afterwards a bit of the culture for four days")
                .at("Sigiriya")
                .on("2027-11-01")
                .until("2027-11-11")
                .with(turn -> turn.setAssumptions(List.of(A_ROUND))
                        .setPreferences(wishing("culture", "beach", "relaxation"))));

        assertThat(nights(planned)).containsEntry("Beruwala", 7L).containsKeys("Kandy", "Sigiriya");
    }

    @Test
    void threeWeeksHoldEachOfTheirWishes() {
        GraphState planned = PlannedTurn.of(aTurn().planning("Three weeks: ancient cities, wildlife, tea and the beach")
                .at("Sigiriya")
                .on("2027-02-22")
                .until("2027-03-14")
                .with(turn -> turn.setAssumptions(List.of(A_ROUND))
                        .setPreferences(wishing("history", "wildlife", "beach", "tea"))));

        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("Not in this plan: tea"));
    }

    @Test
    void whoNamesOnlyWhereTheyLandHasWhatTheyWishFor() {
        GraphState planned =
                PlannedTurn.of(aTurn().planning("Twelve nights, landing in Colombo. Tea, a safari and some Ayurveda.")
                        .at("Nuwara Eliya", "Ella", "Yala National Park", "Mirissa", "Unawatuna")
                        .on("2027-01-22")
                        .until("2027-02-03")
                        .with(turn -> turn.setAssumptions(
                                        List.of(
                                                "For your wishes I took Nuwara Eliya, Ella, Yala National Park, Mirissa and Unawatuna."))
                                .setPreferences(wishing("wildlife", "tea", "relaxation"))));

        assertThat(planned.getItinerary()).anyMatch(slot -> slot.getActivity().contains("ayurveda house"));
    }

    @Test
    void whatOneOfThemCannotClimbIsLeftToTheOneWhoWants() {
        assertThat(PlannedTurn.of(
                                "5 days in Kandy, Sigiriya and Mirissa, my husband wants to climb Sigiriya. Grandma can't do stairs.",
                                "2027-03-04",
                                "2027-03-08",
                                "Kandy",
                                "Mirissa",
                                "Sigiriya")
                        .getItinerary())
                .anyMatch(slot -> slot.getActivity().startsWith("Climb Sigiriya"));
    }

    private static Preferences wishing(String... interests) {
        return Preferences.newBuilder()
                .setInterests(Stream.of(interests)
                        .map(wish -> new StatedValue(wish, 1, false, "conversation"))
                        .toList())
                .build();
    }

    /** Where each day ends. */
    private static List<String> beds(GraphState planned) {
        Map<LocalDate, String> beds = new TreeMap<>();
        planned.getItinerary().forEach(slot -> beds.put(slot.getDate().orElseThrow(), slot.getLocation()));
        return List.copyOf(beds.values());
    }

    /** So many days end there, but for the last. */
    private static Map<String, Long> nights(GraphState planned) {
        List<String> beds = beds(planned);
        return beds.subList(0, beds.size() - 1).stream()
                .collect(Collectors.groupingBy(bed -> bed, Collectors.counting()));
    }
}
