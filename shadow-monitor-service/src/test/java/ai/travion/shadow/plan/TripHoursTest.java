package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TripHoursTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 days in Ella, we don't want to get up before 9|09:00|21:30|09:00|21:30",
                "2 days in Ella, nothing before 10 am please|10:00|21:30|10:00|21:30",
                "2 days in Ella, we like to sleep in|09:00|21:30|09:00|21:30",
                "2 days in Kandy, we must be back at the hotel by 5pm|00:00|17:00|00:00|17:00",
                "2 days in Kandy, back by 17:30 every day|00:00|17:30|00:00|17:30",
                "2 days in Kandy from 8am to 3pm each day|08:00|15:00|08:00|15:00",
                "2 days in Kandy, between 9 and 4|09:00|16:00|09:00|16:00",
                "2 days in Galle, my train to Colombo leaves at 16:00|00:00|21:30|00:00|15:15",
                "2 days in Galle, our bus departs at 2.30 pm on the last day|00:00|21:30|00:00|13:45",
                "2 days in Negombo, our flight home leaves at 11 pm|00:00|21:30|00:00|20:00",
                "2 days in Kandy, we arrive at 9 pm|21:00|21:30|00:00|21:30",
                "2 days in Kandy, we land at 13:00|14:30|21:30|00:00|21:30",
                "2 days in Galle with small kids who must be in bed by 8 pm|00:00|20:00|00:00|20:00",
                "2 days in Negombo, the children go to bed at half past seven|00:00|19:30|00:00|19:30",
                "2 days in Kandy, bedtime is 8 for our son|00:00|20:00|00:00|20:00",
                "2 days in Kandy from nine until half past four|09:00|16:30|09:00|16:30",
                "2 days in Kandy, between nine in the morning and four in the afternoon|09:00|16:00|09:00|16:00",
                "2 days in Kandy, back by a quarter to six every day|00:00|17:45|00:00|17:45",
                "2 days in Ella, nothing before ten, please|10:00|21:30|10:00|21:30",
                "2 days in Ella, we do not get up before nine o'clock|09:00|21:30|09:00|21:30",
                "2 days in Galle, our train leaves at quarter past four|00:00|21:30|00:00|15:30"
            })
    void theHoursThatOneGivesHoldOnTheirDays(
            String wish, String firstFrom, String firstTo, String lastFrom, String lastTo) {
        TripHours hours = TripHours.in(wish, 2);

        assertThat(clocks(hours.on(0, 2))).isEqualTo(firstFrom + " " + firstTo);
        assertThat(clocks(hours.on(1, 2))).isEqualTo(lastFrom + " " + lastTo);
        assertThat(hours.said()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 2 days in Kandy from 8 to 10 January 2027",
                "Plan 2 days in Kandy from 2027-12-03",
                "Plan 2 to 3 days in Ella",
                "Plan 2 days in Ella for 3 or 4 people, 12-14 March",
                "Plan 2 days in Kandy, arriving in Negombo on 5 January 2027",
                "We have not been before; 2 days in Galle on 28.12.2026",
                "Plan 2 days in Kandy, we will return before 20 December",
                "2 days in Ella with a sunrise hike, we stop at 2 temples",
                "Plan from two to three days in Ella for four people",
                "2 days in Galle, from 10 to 15",
                "2 days in Ella, stay at one of the hotels, by two lakes and three temples"
            })
    void aDateIsNoHour(String wish) {
        assertThat(TripHours.in(wish, 2).areWhole()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "two hours in Galle|08:30 10:30",
                "Plan a 3-hour walk in Kandy|08:30 11:30",
                "a morning in Kandy|08:00 13:00",
                "Plan one day in Kandy from 8am to 3pm|08:00 15:00",
                "A day in Kandy starting at 10 am, back by 6 pm|10:00 18:00",
                "A day in Galle between 10 and 15|10:00 15:00",
                "A day in Galle from 8 to 12|08:00 12:00",
                "A day in Kandy for a family with kids aged 6 to 10|00:00 21:30",
                "A day in Galle on 12.03-14.03.2027|00:00 21:30",
                "A day in Galle from 10 to 15 March|00:00 21:30"
            })
    void aPlanOfOneDayHasThePartOfItThatIsAskedFor(String wish, String hours) {
        assertThat(clocks(TripHours.in(wish, 1).on(0, 1))).isEqualTo(hours);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We arrive on 2 March at about 10:30 pm and have until 9 March, flight at 7 am. 6 days in Kandy and Ella",
                "6 days in Kandy and Ella, arriving at 22:45, our flight home is at 7 am"
            })
    void whoArrivesLateAndFliesHomeHasTheNextMorning(String said) {
        TripHours hours = TripHours.in(said, 6);

        assertThat(Reasons.clock(hours.on(0, 6).from())).isLessThan("09:00");
        assertThat(Flights.in(said, Places.load()).in()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "arriving at the airport at 02:15 at night|09:00",
                "we land at 2:15 at night|09:00",
                "we land at 2 in the night|09:00",
                "we land at quarter past two at night|09:00",
                "we land at one o'clock at night|09:00",
                "landing at 0215 hrs|09:00",
                "we land at 03:30 in the early morning|05:00",
                "landing at 12:30 at night|09:00",
                "landing at 4 in the morning|05:30",
                "we land at 8 at night|21:00",
                "we land at 19:00 in the evening|20:30"
            })
    void anHourOfTheNightIsNotTwelveHoursLater(String said, String start) {
        TripHours hours = TripHours.in("Plan 3 days in Negombo and Wilpattu from 24 December 2026, " + said, 3);

        assertThat(Reasons.clock(hours.on(0, 3).from())).isEqualTo(start);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "start the second day at 8|00:00 08:00 00:00",
                "swap Sigiriya for Dambulla and start the second day at 8|00:00 08:00 00:00",
                "start at 8 on the second day|00:00 08:00 00:00",
                "on day 2 we want to start at 8|00:00 08:00 00:00",
                "the second day begins at 10 am|00:00 10:00 00:00",
                "start day 3 at 09:30|00:00 00:00 09:30",
                "begin the last day at 7|00:00 00:00 07:00",
                "begin day two at nine|00:00 09:00 00:00",
                "start the first day at 10|10:00 00:00 00:00",
                "start at 8 each day|08:00 08:00 08:00"
            })
    void theStartOfOneDayIsThatOfNoOther(String said, String starts) {
        TripHours hours = TripHours.in(said, 3);

        assertThat(IntStream.range(0, 3)
                        .mapToObj(day -> Reasons.clock(hours.on(day, 3).from())))
                .containsExactly(starts.split(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Be back by 17:00 on day 2.|17:00",
                "on day 2 we have to be back by 5 pm|17:00",
                "done by 16:30 on the second day please|16:30"
            })
    void theEndOfOneDayIsThatOfNoOther(String said, String end) {
        TripHours hours = TripHours.in(said, 3);

        assertThat(Reasons.clock(hours.on(1, 3).to())).isEqualTo(end);
        assertThat(hours.on(0, 3)).isEqualTo(Hours.wholeDay());
        assertThat(hours.on(2, 3)).isEqualTo(Hours.wholeDay());
        assertThat(hours.over(TripHours.in("back by 6 pm on day 2", 3)).on(1, 3))
                .isEqualTo(hours.on(1, 3));
    }

    @Test
    void aLaterWordOnTheStartOfADayReplacesTheEarlier() {
        TripHours hours =
                TripHours.in("start the second day at 9", 2).over(TripHours.in("start the second day at 7", 2));

        assertThat(Reasons.clock(hours.on(1, 2).from())).isEqualTo("09:00");
        assertThat(hours.said()).containsExactly("Day 2 begins at 09:00, as you said.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a day in Galle on 5 February 2027 in the afternoon",
                "Plan Galle on Saturday in the afternoon",
                "Kandy in the afternoon of 5 January 2027"
            })
    void aPartThatIsSaidBesideTheDateIsThatOfThePlan(String wish) {
        assertThat(clocks(TripHours.in(wish, 1, Places.load()).on(0, 1))).isEqualTo("13:30 18:45");
    }

    private static String clocks(Hours hours) {
        return Reasons.clock(hours.from()) + " " + Reasons.clock(hours.to());
    }
}
