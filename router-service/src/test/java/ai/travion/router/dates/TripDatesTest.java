package ai.travion.router.dates;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The first and the last day of a trip, as travellers tell them; on Monday 23 November 2026. */
class TripDatesTest {

    private static final LocalDate TODAY = LocalDate.parse("2026-11-23");

    private final DateGrammar grammar = new DateGrammar(HolidayCalendar.load());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            #, from Friday evening, back Sunday night                                          | 2026-11-27 | 2026-11-29
            Weekend in #, we come from # on Friday evening and go back Sunday night            | 2026-11-27 | 2026-11-29
            A weekend in #, we arrive Friday evening and leave Sunday night                    | 2026-11-27 | 2026-11-29
            #, from Friday evening to Sunday night                                             | 2026-11-27 | 2026-11-29
            we leave # on Friday after work and are back on Sunday evening, plan #             | 2026-11-27 | 2026-11-29
            # trip Friday night to Sunday                                                      | 2026-11-27 | 2026-11-29
            Plan a weekend in #, coming Friday evening, going home Sunday                      | 2026-11-27 | 2026-11-29
            weekend in #, out on Friday night, home by Sunday night                            | 2026-11-27 | 2026-11-29
            leaving Friday after work from #, back sunday night, somewhere quiet by the sea?   | 2026-11-27 | 2026-11-29
            Saturday morning to Monday evening in #                                            | 2026-11-28 | 2026-11-30
            Weekend in # for the Esala Perahera 2027, from Friday evening, back Sunday night   | 2027-08-13 | 2027-08-15
            Weekend in # for the Esala Perahera 2027                                           | 2027-08-14 | 2027-08-15
            """)
    void theWeekdaysOfComingAndGoingAreTheEndsOfTheTrip(String said, LocalDate first, LocalDate last) {
        var when = grammar.read(said, TODAY);

        assertThat(when.start()).contains(first);
        assertThat(when.end()).contains(last);
        assertThat(when.days()).hasValue((int) (last.toEpochDay() - first.toEpochDay()) + 1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            11 days in march, we land in # on 8 march, what would you suggest? | 2027-03-08 | 2027-03-18
            two weeks in January, our trip starts on the 12th of January       | 2027-01-12 | 2027-01-25
            10 days in February, arriving in # on 3 February                   | 2027-02-03 | 2027-02-12
            10 days in February, there is a wedding on 3 February              | 2027-02-01 | 2027-02-10
            """)
    void ofAMonthTheDayOfArrivalIsTheFirst(String said, LocalDate first, LocalDate last) {
        var when = grammar.read(said, TODAY);

        assertThat(when.start()).contains(first);
        assertThat(when.end()).contains(last);
    }

    @ParameterizedTest
    @ValueSource(strings = {"8 days in the south, max 2 hotels in 8 days", "no more than three hotels in 8 days"})
    void howManyHotelsThereAreInSoManyDaysIsNoDay(String said) {
        var when = grammar.read(said, TODAY);

        assertThat(when.days()).hasValue(8);
        assertThat(when.start()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan 3 days in # from 10 December, we leave on 12 December at 3:30     | 2026-12-10 | 2026-12-12
            # from 10 December, we depart on 12 December at 4:15                   | 2026-12-10 | 2026-12-12
            # from 10 to 12 December, leaving on 12 December at 2:30               | 2026-12-10 | 2026-12-12
            Plan # from 10 December, we leave on 12 December at 3:30 am            | 2026-12-10 | 2026-12-11
            Plan # from 10 December, we leave on 12 December at 03:30              | 2026-12-10 | 2026-12-11
            Plan # from 10 December, we fly home on 12 December at 3:30            | 2026-12-10 | 2026-12-11
            """)
    void anHourThatIsTheAfternoonsToMostTakesNoDayFromTheTrip(String said, LocalDate first, LocalDate last) {
        var when = grammar.read(said, TODAY);

        assertThat(when.start()).contains(first);
        assertThat(when.end()).contains(last);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            two weeks around Christmas and New Year in #             | 2026-12-22 | 2027-01-04
            a week over New Year in # and #                          | 2026-12-29 | 2027-01-04
            10 days over Christmas in #                              | 2026-12-21 | 2026-12-30
            5 days from 8 December in #, our flight leaves 6am on the last day  | 2026-12-08 | 2026-12-11
            4 days in # from 8 December. We land at 11pm on the 8th. | 2026-12-09 | 2026-12-12
            train from # to # on 8 December then two days in #       | 2026-12-08 | 2026-12-10
            7 nights at a retreat from 5 January plus 2 days sightseeing | 2027-01-05 | 2027-01-13
            """)
    void aTripHasTheDaysThatItsFeastItsFlightsAndItsPartsGiveIt(String said, LocalDate first, LocalDate last) {
        var when = grammar.read(said, TODAY);

        assertThat(when.start()).contains(first);
        assertThat(when.end()).contains(last);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            We stay at a hotel in # from 3 to 5 December. Plan a day trip to # on the 4th, back for dinner | 2026-12-04
            We are staying in # from 10 to 14 January 2027. Plan us a one day trip to # on the 12th.       | 2027-01-12
            Our hotel is in #, 3-5 December. Plan a day trip to # on 4 December.                           | 2026-12-04
            """)
    void theDayOfAnOutingIsNotThatOfTheStayAroundIt(String said, LocalDate day) {
        var when = grammar.read(said, TODAY);

        assertThat(when.start()).contains(day);
        assertThat(when.end()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# on Friday evening and # on Sunday",
                "Is the museum open on Friday evening? And the temple on Sunday?",
                "Friday evening dinner in #, and the temple on Saturday"
            })
    void twoWeekdaysOfTwoThingsAreNoWeekend(String said) {
        assertThat(grammar.read(said, TODAY).start()).contains(LocalDate.parse("2026-11-27"));
        assertThat(grammar.read(said, TODAY).assumptions()).noneMatch(note -> note.contains("weekend"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            five days in # from March 8th                     | 2027-03-08 | 2027-03-12
            6 days in the north, start Jan 9                  | 2027-01-09 | 2027-01-14
            We land December 24 and leave December 30 from #  | 2026-12-24 | 2026-12-30
            5 days in #, beginning March 8                    | 2027-03-08 | 2027-03-12
            """)
    void aDayAfterItsMonthIsThatDayWhateverWordStandsBefore(String said, LocalDate first, LocalDate last) {
        var when = grammar.read(said, TODAY);

        assertThat(when.start()).contains(first);
        assertThat(when.end()).contains(last);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            an itinerary for Vesak week, 18 to 22 May 2027, based in #        | 2027-05-18 | 2027-05-22
            arriving 6am on 14 december flying out 11pm on 16 december        | 2026-12-14 | 2026-12-16
            30 November at 14:20 and must be at a wedding in # at 18:00 on 2 December | 2026-11-30 | 2026-12-02
            overnight climb on 22 December into the 23rd                      | 2026-12-22 | 2026-12-23
            a Sunday in #, 17 January 2027, we go to church on Sunday morning | 2027-01-17 |
            3 days in # from 12 January 2026, sorry, 2027                     | 2027-01-12 | 2027-01-14
            12 to 14 January 2026 - oops, I mean 2027                         | 2027-01-12 | 2027-01-14
            our 25th anniversary is on the 14th of February, 10 days from 8 Feb | 2027-02-08 | 2027-02-17
            a wedding in # on Sat 23 January and we have 5 days before and 6 days after | 2027-01-18 | 2027-01-29
            I work monday to friday 9 to 17, one month in # from january 4    | 2027-01-04 | 2027-02-02
            next week, only the weekend free (5-6 december)                   | 2026-12-05 | 2026-12-06
            """)
    void theDaysThatAreNamedOutrightWin(String said, LocalDate first, LocalDate last) {
        var when = grammar.read(said, TODAY);

        assertThat(when.start()).contains(first);
        assertThat(when.end()).isEqualTo(Optional.ofNullable(last));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            land at 23:50 on 19 February, 4 days of temples, fly home on the 24th at 6 am   | 2027-02-20 | 2027-02-23
            3 days around # from 19 December, our flight home is at 01:15 on the 22nd       | 2026-12-19 | 2026-12-21
            Fly home on 24 February at 6 am, 3 days in # before that                        | 2027-02-21 | 2027-02-23
            We fly out the night of 21/22 December, plan our last 2 days in #               | 2026-12-20 | 2026-12-21
            landing 8 January 8am, leaving 14 January at 9 in the evening                   | 2027-01-08 | 2027-01-14
            from 3 to 6 March, our flight leaves at 10 pm                                   | 2027-03-03 | 2027-03-06
            We land at 23:30 on 5 February 2027. Plan 3 days, then we fly out on 9 Feb at 02:00 | 2027-02-06 | 2027-02-08
            We fly in at # on 10 March 2027 at 22:00 and leave on 15 March at 01:30         | 2027-03-11 | 2027-03-14
            We arrive in # on 10 March 2027 at 22:00 and our flight home is on 15 March at 20:00 | 2027-03-11 | 2027-03-15
            10 to 15 March 2027. We touch down at 22:40 on 10 March and fly home on 15 March at 06:30 | 2027-03-11 | 2027-03-14
            We leave on 15 March 2027, our flight is at 7:00. We arrive on 11 March at 9 am | 2027-03-11 | 2027-03-14
            We arrive by train on 10 March 2027 at 22:00 and fly home on 15 March at 20:00  | 2027-03-10 | 2027-03-15
            10 to 15 March 2027, landing on 10 March at 14:00 and flying home on 15 March at 20:00 | 2027-03-10 | 2027-03-15
            """)
    void theEveningOfALateLandingAndTheMorningOfAnEarlyFlightAreNoDaysOfTheTrip(
            String said, LocalDate first, LocalDate last) {
        var when = grammar.read(said, TODAY);

        assertThat(when.start()).contains(first);
        assertThat(when.end()).contains(last);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2 days in # in April, the week of the Sinhala New Year 2027   | 2027-04-12 | 2027-04-13
            3 days in # in April 2027, during Avurudu                     | 2027-04-14 | 2027-04-16
            4 days in # in April 2027 for the Sinhala and Tamil New Year  | 2027-04-14 | 2027-04-17
            3 days in # in December, the week of Christmas                | 2026-12-21 | 2026-12-23
            2 days in # in May 2027, the week of Vesak                    | 2027-05-17 | 2027-05-18
            3 days in # in April 2027 but not during the Sinhala New Year | 2027-04-01 | 2027-04-03
            3 days in # in April 2027, we hear of the Sinhala New Year    | 2027-04-01 | 2027-04-03
            """)
    void ofAMonthAndAFeastInItTheFeastSaysWhenWhereOneComesForIt(String said, LocalDate first, LocalDate last) {
        var when = grammar.read(said, TODAY);

        assertThat(when.start()).contains(first);
        assertThat(when.end()).contains(last);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a trip in 2026 or rather a week in May", "Vesak 2027, sorry for asking again"})
    void aYearIsCorrectedOnlyByAYear(String said) {
        assertThat(CorrectedYear.in(said)).isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a week in November-December, we arrive on 28 November and leave on 4 December    | 2026-11-28 | 2026-12-04
            a week in January or February, arriving on 25 January 2027 and leaving 31 January | 2027-01-25 | 2027-01-31
            December/January: we come on 27 December 2026 and fly out 2 January 2027, #       | 2026-12-27 | 2027-01-02
            arr. 25/1 dep. 31/1, # and #                                                     | 2027-01-25 | 2027-01-31
            in on the 28th out on the 4th, # and #                                           | 2026-11-28 | 2026-12-04
            get in to CMB 06:30 on 14 Feb, out again 23:55 on 20 Feb                         | 2027-02-14 | 2027-02-20
            we come Friday after work and go home Sunday evening, 2 hours from #             | 2026-11-27 | 2026-11-29
            I fly into # on 9 January and out of # on 16 January                             | 2027-01-09 | 2027-01-16
            business in # until Thursday, free Friday to Sunday                              | 2026-11-27 | 2026-11-29
            Christmas in # and New Year on the beach, 23 December to 2 January               | 2026-12-23 | 2027-01-02
            """)
    void theDaysOfArrivalAndDepartureOutrankWhateverElseIsNamed(String said, LocalDate first, LocalDate last) {
        var when = grammar.read(said, TODAY);

        assertThat(when.start()).as(said).contains(first);
        assertThat(when.end()).as(said).contains(last);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2 nights in # and 2 nights in ## from 10 February    | 5
            2 nights in # and 1 night in ## from 10 February     | 4
            two nights in # and one night in ##                  | 4
            # 2 nights, ## 3 nights, ### 2 nights                | 8
            three days in # and two in ##                        | 5
            # and ##, two days in each                           | 4
            # and ##, 2 nights each                              | 5
            6 days: 2 nights in #, 3 nights in ##                | 6
            two days in # with my aunt, please plan 8 days       | 8
            # and 2 days of beach, 5 days in total               | 5
            our first two days in #                              | 2
            two weeks from 20 December in #                      | 14
            honeymoon 9 days March, quiet beaches                | 9
            solo female 10 days march, yoga                      | 10
            """)
    void staysAtSeveralPlacesAddUp(String said, int days) {
        assertThat(grammar.read(said, TODAY).days()).as(said).hasValue(days);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            two days in #, kids aged 3 and 5, 12 March 2027      | 2027-03-12
            my two, 7 and 9, April 10 2027, a day in #           | 2027-04-10
            # with the children (6, 10), 5 January 2027          | 2027-01-05
            # with my parents (72, 75), on 5 January 2027        | 2027-01-05
            with kids, 9 January, #                              | 2027-01-09
            """)
    void agesAreNoDays(String said, LocalDate first) {
        assertThat(grammar.read(said, TODAY).start()).as(said).contains(first);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # safari 2 days, then 2 days on the beach in #      | 4
            # safari 1 day, then 3 days beach in #              | 4
            2 days # and 2 days #                               | 4
            3 days hiking in #, then 2 days surfing in #        | 5
            # trek 2 days, # for 3 days                         | 5
            10 days trip in #, 2 days in #                      | 10
            Plan 6 days from 10 January: # and #, then 3 days in #                         | 6
            Plan 5 days in Sri Lanka from 10 January, then 3 days in the Maldives          | 5
            Plan 4 days in # from 10 January, then 3 days in the Maldives                  | 4
            6 days of culture, then 3 days at leisure           | 9
            I'd like to spend a week on an ayurveda retreat by the sea and afterwards see a bit of the culture for four days | 11
            A week of diving and after that explore the hills for five days                | 12
            We marry on the 6th and land in # two days later for ten days of honeymoon     | 10
            5 days from # to #                                  | 5
            3 days and 2 nights in #                            | 3
            # week in February, is the sea calm?                | 7
            """)
    void daysThatAreGivenToPlacesAddUp(String said, int days) {
        assertThat(grammar.read(said, TODAY).days()).as(said).hasValue(days);
    }
}
