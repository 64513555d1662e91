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
            """)
    void theEveningOfALateLandingAndTheMorningOfAnEarlyFlightAreNoDaysOfTheTrip(
            String said, LocalDate first, LocalDate last) {
        var when = grammar.read(said, TODAY);

        assertThat(when.start()).contains(first);
        assertThat(when.end()).contains(last);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a trip in 2026 or rather a week in May", "Vesak 2027, sorry for asking again"})
    void aYearIsCorrectedOnlyByAYear(String said) {
        assertThat(CorrectedYear.in(said)).isEqualTo(said);
    }
}
