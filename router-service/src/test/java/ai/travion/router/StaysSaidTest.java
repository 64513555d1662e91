package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static java.util.Collections.nCopies;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.router.wishes.Placement;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How many nights places of a trip have and where in it they come: only nights that are added make it longer, and all else keeps its turn. */
class StaysSaidTest {

    private static final List<ItinerarySlot> ROUND = days(
            "Negombo",
            "Sigiriya",
            "Sigiriya",
            "Kandy",
            "Kandy",
            "Ella",
            "Ella",
            "Kataragama",
            "Galle Fort",
            "Galle Fort");

    private static List<ItinerarySlot> days(String... bases) {
        return IntStream.range(0, bases.length)
                .boxed()
                .flatMap(at -> {
                    var day = LocalDate.parse("2027-02-13").plusDays(at).toString();
                    var visited = bases[at].equals("Kataragama") ? "Yala National Park" : bases[at];
                    return List.of(
                            slot(day, "09:00", "See " + visited, visited),
                            slot(day, "18:30", "Dinner in " + bases[at], bases[at]))
                            .stream();
                })
                .toList();
    }

    private static Dialogue aRound() {
        return aDialogue()
                .planning(ROUND)
                .after(
                        "Plan 10 days in Sri Lanka from 13 February with Negombo, Sigiriya, Kandy, Ella, Yala and Galle",
                        "2027-02-13",
                        "2027-02-22");
    }

    private static Dialogue aWeekOfTheSouth() {
        return aDialogue()
                .planning(days("Kandy", "Ella", "Ella", "Galle Fort", "Galle Fort"))
                .after("Plan 5 days from 13 February with Kandy, Ella and Galle", "2027-02-13", "2027-02-17");
    }

    private static Dialogue threeWeeks() {
        var places = Stream.of(nCopies(6, "Kandy"), nCopies(8, "Ella"), nCopies(7, "Galle Fort"))
                .flatMap(List::stream)
                .toArray(String[]::new);
        return aDialogue()
                .planning(days(places))
                .after("Plan 21 days from 13 February with Kandy, Ella and Galle", "2027-02-13", "2027-03-05");
    }

    private static long days(GraphState state) {
        return ChronoUnit.DAYS.between(
                        state.getTargetDate().orElseThrow(),
                        state.getTargetEndDate().orElseThrow())
                + 1;
    }

    private static String placed(GraphState state) {
        return String.join(
                ", ",
                state.getPreferences().orElseThrow().getOther().stream()
                        .map(StatedValue::getValue)
                        .filter(value -> Placement.in(value).isPresent())
                        .toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "add mirissa at the end, 2 nights|2 nights in Mirissa|Negombo, Sigiriya, Kandy, Ella, Yala National Park, Galle Fort, Mirissa|12",
                "add galle and mirissa at the end, 2 nights each|2 nights in Galle Fort, 2 nights in Mirissa|Negombo, Sigiriya, Kandy, Ella, Yala National Park, Galle Fort, Mirissa|12",
                "add mirissa for 2 nights before galle|2 nights in Mirissa|Negombo, Sigiriya, Kandy, Ella, Yala National Park, Mirissa, Galle Fort|12",
                "could you add 2 nights in mirissa between yala and galle|2 nights in Mirissa|Negombo, Sigiriya, Kandy, Ella, Yala National Park, Mirissa, Galle Fort|12",
                "please add a night in Bentota before our flight|1 nights in Bentota|Negombo, Sigiriya, Kandy, Ella, Yala National Park, Galle Fort, Bentota|11",
                "galle first, 2 nights|2 nights in Galle Fort|Galle Fort, Negombo, Sigiriya, Kandy, Ella, Yala National Park|10",
                "put 3 nights in ella right after sigiriya|3 nights in Ella|Negombo, Sigiriya, Ella, Kandy, Yala National Park, Galle Fort|10"
            })
    void aPlaceHasItsNightsAndItsTurnAndOnlyWhatIsAddedComesOnTop(String said, String nights, String places, int days) {
        var state = aRound().hears(said);

        assertThat(String.join(", ", state.getTargetLocations())).isEqualTo(places);
        assertThat(placed(state)).isEqualTo(nights);
        assertThat(days(state)).isEqualTo(days);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "add 1 night in negombo at the beginning of the trip|Negombo, Kandy, Ella, Galle Fort|6",
                "start with one night in negombo after the flight|Negombo, Kandy, Ella, Galle Fort|5",
                "start at the beach instead, negombo for 1 night after the flight|Negombo, Kandy, Ella, Galle Fort|5",
                "we land in colombo so negombo has to be the first day|Negombo, Kandy, Ella, Galle Fort|5",
                "we land in colombo so negombo has to be the first day and ella comes before kandy|Negombo, Ella, Kandy, Galle Fort|5",
                "switch the days around: ella before kandy|Ella, Kandy, Galle Fort|5",
                "can you switch the order: galle before ella please|Kandy, Galle Fort, Ella|5"
            })
    void whatIsPutFirstOrBesideAnotherComesThere(String said, String places, int days) {
        var state = aWeekOfTheSouth().hears(said);

        assertThat(String.join(", ", state.getTargetLocations())).isEqualTo(places);
        assertThat(days(state)).isEqualTo(days);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "we only want one day in yala|Yala National Park has 1 night",
                "sleep two nights in ella|Ella has 2 nights",
                "two nights in kandy please|Kandy has 2 nights",
                "jaffna before anuradhapura|Anuradhapura is not in the plan"
            })
    void whatThePlanHasAlreadyOrCannotHaveIsSaidAndNothingIsChanged(String said, String note) {
        var state = aRound().hears(said);

        assertThat(state.getFinalResponse()).get().asString().contains(note);
        assertThat(state.getTargetLocations())
                .containsExactly("Negombo", "Sigiriya", "Kandy", "Ella", "Yala National Park", "Galle Fort");
        assertThat(days(state)).isEqualTo(10);
    }

    @Test
    void whatIsTooMuchOfAPlaceGoesToTheOthers() {
        var state = aRound().hears("too much sigiriya, 1 day there is enough");

        assertThat(placed(state)).isEqualTo("1 nights in Sigiriya");
        assertThat(days(state)).isEqualTo(10);
    }

    @Test
    void aTripThatIsAsLongAsAPlanCanBeTakesFurtherNightsFromItsOtherPlaces() {
        var state = threeWeeks().hears("make it 9 nights in ella instead of 8");

        assertThat(placed(state)).isEqualTo("9 nights in Ella");
        assertThat(days(state)).isEqualTo(21);
        assertThat(state.getAssumptions()).contains("Ella has 9 nights now; the trip is as long as before.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "two nights in Ella are too many|1 nights in Ella",
                "2 nights in Kandy is too much|1 nights in Kandy",
                "Ella for two nights is too long|1 nights in Ella"
            })
    void nightsThatAreTooManyAreOneLess(String said, String nights) {
        var state = aRound().hears(said);

        assertThat(placed(state)).isEqualTo(nights);
        assertThat(state.getAssumptions()).noneMatch(note -> note.contains("has 2 nights"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"make it 6 days", "6 days instead", "make it one day longer"})
    void aLengthThatIsOfNoPlaceIsThatOfTheTrip(String said) {
        assertThat(days(aWeekOfTheSouth().hears(said))).isEqualTo(6);
    }

    @Test
    void aFlightHomeEndsTheTripWhateverIsAdded() {
        var dialogue = aDialogue()
                .planning(days("Negombo", "Nuwara Eliya", "Ella", "Ella", "Kataragama"))
                .after(
                        "I land 13 feb at 14:30 and leave 18 feb 01:15. nuwara eliya, ella and yala",
                        "2027-02-13",
                        "2027-02-17");

        var state = dialogue.hears("add a day in kandy");

        assertThat(state.getTargetLocations()).contains("Kandy");
        assertThat(days(state)).isEqualTo(5);
    }

    @Test
    void theDayAfterThatOfAPlaceIsToldAndNoneIsAdded() {
        var state = aRound().after("add 1 night in negombo at the beginning of the trip", "2027-02-13", "2027-02-22")
                .hears("and the day after?");

        assertThat(state.getRewrittenQuery()).contains("What is on day 2?");
        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-14"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "make it 6 days, start 14 feb|2027-02-14|2027-02-19",
                "3 nights more please, so we leave on 20 february|2027-02-13|2027-02-20"
            })
    void aLengthAndADateOfOneBreathAreBothHeard(String said, String first, String last) {
        var state = aWeekOfTheSouth().hears(said);

        assertThat(state.getTargetDate()).contains(LocalDate.parse(first));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse(last));
    }

    @Test
    void whoLandsOnAnotherDayFliesHomeOnTheSame() {
        var state = aDialogue()
                .planning(days("Negombo", "Nuwara Eliya", "Ella", "Ella", "Negombo"))
                .after(
                        "I land 13 feb at 14:30 and leave 18 feb 01:15. nuwara eliya and ella",
                        "2027-02-13",
                        "2027-02-17")
                .hears("flight changed, we land 14 feb instead");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-14"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-17"));
        assertThat(state.getAssumptions())
                .containsOnlyOnce(
                        "You land on 14 February 2027 now and fly home as before, so the plan is for 4 days.");
    }
}
