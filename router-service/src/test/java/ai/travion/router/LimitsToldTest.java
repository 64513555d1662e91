package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A limit that is told beside a plan changes it, one person's limit is not everybody's, and a day named by its role is that day's place. */
class LimitsToldTest {

    private static final List<ItinerarySlot> PLAN = List.of(
            slot("2027-02-12", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-02-12", "14:30", "Time in Kandy for a class in cooking rice and curry", "Kandy"),
            slot("2027-02-12", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-02-13", "09:30", "Walk through the Royal Botanic Gardens", "Kandy"),
            slot("2027-02-13", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-02-14", "06:45", "Travel from Kandy to Ella by car", "Ella"),
            slot("2027-02-14", "16:40", "Walk up Little Adam's Peak", "Little Adam's Peak"),
            slot("2027-02-14", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-02-15", "06:05", "Hike to Ella Rock", "Ella Rock"),
            slot("2027-02-15", "13:30", "Stop at Ravana Falls", "Ravana Falls"),
            slot("2027-02-15", "18:30", "Dinner in Ella", "Ella"));

    private static GraphState hearing(String... said) {
        var dialogue = aDialogue().planning(PLAN).after("Plan 4 days from 12 February 2027: Kandy, Ella");
        for (int at = 0; at < said.length - 1; at++) {
            dialogue = dialogue.after(said[at]);
        }
        return dialogue.hears(said[said.length - 1]);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "at most 3 hours of driving a day|No limit on the driving any more, we don't mind long drives|long drives are fine",
                "at most 3 hours of driving a day|long drives are okay after all|long drives are fine",
                "at most 3 hours of driving a day|up to five hours of driving a day is fine now|at most 5 hours of driving a day",
                "at most 3 hours of driving a day|we can do four hours in the car if need be|at most 4 hours of driving a day",
                "long drives are fine|sorry, at most 2 hours of driving a day|at most 2 hours of driving a day"
            })
    void aLimitThatIsLiftedOrChangedHoldsNoMore(String before, String said, String term) {
        assertThat(hearing(before, said).getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .containsExactly(term);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we don't want any hikes of more than 2 hours",
                "temples are ok but not more than one a day",
                "max one temple per day",
                "my knees only allow an hour of walking",
                "two activities a day are plenty for us",
                "nothing that takes longer than two hours on foot please"
            })
    void aLimitThatIsToldIsNoQuestion(String said) {
        var state = hearing(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.REWRITE_THEN_RETRIEVE);
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I can't sit in a car for more than three hours|at most 3 hours of driving a day",
                "three hours of driving a day is our limit|at most 3 hours of driving a day",
                "we get carsick, so no more than 2 hours in the car at a time|at most 2 hours of driving a day",
                "nobody wants to be on the road for more than two and a half hours|at most 2.5 hours of driving a day"
            })
    void soLongOneDrives(String said, String term) {
        assertThat(other(hearing(said))).contains(term);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can we do a hike of more than 2 hours?",
                "is it more than three hours by car?",
                "how many temples a day is too much"
            })
    void aQuestionSetsNoLimit(String said) {
        assertThat(other(hearing(said))).noneMatch(term -> term.contains("driving"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "my mother can't do stairs|your mother",
                "My wife is afraid of heights|your wife",
                "by the way, our daughter hates heights|your daughter",
                "Grandma can't climb steps any more|your grandma",
                "one of us has vertigo|one of you"
            })
    void whatOneOfThemCannotDoTakesNothingFromTheOthers(String said, String who) {
        var state = hearing(said);

        assertThat(state.getFinalResponse().orElse("")).contains(who).contains("Ella Rock (day 4");
        assertThat(state.getDoneTurns()).contains(state.getTurn());
        assertThat(state.getPreferences().orElseThrow().getAvoid()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a really good dinner on the last evening|Ella",
                "we'd love a really nice dinner on our last night|Ella",
                "what can we eat on the first evening|Kandy",
                "is there somewhere to swim on day 3|Ella",
                "where could we watch the sunset on the final evening|Ella"
            })
    void aDayIsAskedOfThePlaceWhereItIsSpent(String said, String place) {
        assertThat(hearing(said).getTargetLocations()).containsExactly(place);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "move the cooking class to the 13th|a cooking class on day 2",
                "could we have the cooking class on day 2 instead|a cooking class on day 2"
            })
    void aClassGoesToAnotherDayOfItsPlace(String said, String term) {
        assertThat(other(hearing(said))).contains(term);
    }

    @ParameterizedTest
    @ValueSource(strings = {"make day 4 calmer", "day 4 is too much for us", "make the 15th less strenuous"})
    void ofAHardDayTheHardestGoes(String said) {
        var state = hearing(said);

        assertThat(other(state)).contains("day 4 lighter");
        assertThat(state.getDayEdits()).allMatch(edit -> edit.getInsteadOf().equals("hardest"));
    }

    private static List<String> other(GraphState state) {
        return Stream.concat(
                        state.getPreferences().stream()
                                .flatMap(known -> known.getOther().stream())
                                .map(StatedValue::getValue),
                        DayTerms.of(state).stream())
                .toList();
    }
}
