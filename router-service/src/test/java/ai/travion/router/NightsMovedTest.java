package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.router.wishes.Placement;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nights that go from one place of a trip to another, and companions who come later: the trip is as long as before and starts where it did. */
class NightsMovedTest {

    private static final List<ItinerarySlot> TO_THE_SEA =
            days("Kandy", "Kandy", "Kandy", "Ella", "Ella", "Mirissa", "Mirissa", "Mirissa", "Mirissa");

    private static List<ItinerarySlot> days(String... bases) {
        return IntStream.range(0, bases.length)
                .boxed()
                .flatMap(at -> {
                    var day = LocalDate.parse("2027-02-13").plusDays(at).toString();
                    return Stream.of(
                            slot(day, "09:00", "See " + bases[at], bases[at]),
                            slot(day, "18:30", "Dinner in " + bases[at], bases[at]));
                })
                .toList();
    }

    private static Dialogue toTheSea() {
        return aDialogue()
                .planning(TO_THE_SEA)
                .after(
                        "Plan 9 days from 13 February 2027: 3 nights Kandy, 2 nights Ella, 3 nights Mirissa, with some beach",
                        "2027-02-13",
                        "2027-02-21");
    }

    private static List<String> placed(GraphState state) {
        return state.getPreferences().orElseThrow().getOther().stream()
                .map(StatedValue::getValue)
                .filter(value -> Placement.in(value).isPresent())
                .toList();
    }

    private static void isAsLongAsBefore(GraphState state) {
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-13"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-21"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Actually I'd like to spend less time in Mirissa, 2 nights is enough. Use the other night for Galle|2 nights in Mirissa|2 nights in Galle Fort",
                "Mirissa: 1 night is enough, and give the other nights to Ella please|1 nights in Mirissa|5 nights in Ella",
                "2 nights in Kandy are plenty. Put the other night into Ella|2 nights in Kandy|3 nights in Ella",
                "Make the stay in Kandy one night longer and Ella one night less|4 nights in Kandy|1 nights in Ella",
                "one night more in Ella and one night less in Kandy please|3 nights in Ella|2 nights in Kandy",
                "Ella 1 night shorter, Kandy 1 night longer|1 nights in Ella|4 nights in Kandy"
            })
    void nightsGoFromOneStayToAnother(String said, String one, String other) {
        var state = toTheSea().hears(said);

        assertThat(placed(state)).contains(one, other);
        isAsLongAsBefore(state);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "There are 5 of us from Ella on now",
                "my sister joins from Kandy on",
                "My sister will join us in Ella with her son, he's 8",
                "we will be six from Ella onwards",
                "from Ella on there are 4 of us"
            })
    void whoComesLaterIsNoStartOfTheTrip(String said) {
        var state = toTheSea().hears(said);

        assertThat(state.getPreferences().orElseThrow().getOrigin()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"We land in Colombo, we do not start in Ella!", "we don't start from Ella, we land in Colombo"})
    void aStartThatIsDeniedIsTakenBack(String said) {
        var state = toTheSea().after("We start from Ella").hears(said);

        assertThat(state.getPreferences().orElseThrow().getOrigin().map(StatedValue::getValue))
                .contains("Colombo");
        isAsLongAsBefore(state);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Could we swap the beach for Mirissa?",
                "Swap the beach for Mirissa",
                "could you change the beach to Mirissa please?"
            })
    void aBeachThatIsSwappedForThePlaceItIsAtStaysThere(String said) {
        var state = toTheSea().hears(said);

        assertThat(state.getPreferences().orElseThrow().getAvoid().stream().map(StatedValue::getValue))
                .isEmpty();
        assertThat(state.getAssumptions()).anyMatch(note -> note.startsWith("Not changed: Mirissa is in the plan"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "just the overview",
                "how does the plan look now? just the overview",
                "Can you send me this as a summary?",
                "send me this as a summary",
                "short recap",
                "Give me a short recap of the whole trip"
            })
    void aRecapIsOfThePlanAsItStands(String said) {
        var state = toTheSea().hears(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getPlanStands()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Give me only day 3", "just day 3 please", "can you send me day 3 only?"})
    void onlyTheDayThatIsWantedIsShown(String said) {
        var state = toTheSea().after("tell me about nine arch bridge").hears(said);
        var asked = toTheSea().after("tell me about nine arch bridge").hears("what is on day 3?");

        assertThat(state.getRouteDecision()).isEqualTo(asked.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getTargetDate()).isEqualTo(asked.getTargetDate());
        assertThat(state.getFinalResponse()).isEqualTo(asked.getFinalResponse());
        assertThat(toTheSea().hears(said).getTargetDate()).contains(LocalDate.parse("2027-02-15"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Tom's knee is fine again, so we could do Little Adam's Peak",
                "my knee is fine again, add Ella Rock"
            })
    void aKneeThatIsWellAgainTakesTheLimitBack(String said) {
        var state = toTheSea().after("Tom has a bad knee, only short walks").hears(said);

        assertThat(state.getPreferences().orElseThrow().getWalkingTolerance().map(StatedValue::getValue))
                .isNotEqualTo(Optional.of("low"));
        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
    }
}
