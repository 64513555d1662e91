package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.PlannedStay;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Late in a long thread travellers point at what was told, put in or taken out in the turn before: it is that which is changed, and nothing else. */
class OfTheTurnBeforeTest {

    private static final List<ItinerarySlot> PLAN = List.of(
            slot("2027-03-06", "09:00", "Walk round Kandy Lake", "Kandy"),
            slot("2027-03-06", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-07", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-03-07", "13:30", "Walk the forest paths of Udawattakele", "Udawattakele Forest Reserve"),
            slot("2027-03-07", "16:00", "Walk through the Royal Botanic Gardens", "Royal Botanic Gardens Peradeniya"),
            slot("2027-03-07", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-08", "06:45", "Travel from Kandy to Ella by car", "Ella"),
            slot("2027-03-08", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-03-09", "06:00", "Hike to Ella Rock", "Ella Rock"),
            slot("2027-03-09", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-03-10", "14:30", "Time in Ella for a cooking class", "Ella"),
            slot("2027-03-10", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-03-11", "06:45", "Travel from Ella to Mirissa by car", "Mirissa"),
            slot("2027-03-11", "18:30", "Dinner in Mirissa", "Mirissa"),
            slot("2027-03-12", "13:00", "Travel from Mirissa to Negombo by car", "Negombo"));

    private static Dialogue aPlan() {
        return aDialogue()
                .planning(PLAN)
                .after(
                        "Plan 7 days from 6 March 2027: Kandy, Ella and Mirissa, flying home on the last day",
                        "2027-03-06",
                        "2027-03-12");
    }

    private static String edits(GraphState state) {
        return state.getDayEdits().stream()
                .map(edit -> "%s %s %s %s"
                        .formatted(
                                edit.getKind(),
                                edit.getDate()
                                        .map(day -> String.valueOf(day.getDayOfMonth()))
                                        .orElse("-"),
                                edit.getPart(),
                                edit.getThing())
                        .replaceAll("\\s+", " "))
                .collect(Collectors.joining(", "));
    }

    private static String stays(GraphState state) {
        return state.getStays().stream()
                .map(stay -> stay.getPlace() + " " + stay.getDays())
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "is Ella Rock hard?|can you put it a day later?|put 10 Ella Rock",
                "is Ella Rock hard?|move it one day earlier please|put 8 Ella Rock",
                "how are you?|skip the second stop on day 2|out - Udawattakele Forest Reserve",
                "the second stop on day 2, what is it about?|leave it out then|out - Udawattakele Forest Reserve",
                "how are you?|skip Kandy Lake|out - Walk round Kandy Lake",
                "how are you?|keep the beach days free|free 11 ",
                "how are you?|hike Ella Rock early, just that one, not the rest of the days|put 9 dawn Ella Rock",
                "how are you?|nothing on the day after the cooking class|free 11 ",
                "is Ella Rock worth it?|then skip it|out - Ella Rock",
                "how are you?|leave out Ella Rock and Kandy Lake|out - Ella Rock, out - Walk round Kandy Lake"
            })
    void theStopThatIsPointedAtIsChangedAlone(String before, String said, String edits) {
        assertThat(edits(aPlan().after(before).hears(said)).strip()).isEqualTo(edits.strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"then take that out", "leave out whatever is too much for her", "drop the hard ones please"})
    void whatAnAnswerNamedAsHardGoesTheHardestFirst(String said) {
        var state = aPlan().answering(
                        "Not all of it is easy for whoever walks little. Uphill: Hike to Ella Rock (day 4, 4 h). Say \"nothing strenuous\", and I change it.")
                .after("is anything in the plan too much for my mother, 75?")
                .hears(said);

        assertThat(edits(state)).isEqualTo("out - Ella Rock");
    }

    @Test
    void oneOfTwoSightsThatWereWeighedGoesForTheOther() {
        var state = aPlan().after("Is Ella Rock worth it, or should we see Udawattakele instead?")
                .hears("ok do Udawattakele then");

        assertThat(edits(state)).isEqualTo("out - Ella Rock");
    }

    @Test
    void soManyNightsOfSeveralStaysAreAskedBackAndShortenNoTrip() {
        var state = aPlan().after("how many nights do we have in each place?").hears("make it five");

        assertThat(state.getFinalResponse().orElseThrow()).startsWith("Which stay shall have five nights: ");
    }

    @Test
    void aWayFromWhereThePlanIsNotChangesNoOther() {
        var state = aPlan().hears("we'd like to go from Jaffna to Ella by train");

        assertThat(state.getAssumptions()).anyMatch(note -> note.startsWith("Not changed: Jaffna is not in the plan"));
        assertThat(state.getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .doesNotContain("by train");
    }

    @Test
    void whoEndsTheTripElsewhereDoesNotGoBack() {
        var state = aPlan().hears("we'd like to end in Mirissa instead of Negombo");

        assertThat(state.getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .contains("the trip ends in Mirissa");
    }

    @Test
    void whoJoinsForTheLastDaysLeavesThePlanToTheOthers() {
        var step = aPlan().says("a friend joins me for the last few days");

        assertThat(step.state().getFinalResponse()).get().asString().contains("a friend joins on day 5");
    }

    @Test
    void ofTwoPlacesTheNearerIsTakenAndToldSo() {
        var state = aPlan().hears("add a safari, Udawalawe or Yala, whichever is easier");

        assertThat(state.getAssumptions()).anyMatch(note -> note.startsWith("Of the two I took "));
    }

    @Test
    void aFlightThatIsToldAfterAQuestionIsThatOfThePlan() {
        var state = aPlan().after("how far is it from Bentota to Jaffna?")
                .hears("our flight leaves at 7 in the evening on the 12th");

        assertThat(state.getTargetLocations()).contains("Kandy", "Ella", "Mirissa");
        assertThat(state.getTargetDate()).hasValue(LocalDate.parse("2027-03-06"));
    }

    @Test
    void whatAnAnswerToldOfIsPutOnTheDayThatIsNamed() {
        var state = aPlan().answering("See a dance show at dusk, which many like best.")
                .after("anything for the evening in Kandy?")
                .hears("put that on day 1");

        assertThat(edits(state)).isEqualTo("put 6 dance-show");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "how many nights in Mirissa?|make it one more|Kandy 2, Ella 2, Mirissa 3",
                "how many nights in Mirissa?|one more please|Kandy 2, Ella 2, Mirissa 3",
                "how many nights in Mirissa?|make it three|Kandy 2, Ella 1, Mirissa 4",
                "how long do we have in Kandy?|that's too long, make it one night less and give it to the beach|Kandy 1, Ella 3, Mirissa 3",
                "how are you?|give me one more night in Ella and one less in Jaffna|Kandy 1, Ella 4, Mirissa 2",
                "how are you?|swap Jaffna for Galle|Kandy 2, Ella 2, Mirissa 1, Galle Fort 2",
                "where do we sleep on day 4?|can we stay one night less there and one more in Kandy?|Kandy 3, Ella 2, Mirissa 2",
                "how are you?|swap the last night in Ella for Galle|Kandy 2, Ella 2, Mirissa 1, Galle Fort 2",
                "how are you?|add a day in Mirissa|Kandy 2, Ella 2, Mirissa 3"
            })
    void aNightGoesToTheStayThatIsMeantAndNoDayPastTheFlightHome(String before, String said, String stays) {
        var state = aPlan().after(before).hears(said);

        assertThat(state.getStays().stream().mapToInt(PlannedStay::getDays).sum())
                .isEqualTo(7);
        assertThat(stays(state).replaceFirst(", Negombo \\d", "").split(", "))
                .containsExactlyInAnyOrder(stays.split(", "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can we go to Ella by train?",
                "we'd like to take the train to Ella please",
                "put the train ride to Ella in",
                "we'd also like to take the scenic train to Ella"
            })
    void whoWantsATrainToOnePlaceHasTheCarForTheOthers(String said) {
        assertThat(aPlan().hears(said).getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .contains("by train from Kandy to Ella")
                .doesNotContain("by train");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "move the safari to the afternoon|the plan has no safari",
                "move Sigiriya to the morning|Sigiriya is not in the plan, so there is nothing of it to move",
                "put the train ride to Jaffna in|Jaffna is not in the plan, so no way of it leads there",
                "keep the rest as it is|everything else stays as it is",
                "can we do rafting|for rafting one goes to Kitulgala",
                "we'd also love to do a cooking class|That is in the plan already",
                "her flight is on the 11th at noon, mine stays|Noted: her flight is on the 11th at noon",
                "which days are free now?|3 days are without a stop",
                "what date is day 2 now?|Day 2, Sunday 7 March, which ends in Kandy",
                "which weekday is the last day?|Day 7, Friday 12 March",
                "what will it cost us all together?|prices are not known here"
            })
    void whatCannotBeMovedOrIsOnlyAskedIsTold(String said, String told) {
        var step = aPlan().says(said);

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse()).get().asString().contains(told);
    }

    @Test
    void whatWasOnlyAskedIsForgottenAndNoStayWithIt() {
        var step = aPlan().after("can I be in Kandy for the full moon?").says("forget it");

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse()).get().asString().contains("the plan stays as it is");
        assertThat(step.state().getTargetLocations()).contains("Kandy");
    }

    @Test
    void aPlanThatWasChangedForAKneeComesBackWithIt() {
        var gentle = PLAN.stream()
                .filter(slot -> !slot.getLocation().equals("Ella Rock"))
                .toList();

        var state = aPlan().planning(gentle)
                .after("Piotr has a bad knee, so no steep climbs please", "2027-03-06", "2027-03-12")
                .hears("actually his knee is fine, forget that");

        assertThat(state.getAssumptions()).anyMatch(note -> note.startsWith("Your last change is taken back"));
        assertThat(state.getMessages())
                .noneMatch(message -> message.getContent().contains("knee"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"so what did you drop for that?", "what changed", "and what did you shorten for that?"})
    void whatWentForTheLastChangeIsTold(String asked) {
        var gentle = PLAN.stream()
                .filter(slot -> !slot.getLocation().equals("Ella Rock"))
                .toList();

        var step = aPlan().planning(gentle)
                .after("no hikes please", "2027-03-06", "2027-03-12")
                .says(asked);

        assertThat(step.state().getFinalResponse()).get().asString().contains("left out: Ella Rock");
    }

    @Test
    void whatAChangeDidToOneStayIsToldOfIt() {
        var gentle = PLAN.stream()
                .filter(slot -> !slot.getLocation().equals("Ella Rock"))
                .toList();

        var step = aPlan().planning(gentle)
                .after("no hikes please", "2027-03-06", "2027-03-12")
                .says("does that change anything in Ella?");

        assertThat(step.state().getFinalResponse()).get().asString().contains("left out: Hike to Ella Rock");
    }

    @Test
    void whatIsStillTooFullIsLighterThoughItsPaceIsRelaxed() {
        var state = aPlan().after("a relaxed pace please", "2027-03-06", "2027-03-12")
                .hears("slow it down a bit, it's too packed");

        assertThat(edits(state).strip()).isEqualTo("lighter 7");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "We're Marta and Piotr, plan 5 days in Kandy from 3 February 2027|2",
                "Plan 5 days in Kandy for two from 3 February 2027|2",
                "a trip to Kandy for three, 5 days from 3 February 2027|3",
                "We're German and Polish, plan 5 days in Kandy from 3 February 2027|0",
                "Plan 5 days from 3 February 2027, stay in Kandy for two|0"
            })
    void thoseWhoTravelAreCountedByTheirNamesAndByTheWay(String said, int people) {
        var party = aDialogue().hears(said).getPreferences().flatMap(known -> known.getParty());

        assertThat(party.map(stated -> stated.getAdults()).orElse(0)).isEqualTo(people);
    }
}
