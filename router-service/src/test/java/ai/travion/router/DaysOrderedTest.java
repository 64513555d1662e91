package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.schemas.DayEdit;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Orders of single days and things of a plan, in the words of many: the planner gets the days that they name, and no word. */
class DaysOrderedTest {

    /** From Saturday 6 to Friday 12 March 2027: two nights in Kandy, three in Ella, one in Mirissa, and home. */
    private static final List<ItinerarySlot> PLAN = List.of(
            slot("2027-03-06", "09:00", "Walk round Kandy Lake", "Kandy"),
            slot("2027-03-06", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-07", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-03-07", "17:05", "Time in Kandy for a show of Kandyan dance", "Kandy"),
            slot("2027-03-07", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-08", "06:45", "Travel from Kandy to Ella by car", "Ella"),
            slot("2027-03-08", "16:30", "Walk up Little Adam's Peak", "Little Adam's Peak"),
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
                        "Plan 7 days from 6 March 2027: Kandy, Ella and Mirissa, flying home on the 12th",
                        "2027-03-06",
                        "2027-03-12");
    }

    private static String edits(GraphState state) {
        return state.getDayEdits().stream().map(DaysOrderedTest::inWords).collect(Collectors.joining(", "));
    }

    private static String inWords(DayEdit edit) {
        return List.of(
                        edit.getKind(),
                        edit.getDate()
                                .map(LocalDate::getDayOfMonth)
                                .map(String::valueOf)
                                .orElse(""),
                        edit.getPart(),
                        edit.getTime(),
                        edit.getThing(),
                        edit.getInsteadOf().isEmpty() ? "" : "for " + edit.getInsteadOf())
                .stream()
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Can you put a batik workshop on our second day in Kandy?|put 7 batik",
                "leave the second afternoon in Ella free|free 9 afternoon",
                "On the last but one day we'd like a massage|put 11 massage",
                "put the dance show onto the day we arrive in Ella|put 8 dance-show",
                "the hike to Ella Rock should come after lunch, not so early|put 9 afternoon Ella Rock",
                "leave the afternoon we land free|free 6 afternoon",
                "And nothing at all on our last morning, we want to sleep in|free 12 morning, begin 12",
                "Whale watching on our first full morning in Mirissa please|put 12 morning whales",
                "The third day is too much for us, can it be lighter?|lighter 8",
                "start later on the 9th of March, not before 10|begin 9 10:00",
                "keep the day before we fly home completely free|free 11",
                "Little Adam's Peak at sunrise on our first morning in Ella|put 9 dawn Little Adam's Peak",
                "swap day 4 and day 5|swap 9",
                "day 4 and 5 the other way round please|swap 9",
                "Sunday off!|free 7",
                "a massage on the last evening would be wonderful|put 11 evening massage",
                "Please plan nothing in the afternoons in Ella|free 8 afternoon, free 9 afternoon, free 10 afternoon",
                "take the dance show out again, my wife does not like crowds|out dance-show",
                "no zip line, do Ella Rock on day 5 instead|instead 10 Ella Rock for zipline",
                "a yoga class instead of the cooking class|instead 10 yoga for cooking-class",
                "the Nine Arch Bridge instead of Ella Rock please|instead 9 Nine Arch Bridge for Ella Rock",
                "push the cooking class to the day after we arrive in Ella|put 9 cooking-class",
                "We don't want anything planned on the 10th|free 10",
                "and on Sunday please nothing before eleven|begin 7 11:00",
                "be back at the hotel by 5 on day 4|end 9 17:00",
                "cut one thing from the 7th of March|lighter 7",
                "hmm, the boat trip on the lagoon, can we fit it in on the 10th?|put 10 boat",
                "Only the beach on our last morning in Mirissa|only 12 morning beach",
                "just the dance show on day 2, nothing else|only 7 dance-show",
                "on the 10th the cooking class and nothing else please|only 10 cooking-class",
                "there is too much on day 4|lighter 9 for hardest",
                "make Sunday a chill day|lighter 7",
                "could we have a rest day in the middle|free 9",
                "a nap after lunch on day 2|put 7 afternoon rest",
                "The day from Kandy to Ella should start at nine|begin 8 09:00",
                "leave at ten on the Ella-Mirissa day|begin 11 10:00",
                "Any day is fine for the cooking class|put cooking-class",
                "the cooking class can be on any day|put cooking-class",
                "On Wednesday I have a video call from 2 to 4 pm|put 10 14:00-16:00 call",
                "Our twins nap from 13 to 15, keep that free|free 13:00-15:00",
                "Mia naps every day from 12 to 2|free 12:00-14:00",
                "Piotr takes a nap between one and half past two, please keep that free every day|free 13:00-14:30",
                "keep half past one to three free every day|free 13:30-15:00",
                "she naps from 12 to 2|free 12:00-14:00",
                "my daughter always sleeps between one and three|free 13:00-15:00",
                "no visits between noon and three|free 12:00-15:00",
                "please don't plan anything between 12.30 and 2 pm|free 12:30-14:00",
                "nothing from eleven until midday every day|free 11:00-12:00",
                "They sleep between one and three every day, leave that free|free 13:00-15:00",
                "We want to rest from two to four each afternoon|free 14:00-16:00",
                "Keep 1 pm to 3 pm free on day 4|free 9 13:00-15:00"
            })
    void eachOrderIsAnEditOfItsDay(String message, String expected) {
        var step = aPlan().says(message);

        assertThat(step.next()).isEqualTo(Graph.REWRITER);
        assertThat(edits(step.state())).isEqualTo(expected);
        assertThat(step.state().getDoneTurns()).contains(step.state().getTurn());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what could we do on day 3?",
                "is there a cooking class on day 4?",
                "no more temples please",
                "slower please, a relaxed pace",
                "one day longer",
                "one more night in Ella and one less in Kandy",
                "is Ella Rock too hard on day 4?"
            })
    void whatIsNoOrderOfADayGoesTheWayOfBefore(String message) {
        assertThat(aPlan().says(message).state().getDayEdits()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "keep Sunday free|We don't need that free day after all|lift 7 for free",
                "keep Sunday free|no free days please|lift 7 for free",
                "keep Sunday free|Sunday needn't be empty, fill it again|lift 7 for free",
                "on day 4 start at ten|the late start isn't needed any more|lift 9 for begin",
                "on day 4 start at ten|early starts are okay again|lift 9 for begin",
                "be back at the hotel by 5 on day 4|we don't have to be back early on day 4|lift 9 for end",
                "make day 4 lighter|day 4 can be full again|lift 9 for lighter"
            })
    void whatIsTakenBackHoldsNoMore(String order, String takenBack, String expected) {
        var step = aPlan().after(order).says(takenBack);

        assertThat(edits(step.state())).isEqualTo(expected);
    }

    @Test
    void whatIsPutOnADayIsGivenAnotherByItInTheNextMessage() {
        var first = aPlan().after("put a massage on day 4");

        assertThat(edits(first.hears("no, rather on the day after"))).isEqualTo("put 10 massage");
    }
}
