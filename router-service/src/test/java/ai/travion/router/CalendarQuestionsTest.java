package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.schemas.IntentType;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions to the calendar, asked on Sunday 22 November 2026. */
class CalendarQuestionsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            When is Poya next month?                         | 2026-12-23 |
            When is Deepavali 2026?                          | 2026-11-08 |
            when is diwali                                   | 2027-10-28 |
            When is Vesak 2028?                              | 2028-05-08 |
            how many days till christmas                     | 2026-12-25 |
            Is alcohol sold on 24 November 2026?             | 2026-11-24 |
            can we buy beer tomorrow                         | 2026-11-23 |
            Is 25 December 2026 a dry day?                   | 2026-12-25 |
            are bars open tonight?                           | 2026-11-22 |
            What day is 3 January 2026?                      | 2026-01-03 |
            What public holidays are in April 2027?          | 2027-04-01 | 2027-04-30
            Poya days of 2027                                | 2027-01-01 | 2027-12-31
            any holidays next week?                          | 2026-11-23 | 2026-11-29
            is there a poya in the first week of december?   | 2026-12-01 | 2026-12-07
            long weekends this year                          | 2026-01-01 | 2026-12-31
            When is Deepavali in 2029                        | 2029-11-05 |
            Is alcohol banned on Poya days?                  |            |
            what is a Poya day                               |            |
            """)
    void aQuestionToTheCalendarIsSearchedForWithItsDays(
            String message, @Nullable LocalDate first, @Nullable LocalDate last) {
        var step = Dialogue.on("2026-11-22").says(message);

        assertThat(step.next()).isEqualTo(Graph.RETRIEVE);
        assertThat(step.state().getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(step.state().getTargetDate().orElse(null)).isEqualTo(first);
        assertThat(step.state().getTargetEndDate().orElse(null)).isEqualTo(last);
        assertThat(step.state().getAssumptions()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            When is Vesak 2027?              | and in 2028?               | 2028-05-08 | When is Vesak Full Moon Poya Day?
            When is Vesak 2026?              | and Poson?                 | 2026-06-29 | When is Poson Full Moon Poya Day?
            Is 24 November 2026 a Poya day?  | and 25 November?           | 2026-11-25 | Is that day a Poya day?
            Is 24 November 2026 a Poya day?  | what about the day after?  | 2026-11-25 | Is that day a Poya day?
            When is Vesak 2027?              | is it a holiday?           | 2027-05-19 | is it a holiday?
            When is Vesak 2027?              | can I drink that day?      | 2027-05-19 | can I drink that day?
            poya days in december            | and january?               | 2027-01-01 | List the Poya days.
            When is Christmas?               | how many days till then?   | 2026-12-25 | How many days till Christmas Day?
            I am in Kandy on 24 November 2026 | is it a Poya day?         | 2026-11-24 | is it a Poya day?
            """)
    void aFollowUpTakesOverWhatItLacks(String before, String message, LocalDate day, String query) {
        var state = Dialogue.on("2026-11-22").after(before).hears(message);

        assertThat(state.getTargetDate()).contains(day);
        assertThat(state.getRewrittenQuery().orElse(state.getUserQuery())).isEqualTo(query);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            the day before the next poya in Colombo, can I drink?         | 2026-11-23 |
            Can I drink in Colombo the day before Vesak 2027?             | 2027-05-18 |
            Can I buy alcohol in Galle the day after Christmas?           | 2026-12-26 |
            Will shops be open in Kandy the day after Sinhala new year?   | 2027-04-15 |
            can I drink in Colombo on the poya after next                 | 2026-12-23 |
            Can I buy beer in Colombo on the May 2027 poya?               | 2027-05-19 |
            Is alcohol sold on the second poya of 2027?                   | 2027-02-20 |
            Is the day before Poson a holiday?                            | 2027-06-17 |
            Is it ok to drink in Kandy on Monday or Tuesday?              | 2026-11-23 | 2026-11-24
            Can I drink in Galle on 22 or 23 December?                    | 2026-12-22 | 2026-12-23
            Is alcohol sold in Negombo on 23 December and 25 December?    | 2026-12-23 | 2026-12-25
            Can I drink at hikka 24-11                                    | 2026-11-24 |
            Can I drink in Hikkaduwa in 48 hours?                         | 2026-11-24 |
            Are bars open at the end of the month?                        | 2026-11-24 | 2026-11-30
            any poya in the second half of January?                       | 2027-01-16 | 2027-01-31
            """)
    void theDaysThatAreMeantAreAskedAboutAndNotTheFeastTheyAreCountedFrom(
            String message, LocalDate first, @Nullable LocalDate last) {
        var state = Dialogue.on("2026-11-22").hears(message);

        assertThat(state.getTargetDate()).as(message).contains(first);
        assertThat(state.getTargetEndDate().orElse(null)).as(message).isEqualTo(last);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan a bar crawl in Colombo for tomorrow or Tuesday                  | 2026-11-23 |
            Make me a plan for Vesak in Colombo, 30 May 2026, two days           | 2026-05-30 | 2026-05-31
            plan a day in Galle in mid-Jan                                       | 2027-01-11 |
            Plan 10 days in Sri Lanka before Christmas                           | 2026-12-15 | 2026-12-24
            plan 4 days in Ella ending on 20 January 2027                        | 2027-01-17 | 2027-01-20
            Plan a weekend in Sigirya and Pollonaruwa in March 2027              | 2027-03-06 | 2027-03-07
            We land in Colombo on 18 December at 9pm and fly out on the 24th. Make a plan | 2026-12-18 | 2026-12-24
            """)
    void aPlanIsForTheDaysThatAreMeant(String message, LocalDate first, @Nullable LocalDate last) {
        var state = Dialogue.on("2026-11-22").hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate()).as(message).contains(first);
        assertThat(state.getTargetEndDate().orElse(null)).as(message).isEqualTo(last);
    }

    @Test
    void aPlanOnAFeastStaysAPlan() {
        var state = Dialogue.on("2026-11-22").hears("Plan a trip to Kandy on Vesak 2027");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 5, 19));
    }
}
