package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What strangers ask in the middle of a long talk about a plan, after another place was spoken of. */
class AskedInTheMiddleTest {

    private static final List<ItinerarySlot> FOUR_DAYS = List.of(
            slot(12, "07:00", 45, "Breakfast in Mirissa", "Mirissa"),
            slot(12, "08:00", 150, "Surf or swim in the bay of Weligama", "Weligama"),
            slot(12, "12:15", 60, "Lunch in Mirissa", "Mirissa"),
            slot(12, "16:30", 120, "Walk the beach of Mirissa to Coconut Tree Hill", "Mirissa"),
            slot(12, "18:30", 75, "Dinner in Mirissa", "Mirissa"),
            slot(13, "07:00", 45, "Breakfast in Mirissa", "Mirissa"),
            slot(13, "09:00", 90, "Time at Mirissa for the cafés by the sand", "Mirissa"),
            slot(13, "12:15", 60, "Lunch in Mirissa", "Mirissa"),
            slot(13, "18:30", 75, "Dinner in Mirissa", "Mirissa"),
            slot(14, "06:15", 30, "Breakfast in Mirissa", "Mirissa"),
            slot(14, "06:45", 285, "Travel from Mirissa to Ella by car", "Ella"),
            slot(14, "12:15", 60, "Lunch in Ella", "Ella"),
            slot(14, "16:40", 105, "Walk up Little Adam's Peak", "Little Adam's Peak"),
            slot(14, "18:35", 75, "Dinner in Ella", "Ella"),
            slot(15, "06:05", 240, "Hike to Ella Rock", "Ella Rock"),
            slot(15, "12:15", 60, "Lunch in Ella", "Ella"),
            slot(15, "18:45", 75, "Dinner in Ella", "Ella"));

    private static ItinerarySlot slot(int day, String time, int minutes, String activity, String location) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.of(2027, 2, day))
                .setTime(time)
                .setDurationMinutes(minutes)
                .setActivity(activity)
                .setLocation(location)
                .setLightingQuality("good")
                .build();
    }

    private static Dialogue afterThePlan() {
        return aDialogue()
                .planning(FOUR_DAYS)
                .after("Plan 4 days in Mirissa and Ella from 12 February 2027, 2 adults and a child of 6");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    which day is the hardest                 | day 4
                    ok whats the flattest day?               | day 2
                    longest drive?                           | 4 h 45 min
                    whats the longest drive then             | Mirissa to Ella
                    what time do we get up on day 3          | 06:15
                    when do we eat on day 2                  | Lunch in Mirissa at 12:15
                    where do we sleep on the 14th            | is in Ella
                    which nights are in mirissa              | 2 nights
                    why two nights in mirissa                | 2 of the 3 nights
                    how far is the beach from the hotel on day 1 | No hotel is known
                    is there too much driving?               | on the road
                    is day 4 ok for my mother, shes 72       | Ella Rock
                    what will the whole thing cost us        | prices are not known
                    which bit would you cut                  | least is lost
                    do we get up before 7 ever               | 2 days begin before 07:00
                    why did you start it there?              | The plan begins in Mirissa
                    how many km is it in all                 | 4 h 45 min
                    which day could we sleep in              | The latest start
                    am i on my feet a lot                    | on foot in all
                    what would you leave out for an old lady | least is lost
                    is there a yoga class in the plan?       | I see no yoga class
                    any caves in the plan?                   | I see no caves
                    which stretch is the longest             | Mirissa to Ella
                    """)
    void thePlanAnswersWhateverWasSpokenOfSince(String question, String told) {
        var state = afterThePlan().after("is Adam's Peak nice?").hears(question);

        assertThat(state.getFinalResponse().orElse("")).contains(told);
        assertThat(state.getItinerary()).hasSameSizeAs(FOUR_DAYS);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    is sigiriya worth it? | so is it in my plan?         | No, Sigiriya is not in the plan
                    is ella nice?         | is ella in the plan          | Yes. In the plan
                    is galle nice?        | is point pedro in it?        | No, Point Pedro is not in the plan
                    is galle nice?        | do we pass sinharaja         | No, Sinharaja Forest Reserve is not in the plan
                    is yala nice?         | how far is it from our route | The nearest that it comes is
                    is kandy nice?        | are we anywhere near adams peak | No, Adam's Peak is not in the plan
                    is kandy nice?        | what dates are we in kandy   | No, Kandy is not in the plan
                    is kandy nice?        | whats the next one after mirissa | After Mirissa the plan is in Ella
                    is kandy nice?        | when am i in polonnaruwa     | No, Polonnaruwa is not in the plan
                    is kandy nice?        | why haputale                 | No, Haputale is not in the plan
                    is kandy nice?        | is adams peak in there       | No, Adam's Peak is not in the plan
                    """)
    void whetherThePlanComesToAPlaceIsTold(String before, String question, String told) {
        assertThat(afterThePlan()
                        .after(before)
                        .hears(question)
                        .getFinalResponse()
                        .orElse(""))
                .contains(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    what would a hotel cost per night roughly    | What does a hotel cost per night in Sri Lanka?
                    roughly what do people pay for a room        | What does a hotel cost per night in Sri Lanka?
                    how much for the safari jeep                 | How much does a safari jeep cost in Sri Lanka?
                    how expensive is a safari                    | How much does a safari jeep cost in Sri Lanka?
                    a driver a day, roughly?                     | How much does a car with driver cost in Sri Lanka?
                    what would a private driver set us back      | How much does a car with driver cost in Sri Lanka?
                    how much cash should i carry                 | How much cash should I carry in Sri Lanka?
                    what do surf lessons cost                    | What do surf lessons and boards cost in Sri Lanka?
                    how much do they charge for the boat         | What does a boat trip or whale watching cost in Sri Lanka?
                    roughly what would we pay for food           | What does a meal cost in Sri Lanka?
                    is it expensive there                        | Is Sri Lanka expensive to travel in?
                    """)
    void whatAThingCostsIsAskedOfTheCountry(String question, String query) {
        assertThat(afterThePlan().searchesFor(question)).isEqualTo(query);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    what time is sunset on day 2                | What time is sunset in Mirissa on 13 February 2027?
                    and on the 14th, when does it get dark      | What time is sunset in Ella on 14 February 2027?
                    what happens if it rains on day 4           | What is there to do in Ella and Ella Rock when it rains?
                    how cold does it get up there in February?  | how cold does it get in Little Adam's Peak in February?
                    """)
    void whatIsAskedOfADayIsAskedOfItsPlaceAndDate(String question, String query) {
        assertThat(afterThePlan().searchesFor(question)).isEqualTo(query);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    do we climb Ella Rock?     | how tough is it          | how tough is Ella Rock
                    do we see Ella Rock        | do we need a guide for it | do we need a guide for Ella Rock
                    """)
    void itIsTheStopThatWasTold(String before, String question, String query) {
        assertThat(afterThePlan()
                        .answering("Yes. In the plan: Hike to Ella Rock on day 4, Monday 15 February at 06:05 (4 h).")
                        .after(before)
                        .searchesFor(question))
                .isEqualTo(query);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "should we stay the first night in Negombo instead of driving straight off?",
                "so roughly is it a cheap country or an expensive one? just the feel",
                "would you hire a driver or use buses with five of us?",
                "can i bring my dog to the temple",
                "does it rain a lot in Ella then?",
                "are there mosquitoes, do we need malaria pills"
            })
    void aQuestionChangesNoPlan(String question) {
        assertThat(afterThePlan().hears(question).getIntent()).isNotEqualTo(IntentType.TRIP_PLANNING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "are there leeches in sinharaja in august and do we pass it?",
                "do we go near Sinharaja? are there leeches in Sinharaja"
            })
    void ofTwoQuestionsThePlanAnswersItsOwn(String question) {
        var state = afterThePlan().hears(question);

        assertThat(state.getAssumptions())
                .anyMatch(note -> note.contains("Sinharaja Forest Reserve is not in the plan"));
        assertThat(state.getTargetLocations()).contains("Sinharaja Forest Reserve");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    who's travelling, when, and what did we say about food? | 12 February 2027 to 15 February 2027
                    can you remind me of our dates and who is coming        | 12 February 2027 to 15 February 2027
                    remind me who is travelling and for how long            | 4 days
                    who is coming and when do we start?                     | 2 adults and one child
                    remind me what i asked for                              | What I know of you
                    tell me again what you know about us                    | What I know of you
                    who's in our group                                      | 2 adults and one child
                    what did you assume?                                    | You did not say otherwise
                    """)
    void whatWasToldIsToldBackInAllItsParts(String question, String told) {
        assertThat(afterThePlan()
                        .after("is Adam's Peak nice?")
                        .hears(question)
                        .getFinalResponse()
                        .orElse(""))
                .contains(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    what if the train is full
                    whats the driver's tip usually
                    do restaurants have menus in english
                    """)
    void whatIsTheSameEverywhereIsAskedOfNoTownOfThePlan(String question) {
        var state = aDialogue()
                .planning(FOUR_DAYS)
                .after("Plan 4 days in Mirissa, Weligama and Ella from 12 February 2027")
                .hears(question);

        assertThat(state.getTargetLocations()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Delft island, day trip from Jaffna?",
                "Sigiriya as a day trip from Kandy?",
                "Trinco for one day worth it from Dambulla",
                "Mannar in one day from Anuradhapura?"
            })
    void whetherADayTripIsWorthItIsAskedAndNotPlanned(String first) {
        assertThat(aDialogue().hears(first).getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    vegan and allergic to peanuts. How hard is it there?  | vegan and allergic to peanuts. How hard is it in Sri Lanka?
                    we have a baby. Is it easy to find nappies there?     | we have a baby. Is it easy to find nappies in Sri Lanka?
                    """)
    void thereIsTheCountryWhereNothingElseWasSpokenOf(String first, String query) {
        assertThat(aDialogue().searchesFor(first)).isEqualTo(query);
    }
}
