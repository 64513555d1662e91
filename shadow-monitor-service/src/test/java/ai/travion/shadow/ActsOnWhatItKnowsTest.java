package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the plan warns of it has reckoned with in its own hours. */
class ActsOnWhatItKnowsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Plan Adam's Peak by night       | 2027-02-06 | 2027-02-06
                    Plan Adam's Peak for sunrise    | 2027-02-07 | 2027-02-07
                    Climb Adam's Peak, two days     | 2027-01-22 | 2027-01-23
                    """)
    void onAFullNightOneSetsOutForTheQueue(String request, String from, String to) {
        GraphState planned = PlannedTurn.of(request + " for the sunrise", from, to, "Adam's Peak");

        assertThat(climb(planned)).isLessThan("01:45");
        assertThat(said(planned)).contains("you set out an hour and a half earlier");
    }

    @Test
    void onAnyOtherNightOneSleepsLonger() {
        GraphState planned =
                PlannedTurn.of("Plan Adam's Peak for the sunrise", "2027-02-03", "2027-02-03", "Adam's Peak");

        assertThat(climb(planned)).isGreaterThan("02:00");
        assertThat(said(planned)).doesNotContain("steps are fullest");
    }

    @Test
    void theDayOfAFeastIsExplainedOnce() {
        GraphState planned = PlannedTurn.of(
                "Plan 2 days in Kandy for the Esala Perahera 2027",
                "2027-08-15",
                "2027-08-16",
                List.of(
                        "You named no first day, so the plan is for 15 August 2027 to 16 August 2027; tell me your first day and I move it."),
                "Kandy");

        assertThat(planned.getAssumptions().stream().filter(said -> said.startsWith("You named no")))
                .hasSize(1);
    }

    @Test
    void whoWatchesThePeraheraIsNotSentToTheServiceAtThatHour() {
        GraphState planned =
                PlannedTurn.of("Plan 2 days in Kandy for the Esala Perahera", "2027-08-15", "2027-08-16", "Kandy");

        assertThat(planned.getItinerary()).anyMatch(slot -> slot.getActivity().contains("Perahera"));
        assertThat(planned.getItinerary().stream().map(slot -> slot.getNotes().orElse("")))
                .noneMatch(note -> note.contains("come back for it and eat afterwards"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Our cruise ship docks in Colombo from 8am to 5pm. What can we do in that one day? back on board by 4.30 pm please",
                "We come by cruise ship, it is in port from 8 am to 5 pm, plan the day in Colombo"
            })
    void whoComesByShipGoesAshoreFirst(String request) {
        GraphState planned = PlannedTurn.of(request, "2027-01-12", "2027-01-12", "Colombo");

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .noneMatch(slot -> slot.getActivity().startsWith("Breakfast"))
                .allMatch(slot -> slot.getTime().compareTo("09:00") >= 0);
        assertThat(said(planned)).contains("breakfast on board", "be back at the pier by");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Cruise passengers, one day in Galle, ship leaves at 17:00|Galle Fort|16:00",
                "My cruise ship leaves Galle at 5 pm, plan our day in Galle from 9am|Galle Fort|16:00",
                "Our ship docks at Galle at 07:00 and all aboard is 16:30. Plan our day please|Galle Fort|16:00",
                "Cruise ship in Trincomalee 08:00-18:00, what can we see?|Trincomalee|17:00",
                "We come with a cruise ship, back on board by 3 pm. A day in Colombo|Colombo|14:30",
                "Our ship sails at 6 in the evening from Colombo, a day ashore please|Colombo|17:00"
            })
    void whoComesByShipIsBackAtThePierBeforeItSails(String request, String place, String back) {
        GraphState planned = PlannedTurn.of(request, "2027-02-20", "2027-02-20", place);

        assertThat(planned.getItinerary())
                .anyMatch(slot -> slot.getLocation().equals(place))
                .allMatch(slot -> PlannedTurn.end(slot) <= minutes(back));
        assertThat(said(planned)).contains("be back at the pier by " + back).doesNotContain("Not kept");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A day in Colombo with a sunset cruise at 17:00",
                "A day in Colombo, the museum of the ship wreck closes at 17:00"
            })
    void aBoatForPleasureIsNoShipToCatch(String request) {
        assertThat(said(PlannedTurn.of(request, "2027-02-20", "2027-02-20", "Colombo")))
                .doesNotContain("pier");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a day in Mirissa with whale watching, the ship leaves at 6:30 am",
                "A day in Mirissa, our ship to the whales goes out at 7",
                "A day in Mirissa to see dolphins, my boat leaves at 06:30"
            })
    void aShipToTheWhalesIsNoCruise(String request) {
        assertThat(said(PlannedTurn.of(request, "2027-02-20", "2027-02-20", "Mirissa")))
                .doesNotContain("pier")
                .doesNotContain("on board");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A day in Galle, our cruise ship sails at 6:30 am",
                "A day in Galle, our ship sails at 7 in the morning",
                "A day in Galle, the cruise liner leaves at 06:00"
            })
    void aShipThatSailsInTheMorningDoesNotWaitUntilTheEvening(String request) {
        assertThat(said(PlannedTurn.of(request, "2027-02-20", "2027-02-20", "Galle Fort")))
                .doesNotContain("sails at 18:")
                .doesNotContain("sails at 19:");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 4 days: Kandy, Ella, Galle, Colombo airport.",
                "4 days please: Kandy, Ella, Galle, then the airport",
                "We would like Kandy, Ella, Galle, CMB"
            })
    void theAirportBehindAListOfPlacesIsTheEndAlone(String request) {
        var planned = PlannedTurn.of(request, "2027-02-10", "2027-02-13", "Kandy", "Ella", "Galle Fort");

        assertThat(planned.getItinerary().getFirst().getLocation()).isNotEqualTo("Negombo");
        assertThat(planned.getItinerary().getLast().getLocation()).isEqualTo("Negombo");
        assertThat(said(planned)).doesNotContain("starts at the airport");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Kandy and Ella, 10 to 13 February, Colombo airport",
                "Kandy and Ella for 4 days, via Colombo airport",
                "Kandy and Ella, 4 days, CMB"
            })
    void theAirportBehindTheDatesIsBothEnds(String request) {
        assertThat(said(PlannedTurn.of(request, "2027-02-10", "2027-02-13", "Kandy", "Ella")))
                .contains("starts at the airport", "ends beside the airport");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4 days in Kandy and Galle, drop us at the airport, we fly home on 13 February",
                "4 days in Kandy and Galle, finish at the airport, flying out on 13 February",
                "4 days in Kandy and Galle from 10 February. We end at the airport; return flight on 13 February"
            })
    void aPlanThatEndsAtTheAirportIsNotSaidToEndFarFromIt(String request) {
        assertThat(said(PlannedTurn.of(request, "2027-02-10", "2027-02-13", "Kandy", "Galle Fort")))
                .contains("ends beside the airport")
                .doesNotContain("far from the airport");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 3 days in Ella, then train to Kandy.",
                "3 nights in Ella, train to Kandy",
                "We stay in Ella, then the train to Kandy, no early starts"
            })
    void aTrainInTheEndIsTheWayOnward(String request) {
        assertThat(PlannedTurn.of(request, "2027-02-10", "2027-02-12", "Ella", "Kandy")
                        .getItinerary())
                .noneMatch(slot -> slot.getLocation().equals("Kandy"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sigiriya, Kandy, train to Ella.",
                "Sigiriya, Kandy, train to Ella, safari",
                "Kandy, then train to Ella, then Sigiriya"
            })
    void aTrainInAListLeadsToAStop(String request) {
        assertThat(PlannedTurn.of(request, "2027-02-10", "2027-02-14", "Sigiriya", "Kandy", "Ella")
                        .getItinerary())
                .anyMatch(slot -> slot.getLocation().equals("Ella"));
    }

    private static int minutes(String clock) {
        return Integer.parseInt(clock.substring(0, 2)) * 60 + Integer.parseInt(clock.substring(3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Mosques and Islamic heritage in Colombo, 1 day",
                "A day in Colombo with mosques and halal food",
                "Colombo for a day, we want to see a mosque"
            })
    void whoWishesForAMosqueIsToldThatNoneIsPlanned(String request) {
        assertThat(said(PlannedTurn.of(request, "2027-02-23", "2027-02-23", "Colombo")))
                .contains("No mosque is planned");
    }

    @Test
    void aMosqueThatIsKnownIsNotDenied() {
        assertThat(said(PlannedTurn.of(
                        "A day in Beruwala with the Kechimalai mosque", "2027-02-23", "2027-02-23", "Beruwala")))
                .doesNotContain("No mosque is planned");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Knuckles range trekking 3 days, experienced hikers",
                "3 days of trekking in the Knuckles, camping",
                "a multi-day trek in the Knuckles"
            })
    void aTrekOfSeveralDaysIsNotPromised(String request) {
        assertThat(said(PlannedTurn.of(request, "2027-03-10", "2027-03-12", "Knuckles Mountain Range")))
                .contains("no trek from night to night");
    }

    @Test
    void aRideByTrainIsNoDriveThatANightWouldEase() {
        assertThat(said(PlannedTurn.of(
                        "Kandy, the train to Ella, Mirissa, 6 days",
                        "2027-03-01",
                        "2027-03-06",
                        "Kandy",
                        "Ella",
                        "Mirissa")))
                .contains("by train")
                .doesNotContain("a night on the way would ease it");
    }

    @Test
    void thePlacesThatWeChoseWereNamedInNoOrder() {
        assertThat(said(PlannedTurn.of(
                        "6 days of landscapes, no crowds", "2026-11-30", "2026-12-05", "Ella", "Kandy", "Haputale")))
                .doesNotContain("in which you named them");
    }

    @Test
    void aDayInTownWithoutAShipBeginsWithBreakfast() {
        assertThat(PlannedTurn.of("Plan a day in Colombo from 8am to 5pm", "2027-01-12", "2027-01-12", "Colombo")
                        .getAssumptions())
                .noneMatch(said -> said.contains("on board"));
    }

    @Test
    void aSingleDayIsSpokenOfAsOne() {
        String said =
                said(PlannedTurn.of("Plan a day in Colombo from 8am to 5pm", "2027-01-12", "2027-01-12", "Colombo"));

        assertThat(said).contains("The day is planned from 08:00 to 17:00").doesNotContain("Every day", "last day");
    }

    @Test
    void andSeveralAsMany() {
        assertThat(said(PlannedTurn.of(
                        "Plan 2 days in Colombo, each day from 8am to 5pm", "2027-01-12", "2027-01-13", "Colombo")))
                .contains("Every day is planned from 08:00 to 17:00");
    }

    private static String climb(GraphState planned) {
        return planned.getItinerary().stream()
                .filter(slot -> slot.getActivity().startsWith("Climb Adam's Peak"))
                .map(ItinerarySlot::getTime)
                .findFirst()
                .orElse("none");
    }

    private static String said(GraphState planned) {
        return planned.getAssumptions().stream().collect(Collectors.joining("\n"));
    }
}
