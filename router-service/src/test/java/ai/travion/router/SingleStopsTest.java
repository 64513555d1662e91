package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One stop is left out, put back, asked for or looked for, and the rest of a plan stays. */
class SingleStopsTest {

    private static final String ORDER = "Plan 3 days in Sigiriya and Kandy from 1 February 2027";
    private static final ItinerarySlot CLIMB =
            slot("2027-02-01", "14:30", "Climb Sigiriya past the frescoes to the summit", "Sigiriya");
    private static final ItinerarySlot FROM_BELOW = slot("2027-02-01", "14:30", "See Sigiriya from below", "Sigiriya");
    private static final List<ItinerarySlot> REST = List.of(
            slot("2027-02-01", "18:30", "Dinner in Sigiriya", "Sigiriya"),
            slot("2027-02-02", "06:45", "Travel from Sigiriya to Kandy by car", "Kandy"),
            slot("2027-02-02", "16:55", "Walk round Kandy Lake", "Kandy"),
            slot("2027-02-02", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-02-03", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-02-03", "18:30", "Dinner in Kandy", "Kandy"));

    private static List<ItinerarySlot> with(ItinerarySlot first) {
        return Stream.concat(Stream.of(first), REST.stream()).toList();
    }

    /** The climb is in the plan first, and after that message no more. */
    private static Dialogue withoutTheClimbAfter(String message) {
        return aDialogue()
                .planning(with(CLIMB))
                .answering(
                        "Here is a plan for Sigiriya and Kandy, Monday 1 February 2027 to Wednesday 3 February 2027.")
                .after(ORDER)
                .planning(with(FROM_BELOW))
                .answering(
                        "Here is a plan for Sigiriya and Kandy, Monday 1 February 2027 to Wednesday 3 February 2027.")
                .after(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"put the climb back in", "the climb in after all please", "ok, add the climb again"})
    void aStopThatWasLeftOutComesBackWithThePlanThatHadIt(String message) {
        var state = withoutTheClimbAfter("skip the sigiriya climb").hears(message);

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getAssumptions()).anyMatch(note -> note.startsWith("Your last change is taken back"));
        assertThat(state.getPreferences().orElseThrow().getOther()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"put the climb back in", "i want to climb sigiriya", "we'd still like to climb Sigiriya"})
    void aClimbThatWentWithAnotherWishIsPlannedWithoutAQuestion(String message) {
        var state = withoutTheClimbAfter("less walking").hears(message);

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .contains("Sigiriya all the same");
    }

    @Test
    void aHikeOfItsOwnPlaceComesBackWithoutAQuestion() {
        var hike = slot("2027-02-01", "06:05", "Hike to Ella Rock", "Ella Rock");
        var stroll = slot("2027-02-01", "13:30", "Stroll along the main street of Ella", "Ella");
        var dinner = slot("2027-02-01", "18:30", "Dinner in Ella", "Ella");
        var state = aDialogue()
                .planning(List.of(hike, stroll, dinner))
                .after("Plan a day in Ella on 1 February 2027")
                .planning(List.of(stroll, dinner))
                .after("less walking")
                .hears("could we add the ella rock hike again");

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getTargetLocations()).contains("Ella Rock");
    }

    @Test
    void whereAStopThatIsNoMoreWasIsTold() {
        var answer = withoutTheClimbAfter("less walking").hears("which day is the climb?");

        assertThat(answer.getFinalResponse().orElseThrow())
                .contains("has it no more", "Climb Sigiriya past the frescoes to the summit was on day 1");
    }

    @Test
    void oneSightThatThePlanHasNotIsNoWordAgainstItsKind() {
        var state = aDialogue().planning(with(CLIMB)).after(ORDER).hears("leave out the yatala stupa");

        assertThat(state.getPlanStands()).isTrue();
        assertThat(state.getPreferences().orElseThrow().getAvoid()).isEmpty();
        assertThat(state.getPreferences().orElseThrow().getOther()).isEmpty();
        assertThat(state.getAssumptions()).anyMatch(note -> note.contains("the yatala stupa is not in the plan"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"skip the buddhist temple", "leave out the old temple"})
    void aSightThatIsCalledByItsKindIsThatOfThePlan(String message) {
        var state = aDialogue().planning(with(CLIMB)).after(ORDER).hears(message);

        assertThat(state.getPlanStands()).isFalse();
        assertThat(state.getAssumptions()).noneMatch(note -> note.contains("not in the plan"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"take the climb out", "take the climb out again", "take the climb off please"})
    void whatIsLeftOutTwiceStaysOut(String message) {
        var state = withoutTheClimbAfter("skip the sigiriya climb").hears(message);

        assertThat(state.getAssumptions()).noneMatch(note -> note.startsWith("Your last change is taken back"));
    }

    @Test
    void aSecondOneIsNotLeftOutWhereThereIsOne() {
        var answer = aDialogue().planning(with(CLIMB)).after(ORDER).hears("take the second temple out");

        assertThat(answer.getFinalResponse().orElseThrow())
                .startsWith("There is only one in the plan: Visit the Temple of the Tooth on day 3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kids want to see elephants. where's best for that?",
                "the kids would love to see elephants, where is best?"
            })
    void whereSomethingIsBestIsAskedAndNotOrdered(String message) {
        var state = aDialogue().planning(with(CLIMB)).after(ORDER).hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The kids want to see elephants, where's best for that?|with the kids",
                "In Kandy in July we want to see elephants, where is best?|Kandy",
                "In Kandy in July we want to see elephants, where is best?|July",
                "with a baby we want to see elephants, where is best?|baby"
            })
    void whatIsSaidBesideTheWishIsAskedToo(String message, String kept) {
        assertThat(aDialogue().searchesFor(message)).contains(kept);
    }

    @Test
    void whatIsNotWishedForIsNotSought() {
        assertThat(aDialogue().searchesFor("We don't want to see elephants, where is best?"))
                .doesNotContain("best place to see elephants");
    }

    @ParameterizedTest
    @ValueSource(strings = {"put that in", "great, add it to the plan please", "can you fit that in"})
    void whatTheAnswerNamedFirstIsPutIn(String message) {
        var state = aDialogue()
                .planning(with(CLIMB))
                .after(ORDER)
                .answering("Here is what I know: Udawalawe National Park is the surest place to see elephants.")
                .after("kids want to see elephants. where's best for that?")
                .hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).contains("Udawalawe National Park", "Sigiriya", "Kandy");
    }

    @ParameterizedTest
    @ValueSource(strings = {"move the whales to the first day", "whales on day 1 please", "add whale watching"})
    void aBoatThatIsFarFromThatDayChangesNothing(String message) {
        var state = aDialogue().planning(with(CLIMB)).after(ORDER).hears(message);

        assertThat(state.getPreferences().orElseThrow().getOther()).isEmpty();
        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Sigiriya", "Kandy");
    }

    @Test
    void whenOneArrivesAndWhenOneLeavesIsTold() {
        var dialogue = aDialogue().planning(with(CLIMB)).after(ORDER);

        assertThat(dialogue.hears("when do we get to Kandy").getFinalResponse().orElseThrow())
                .startsWith("You are there about 07:45.");
        assertThat(dialogue.hears("what time do we leave on day 2")
                        .getFinalResponse()
                        .orElseThrow())
                .contains("Travel from Sigiriya to Kandy by car at 06:45")
                .doesNotContain("Kandy Lake");
    }

    @Test
    void aBitOfAKindIsAWishForThePlan() {
        var state = aDialogue().planning(with(CLIMB)).after(ORDER).hears("can we do a bit of surfing too");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
    }

    @Test
    void picturesOfAKindAreNoWishForThePlan() {
        assertThat(aDialogue().planning(with(CLIMB)).after(ORDER).searchesFor("can we see some beach photos?"))
                .doesNotContain("We would like");
    }

    @Test
    void whatWasWishedForAndIsForgottenIsLeftOut() {
        var state = aDialogue()
                .answering("Here is a plan for Unawatuna and Mirissa.")
                .after("plan 5 days from 23 december, party and whales")
                .hears("forget the party stuff");

        assertThat(state.getPreferences().orElseThrow().getAvoid())
                .extracting(StatedValue::getValue)
                .containsExactly("nightlife");
    }

    @Test
    void whatWasNeverForbiddenStaysAndWhatWasIsAllowedAgain() {
        var dialogue = aDialogue().after("plan 5 days in Mirissa and Galle from 1 February 2027");

        var denied = dialogue.hears("we never said no beaches");

        assertThat(denied.getPlanStands()).isTrue();
        assertThat(denied.getPreferences().orElseThrow().getAvoid()).isEmpty();

        var lifted = dialogue.after("no beaches").hears("we didn't ask you to skip the beach");

        assertThat(lifted.getPreferences().orElseThrow().getAvoid()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what have we got now?",
                "what does the plan look like now?",
                "so where are we at",
                "give me the whole plan once more please",
                "ok, how does our itinerary look so far?",
                "can I see the plan again",
                "quick recap please"
            })
    void aRecapIsThePlanAsItStands(String message) {
        var state = aDialogue()
                .planning(with(CLIMB))
                .after(ORDER)
                .after("is Kandy safe at night?")
                .hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getPlanStands()).isTrue();
        assertThat(state.getItinerary()).contains(CLIMB);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Show me the whole plan again please",
                "give us the full itinerary one more time",
                "print our current plan again please",
                "can you show me the entire plan"
            })
    void whoWantsToBeShownThePlanIsToldOfNoShowInIt(String message) {
        var dance = slot("2027-02-02", "17:05", "Time in Kandy for a show of Kandyan dance", "Kandy");
        var state = aDialogue()
                .planning(Stream.concat(with(CLIMB).stream(), Stream.of(dance)).toList())
                .after(ORDER)
                .after("What should we pack?")
                .hears(message);

        assertThat(state.getPlanStands()).isTrue();
        assertThat(state.getFinalResponse()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"what have we got on day 2?", "where are we on sunday night", "what does Kandy look like now?"})
    void whatAsksOfAPartIsNoRecap(String message) {
        var state = aDialogue()
                .planning(with(CLIMB))
                .after(ORDER)
                .after("is Kandy safe at night?")
                .hears(message);

        assertThat(state.getPlanStands()).isFalse();
    }
}
