package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.plan.TripHours;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether the hours that were said before hold until another word is said on the same. */
class HoursSoFarTest {

    private static final Places PLACES = Places.load();
    private static final LocalDate FIRST = LocalDate.parse("2026-12-26");
    private static final String ORDER = "Plan 3 days in Galle and Mirissa from 26 December 2026";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "add Galle Fort at sunset on the 27th",
                "add Hikkaduwa",
                "make it relaxed",
                "no temples please",
                "we are vegetarians",
                "swap the days",
                "put Galle Fort first",
                "by bus only",
                "what we want most is the beach of Mirissa",
                "nothing before 9 am"
            })
    void aChangeForgetsNoFlight(String change) {
        TripHours hours = hours(3, ORDER, "our flight leaves at 8 pm on the last day", change);

        assertThat(hours.departure()).isEqualTo(OptionalInt.of(17 * 60));
        assertThat(hours.said()).anyMatch(said -> said.contains("flight at 20:00"));
    }

    @Test
    void whatIsSaidLastOfAnHourCounts() {
        TripHours hours = hours(3, ORDER, "nothing before 9 am", "we arrive at 2 pm", "nothing before 10 am");

        assertThat(hours.from()).isEqualTo(10 * 60);
        assertThat(hours.arrival()).isEqualTo(OptionalInt.of(14 * 60));
        assertThat(hours.said())
                .filteredOn(said -> said.startsWith("No day begins"))
                .hasSize(1);
    }

    @Test
    void anotherPlanHasItsOwnHours() {
        TripHours hours = hours(
                2, ORDER, "our flight leaves at 8 pm on the last day", "Plan 2 days in Jaffna from 26 December 2026");

        assertThat(hours.areWhole()).isTrue();
    }

    @Test
    void whatWasFixedLongAgoIsAmongWhatIsKnown() {
        GraphState state = GraphState.newBuilder(state("add Hikkaduwa"))
                .setPreferences(Preferences.newBuilder()
                        .setOther(List.of(StatedValue.newBuilder()
                                .setValue("our flight leaves at 8 pm on the last day")
                                .setTurn(2)
                                .build()))
                        .build())
                .build();

        TripHours hours = HoursSoFar.of(state, days(3), PLACES);

        assertThat(hours.departure()).isEqualTo(OptionalInt.of(17 * 60));
    }

    /** The thread condenses what was said to orders, and those are of the same trip. */
    @Test
    void whatIsKeptOfATripHoldsThoughALaterTurnSoundsLikeAnOrder() {
        GraphState state = GraphState.newBuilder(state("drop the library"))
                .setMessages(List.of(new Message(Role.USER, "add Hikkaduwa: a trip to Galle Fort for 4 days", 3)))
                .setPreferences(Preferences.newBuilder()
                        .setOther(List.of(StatedValue.newBuilder()
                                .setValue("start at 10 on day 1")
                                .setTurn(2)
                                .build()))
                        .build())
                .build();

        assertThat(HoursSoFar.of(state, days(3), PLACES).arrival()).isEqualTo(OptionalInt.of(10 * 60));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "leaving at 10 am on the 28th|10:00",
                "and leaving on the last day at 10 am|10:00",
                "leaving on the last day at 10 am by train|09:15",
                "we depart at 9 am on the last day|09:00",
                "we check out on the 28th at 11 am|11:00",
                "we go home on Monday at noon|12:00",
                "our driver picks us up at 10 am on the last day|10:00",
                "our train goes on the last day at 8:30|07:45",
                "departure at 2 pm on the 28th|14:00",
                "have to leave by 3 pm on the last day|15:00"
            })
    void whoLeavesOnTheLastDayHasNoMoreOfIt(String said, String end) {
        TripHours hours = TripHours.in("3 days in Ella from 26 December 2026, " + said, 3);

        assertThat(clock(hours.departure().orElseThrow())).isEqualTo(end);
        assertThat(hours.to()).isEqualTo(TripHours.wholeDays().to());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "and end at the airport by 6 pm on the last day|18:00",
                "we have to be in Colombo by 7 pm|19:00",
                "we must be in Negombo before 8 pm|20:00",
                "back in Colombo by 6 pm|18:00",
                "we need to get back to Colombo by 5 pm|17:00",
                "finish in Kandy by 4 pm|16:00"
            })
    void whereATripEndsByAnHourItsOtherDaysDoNot(String said, String end) {
        TripHours hours = TripHours.in(said, 3);

        assertThat(clock(hours.departure().orElseThrow())).isEqualTo(end);
        assertThat(hours.to()).isEqualTo(TripHours.wholeDays().to());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "back at the hotel by 6 pm",
                "back in Colombo by 6 pm each day",
                "home by 6 pm every evening",
                "we want to be back by 6 pm"
            })
    void whoIsBackEveryEveningIsSo(String said) {
        assertThat(TripHours.in(said, 3).to()).isEqualTo(18 * 60);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "half a day in Anuradhapura, starting at noon|12:00|17:00",
                "a half day in Anuradhapura from 2 pm|14:00|19:00",
                "half day tour, we are free from 11 am|11:00|16:00",
                "half-day plan starting at 10:30|10:30|15:30",
                "half a day, beginning at 1 pm|13:00|18:00",
                "half a day in Kandy|08:00|13:00"
            })
    void halfADayBeginsWhenItIsSaidTo(String wish, String from, String to) {
        TripHours hours = TripHours.in(wish, 1);

        assertThat(hours.window().map(window -> clock(window.from()) + " " + clock(window.to())))
                .contains(from + " " + to);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we can't leave the hotel before 9:30",
                "we won't leave before 9:30",
                "don't want to set out before 9:30",
                "can't get out before 9:30"
            })
    void whoLeavesTheHouseHasHadBreakfast(String said) {
        TripHours hours = TripHours.in(said, 3);

        assertThat(clock(hours.from())).isEqualTo("09:30");
        assertThat(hours.atOnce()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I want to wake up at 8|08:00",
                "we get up at 9 am|09:00",
                "we never wake up before 10|10:00",
                "we wake up around 7:30|07:30",
                "we get up at 5|00:00"
            })
    void aDayBeginsWhenOneWakes(String said, String from) {
        assertThat(clock(TripHours.in(said, 2).from())).isEqualTo(from);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "add Galle before we fly home on 28 December",
                "something short on the last day, as our flight is only at night",
                "we fly home in the evening, so keep the last day easy",
                "return flight on 28 December, add Hikkaduwa"
            })
    void whoGaveTheHourOfTheFlightIsNotToldThatItIsMissing(String change) {
        TripHours hours = hours(3, ORDER, "our flight home is on 28 December at 23:40", change);

        assertThat(hours.departure()).isEqualTo(OptionalInt.of(20 * 60 + 40));
        assertThat(hours.said())
                .noneMatch(said -> said.startsWith("You gave no hour"))
                .filteredOn(said -> said.contains("the flight at"))
                .singleElement()
                .asString()
                .contains("23:40");
    }

    @Test
    void theHourOfAFlightThatIsSaidLaterIsNoLongerMissed() {
        TripHours hours = hours(3, ORDER, "we fly home on 28 December in the evening", "our flight home is at 23:40");

        assertThat(hours.departure()).isEqualTo(OptionalInt.of(20 * 60 + 40));
        assertThat(hours.said()).noneMatch(said -> said.startsWith("You gave no hour"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "be back by 17:00 on day 2|be back by 16:00 on day 2|16:00",
                "home by 6 pm on day 2|finish by 15:00 on day 2|15:00",
                "be back by 17:00 on day 2|start every day at 9:00|17:00",
                "be back by 16:00 on day 2|start at 10 on day 3|16:00"
            })
    void theEndOfADayHoldsUntilAnotherIsSaid(String first, String then, String end) {
        TripHours hours = hours(3, ORDER, first, then);

        assertThat(hours.said())
                .filteredOn(said -> said.startsWith("Day 2 ends by"))
                .containsExactly("Day 2 ends by " + end + ", as you said.");
    }

    /** The last of the texts is this turn's, and a plan of those days is in hand. */
    private static TripHours hours(int days, String... texts) {
        List<String> spoken = Arrays.asList(texts);
        List<Message> before = IntStream.range(0, spoken.size() - 1)
                .mapToObj(turn -> new Message(Role.USER, spoken.get(turn), turn + 1))
                .toList();
        return HoursSoFar.of(
                GraphState.newBuilder(state(spoken.getLast()))
                        .setMessages(before)
                        .build(),
                days(days),
                PLACES);
    }

    private static GraphState state(String words) {
        return GraphState.newBuilder(aTurn().asking(words).build())
                .setTurn(5)
                .setItinerary(List.of(ItinerarySlot.newBuilder()
                        .setDate(FIRST)
                        .setTime("09:00")
                        .setActivity("Walk")
                        .setLocation("Galle Fort")
                        .build()))
                .build();
    }

    private static List<LocalDate> days(int count) {
        return IntStream.range(0, count).mapToObj(FIRST::plusDays).toList();
    }

    private static String clock(int minute) {
        return "%02d:%02d".formatted(minute / 60, minute % 60);
    }
}
