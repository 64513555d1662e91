package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a traveller's first words wish for is in the plan, or is named with the reason why it is not. */
class FirstRequestsTest {

    private static final List<String> LEFT_TO_US =
            List.of("You named no place, so I took Sigiriya, Kandy and Mirissa for your wishes and the season.");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2 days in Galle, we are foodies",
                "2 days in Galle with good restaurants",
                "a weekend in Galle, fine dining please"
            })
    void whoComesToEatHasAnHourForIt(String request) {
        assertThat(activities(PlannedTurn.of(request, "2027-01-12", "2027-01-13", "Galle Fort")))
                .contains("the shops and cafés of the lanes");
    }

    @Test
    void aRestaurantIsNotPassedOverInSilence() {
        assertThat(said(PlannedTurn.of(
                        "a weekend in Galle, good restaurants", "2027-01-12", "2027-01-13", "Galle Fort")))
                .contains("No restaurant is chosen by name");
    }

    @Test
    void theFishMarketIsSeenWhenTheBoatsLand() {
        GraphState planned = PlannedTurn.of("2 days in Negombo for foodies", "2027-01-12", "2027-01-13", "Negombo");

        assertThat(planned.getItinerary())
                .anyMatch(slot -> slot.getActivity().contains("fish market")
                        && slot.getTime().compareTo("08:30") < 0);
    }

    @Test
    void raftingThatIsWishedForIsJoinedWhereItIsNearest() {
        GraphState planned = PlannedTurn.of(
                "6 days in Kandy, Ella and Mirissa, white water rafting too",
                "2027-02-08",
                "2027-02-13",
                "Kandy",
                "Ella",
                "Mirissa");

        assertThat(planned.getItinerary())
                .anyMatch(slot -> slot.getActivity().startsWith("Raft")
                        && slot.getDate().orElseThrow().toString().compareTo("2027-02-10") < 0);
        assertThat(said(planned)).contains("I added Kitulgala");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6 days in Kandy, Ella and Mirissa, I'm pregnant, rafting would be nice",
                "6 days in Kandy, Ella and Mirissa, no rafting please",
                "6 days in Kandy, Ella and Mirissa"
            })
    void nobodyIsSentDownWildWaterUnaskedOrWhereItHarms(String request) {
        assertThat(activities(PlannedTurn.of(request, "2027-02-08", "2027-02-13", "Kandy", "Ella", "Mirissa")))
                .doesNotContain("Raft on");
    }

    @Test
    void betweenTwoFlightsThereIsMoreThanABeach() {
        GraphState planned =
                PlannedTurn.of("9 hour layover at the airport, 8am to 5pm", "2026-12-10", "2026-12-10", "Negombo");

        assertThat(activities(planned)).contains("the Dutch canal");
        assertThat(said(planned)).contains("visa (ETA)").doesNotContain("would fill them");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5 days around Weligama, yoga in the morning",
                "5 days around Weligama with morning yoga",
                "5 days around Weligama, yoga every morning and surfing"
            })
    void yogaInTheMorningIsThereOnMoreThanOne(String request) {
        GraphState planned = PlannedTurn.of(request, "2027-01-10", "2027-01-14", "Weligama");

        assertThat(planned.getItinerary().stream()
                        .filter(slot -> slot.getActivity().startsWith("Yoga"))
                        .map(slot -> slot.getDate().orElseThrow())
                        .distinct())
                .hasSizeGreaterThan(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5 days around Weligama with one morning yoga class",
                "5 days around Weligama, a morning yoga class",
                "5 days around Weligama, yoga on the morning of day 2"
            })
    void aSingleClassOfYogaIsNotOneOnEachDay(String request) {
        GraphState planned = PlannedTurn.of(request, "2027-01-10", "2027-01-14", "Weligama");

        assertThat(planned.getItinerary().stream()
                        .filter(slot -> slot.getActivity().startsWith("Yoga"))
                        .map(slot -> slot.getDate().orElseThrow())
                        .distinct())
                .hasSizeLessThan(2);
    }

    @Test
    void yogaInTheMorningIsNotBeforeTheHourThatWasSaid() {
        GraphState planned = PlannedTurn.of(
                "3 days in Ella, morning yoga, and no starts before 8:30", "2027-01-10", "2027-01-12", "Ella");

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getTime().compareTo("08:30") >= 0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "on a motorbike from Kandy to Ella, we love winding roads and hairpins",
                "3 days in Kandy and Ella, I do not get car sick",
                "3 days in Kandy and Ella, we never get motion sick",
                "3 days in Kandy and Ella, no problem with winding roads"
            })
    void whoLikesWindingRoadsIsNotSickOnThem(String request) {
        assertThat(said(PlannedTurn.of(request, "2027-01-10", "2027-01-12", "Kandy", "Ella")))
                .doesNotContain("You get sick on winding roads");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 days in Kandy and Ella, please avoid the very winding roads",
                "3 days in Kandy and Ella, my wife hates hairpins",
                "3 days in Kandy and Ella, I'm prone to motion sickness",
                "3 days in Kandy and Ella, I do not want to get car sick"
            })
    void whoFearsTheBendsIsToldWhereTheyAre(String request) {
        assertThat(said(PlannedTurn.of(request, "2027-01-10", "2027-01-12", "Kandy", "Ella")))
                .contains("You get sick on winding roads");
    }

    @Test
    void whoIsSickOnWindingRoadsIsToldWhereTheyWind() {
        assertThat(said(PlannedTurn.of(
                        "4 days Kandy and Mirissa, I get car sick on winding roads",
                        "2027-01-10",
                        "2027-01-13",
                        "Kandy",
                        "Mirissa")))
                .contains("You get sick on winding roads", "Sit in front");
    }

    @Test
    void aLivelyNewYearsEveOnAQuietBeachIsNamed() {
        assertThat(said(PlannedTurn.of(
                        "3 days in Tangalle, New Year's Eve somewhere lively", "2026-12-30", "2027-01-01", "Tangalle")))
                .contains("You want a lively New Year's Eve, but Tangalle");
    }

    @Test
    void theSunIsSeenToSetBySeaAndNotAfterItHas() {
        GraphState planned = PlannedTurn.of(
                "Photography in Colombo for one day, street life and sunset", "2026-12-02", "2026-12-02", "Colombo");

        assertThat(planned.getItinerary())
                .noneMatch(slot -> slot.getActivity().contains("Galle Face Green")
                        && slot.getTime().compareTo("17:40") > 0);
        assertThat(said(planned)).doesNotContain("Not in this plan: viewpoints");
    }

    @Test
    void aTripOfWhichAllIsLeftToUsBeginsWhereOneLands() {
        GraphState planned = PlannedTurn.of(
                "7 days in Sri Lanka, temples and beaches",
                "2027-02-01",
                "2027-02-07",
                LEFT_TO_US,
                "Sigiriya",
                "Kandy",
                "Mirissa");

        assertThat(planned.getItinerary().stream()
                        .map(ItinerarySlot::getActivity)
                        .filter(activity -> !activity.startsWith("Breakfast"))
                        .findFirst()
                        .orElseThrow())
                .startsWith("Travel from Negombo");
        assertThat(said(planned)).contains("as you did not say where you are then");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6 days in Ella and Nuwara Eliya with kids 4 and 7, we land at Katunayake at 6:30 am",
                "6 days in Ella and Nuwara Eliya with my 75 year old parents, landing at Katunayake at 8 am",
                "6 days in Ella and Nuwara Eliya, our night flight lands at Katunayake at 5 am"
            })
    void nobodyWhoIsTiredHasALongRoadAfterAFlight(String request) {
        GraphState planned = PlannedTurn.of(request, "2027-02-03", "2027-02-08", "Ella", "Nuwara Eliya");

        assertThat(PlannedTurn.on("2027-02-03", planned))
                .allMatch(slot -> !slot.getActivity().startsWith("Travel") || slot.getDurationMinutes() <= 90);
        assertThat(PlannedTurn.on("2027-02-04", planned))
                .anyMatch(slot -> slot.getActivity().startsWith("Travel from Negombo"));
        assertThat(said(planned)).contains("The first night is in Negombo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ", a long night flight home on the last day",
                ", we will be not too tired",
                ", a slow start each day",
                ", and we have to recover deposits"
            })
    void whoLandsFreshGoesOn(String said) {
        GraphState planned = PlannedTurn.of(
                "6 days in Ella and Nuwara Eliya, we land at Katunayake at 9 am" + said,
                "2027-02-03",
                "2027-02-08",
                "Ella",
                "Nuwara Eliya");

        assertThat(said(planned)).doesNotContain("The first night is in Negombo");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Surf trip to Arugam Bay, beginners", "we want to learn to surf, 8 days in Arugam Bay"})
    void whoComesToSurfIsSentWhereOneCan(String request) {
        GraphState planned = PlannedTurn.of(request, "2026-12-20", "2026-12-27", "Arugam Bay");

        assertThat(activities(planned)).contains("Surf or swim in the bay of Weligama");
        assertThat(said(planned)).contains("Nobody surfs at Arugam Bay in December", "Arugam Bay all the same");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 days in Hikkaduwa with snorkelling, turtles and a bit of surfing",
                "3 days in Hikkaduwa, yoga, relaxing and surfing",
                "3 days in Hikkaduwa, maybe try surfing"
            })
    void whoSurfsBesideOtherThingsStaysWhereTheyWantToBe(String request) {
        GraphState planned = PlannedTurn.of(request, "2027-07-01", "2027-07-03", "Hikkaduwa");

        assertThat(activities(planned)).contains("Hikkaduwa").doesNotContain("Arugam Bay");
        assertThat(said(planned)).contains("Nobody surfs at Hikkaduwa in July", "name Arugam Bay");
    }

    @Test
    void inItsSeasonTheBayStays() {
        assertThat(activities(
                        PlannedTurn.of("Surf trip to Arugam Bay, beginners", "2027-07-20", "2027-07-24", "Arugam Bay")))
                .contains("Surf or swim at Arugam Bay");
    }

    @Test
    void whoEatsNoFishNorMilkIsSentToNoneOfEither() {
        GraphState planned =
                PlannedTurn.of("3 days in Jaffna, vegan couple, food", "2027-01-25", "2027-01-27", "Jaffna");

        assertThat(activities(planned)).doesNotContain("dried fish", "ice-cream");
    }

    @Test
    void whoSleepsInKeepsNobodyFromThePeak() {
        GraphState planned = PlannedTurn.of(
                "Half of our group wants to climb Adam's Peak, the others would rather sleep in. 3 days around Hatton",
                "2027-02-10",
                "2027-02-12",
                "Adam's Peak",
                "Hatton");

        assertThat(activities(planned)).contains("Climb Adam's Peak");
    }

    @Test
    void anHourToGoBackNeedsNoLittleWord() {
        GraphState planned = PlannedTurn.of(
                "a day in Galle, I arrive by train at 10 and go back 5pm", "2026-11-30", "2026-11-30", "Galle Fort");

        assertThat(planned.getItinerary()).allMatch(slot -> PlannedTurn.end(slot) <= 17 * 60);
    }

    private static String said(GraphState planned) {
        return String.join("\n", planned.getAssumptions());
    }

    private static String activities(GraphState planned) {
        return planned.getItinerary().stream().map(ItinerarySlot::getActivity).collect(Collectors.joining("\n"));
    }
}
