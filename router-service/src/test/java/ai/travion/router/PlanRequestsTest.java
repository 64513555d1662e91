package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests for a plan as hurried strangers type them. On 21 November 2026. */
class PlanRequestsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            need short trip. friday evening 15 jan after work from colombo till sunday night. quiet      | 2027-01-15 | 2027-01-17
            friday evening 8 jan to sunday night weekend from colombo, somewhere with surf               | 2027-01-08 | 2027-01-10
            we finish work 5pm friday 18 dec in Colombo and must be back sunday 9pm, something cool      | 2026-12-18 | 2026-12-20
            leaving Colombo friday 5th feb at 6pm, back sunday 7th by 8pm, camping by a lake             | 2027-02-05 | 2027-02-07
            From Kandy, thursday 17 dec evening to saturday night, water falls                           | 2026-12-17 | 2026-12-19
            wedding in kandy on 19 dec at 10am, have 18-20 dec, plan around it                           | 2026-12-18 | 2026-12-20
            with kids, 3 slow days from 4 january in Bentota                                             | 2027-01-04 | 2027-01-06
            plan Kandy with kids, 10 - 14 december                                                       | 2026-12-10 | 2026-12-14
            arrive 5 jan 04:00am, 12 nights, plan it, we love nature                                     | 2027-01-05 | 2027-01-17
            we get off the plane 14:30 on 9 jan and have the plane home 16 jan 20:00, culture please     | 2027-01-09 | 2027-01-16
            8 days itinerary 1-8 april, kandy ella yala mirissa, flight back 2am on 9th                  | 2027-04-01 | 2027-04-08
            whole Sri Lanka in 5 days from 10 may, we don't care about sleep                             | 2027-05-10 | 2027-05-14
            Saturday to Monday 23-25 jan Galle, hubby wants a cricket match, plan it                     | 2027-01-23 | 2027-01-25
            Dambulla - Kandy - Ella - Mirissa in 8 days, starting 5 march, kids get car sick             | 2027-03-05 | 2027-03-12
            my flight lands 23:50 on 4 feb, leave 11 feb 07:30, plan for 2 friends, diving               | 2027-02-05 | 2027-02-10
            """)
    void theDaysOfATripAreReadFromItsEnds(String message, String first, String last) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).as(message).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate().map(Object::toString)).as(message).contains(first);
        assertThat(state.getTargetEndDate().map(Object::toString)).as(message).contains(last);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            we are 12 people from one office, want a one day outing from Colombo on saturday 19 december, with lunch and some fun activity | Kitulgala
            one day trip from Kandy for 20 students on friday 11 dec, not too expensive, back before 6           | Sigiriya
            not colombo, not kandy, 3 days somewhere green and cold from 20 december                             | Nuwara Eliya
            no beaches. no temples. just mountains, 4 days from 5 january                                        | Nuwara Eliya
            one day outing from Negombo, 2 december, water activities and lunch, must be home by 3               | Negombo
            whole Sri Lanka in 5 days from 10 may                                                                | Ella
            """)
    void whereAStartADayOrAWishIsSaidNobodyIsAskedWhereToGo(String message, String place) {
        var state = aDialogue().hears(message);

        assertThat(state.getClarification()).as(message).isEmpty();
        assertThat(state.getTargetLocations()).as(message).contains(place);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Landing at Katunayake at 9:15 on 2 december, next flight 20:40. What can I do in between, no visa problem",
                "we have a layover of 9 hours at colombo airport on 15 december from 8am, what to do",
                "6 hours between flights on 2 december at BIA, plan something",
                "transit 12 hours, land 5am leave 5pm 20 dec, like buddhist temples",
                "stopover 11 hours doha - male, arriving 10:40 on 3 jan, what could we fit in",
                "8hr stopover 28 november, arrive 7:15am, kids 4 and 6, nothing hectic"
            })
    void hoursBetweenTwoFlightsArePlanned(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).as(message).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).as(message).containsAnyOf("Negombo", "Colombo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "do I need a visa for a 9 hour layover in Colombo?",
                "is 2 hours enough between flights at Colombo airport?",
                "when is the next flight to Jaffna?"
            })
    void aQuestionOnATransitIsNoPlan(String message) {
        assertThat(aDialogue().hears(message).getIntent()).as(message).isNotEqualTo(IntentType.TRIP_PLANNING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8 days for 25-year-olds: parties, surf, yoga; 24 december to 31 december",
                "5 days beach only from 27 dec",
                "I'd like 2 days to see leopards only, on the 20th of january",
                "4 days from 5 january, culture and nature, start and end at the airport"
            })
    void placesThatNobodyNamedStandInNoQuery(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetLocations()).isNotEmpty();
        assertThat(state.getRewrittenQuery().orElse("")).as(message).doesNotContain(state.getTargetLocations());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            3 days sigiriya, 5 december, me and gf, we dont wake early n dont want crowds  | early starts, crowds | true
            3 days in Ella, nobody gets up early please                                   | early starts         | true
            we can't get up very early, 2 days Kandy from 5 january                       | early starts         | true
            2 days sleeping in the jungle with animals, from 20 jan                       | early starts         | false
            we don't mind waking up early, 2 days Sigiriya from 20 jan                    | early starts         | false
            Day trip from Ella to somewhere with few tourists, 15 jan, not hiking         | crowds, hiking       | true
            surprise us 3 days from 2 dec, we hate cities and museums, love food          | food                 | false
            """)
    void whatIsNotWantedIsHeardAndNoMore(String message, String avoided, boolean heard) {
        var avoid = aDialogue().hears(message).getPreferences().orElseThrow().getAvoid().stream()
                .map(StatedValue::getValue)
                .toList();

        for (var one : List.of(avoided.split(", "))) {
            assertThat(avoid.contains(one)).as(message).isEqualTo(heard);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            we like leopards and elephants, 3 days from 5 may, start and end in Negombo      | Negombo
            we start from Matara and want to end at Matara, 2 days temples, 13 feb           | Matara
            we finish work 5pm friday 18 dec in Colombo and must be back sunday, cool climate | Colombo
            """)
    void whereATripStartsIsNoPlaceToGoTo(String message, String start) {
        var origin = origin(aDialogue().hears(message));

        assertThat(origin).as(message).contains(start);
    }

    @Test
    void aTownThatIsOnlyWhereOneComesFromIsNoDestination() {
        var state = aDialogue().hears("From Kurunegala, 17 to 19 december, water falls");

        assertThat(state.getTargetLocations()).contains("Ella");
    }

    private static Optional<String> origin(GraphState state) {
        return state.getPreferences().flatMap(known -> known.getOrigin()).map(StatedValue::getValue);
    }
}
