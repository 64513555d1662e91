package ai.travion.retrieval.calendar;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.almanac.CalendarSpeech;
import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Asked on Sunday 22 November 2026, the day before an ordinary Monday and two before Il Poya. */
class CalendarFactsTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 22);

    private final CalendarFacts facts = new CalendarFacts(HolidayCalendar.load());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            When is Vesak 2026?                    | 2026-05-30 |            | Vesak Full Moon Poya Day in 2026 was on Saturday 30 May 2026.
            When is Poya next month?               | 2026-12-23 |            | The Poya day of December 2026 is Unduvap Full Moon Poya Day, on Wednesday 23 December 2026.
            When is the next poya?                 | 2026-11-24 |            | The next Poya day is Il Full Moon Poya Day, on Tuesday 24 November 2026.
            When is Vesak in 2028?                 | 2028-05-08 |            | Vesak Full Moon Poya Day in 2028 is predicted for Monday 8 May 2028; the Poya days of 2028 are not gazetted yet.
            How many days till Christmas?          | 2026-12-25 |            | It is 33 days from today, Sunday 22 November 2026, to Christmas Day on Friday 25 December 2026.
            Is 24 November 2026 a Poya day?        | 2026-11-24 |            | Yes. Tuesday 24 November 2026 is Il Full Moon Poya Day, a public and bank holiday.
            Is 1 May 2026 a Poya day?              | 2026-05-01 |            | No. Friday 1 May 2026 was first gazetted as Vesak Full Moon Poya Day, but Poya was moved to Saturday 30 May 2026.
            Is 26 November 2026 a Poya day?        | 2026-11-26 |            | No. Thursday 26 November 2026 is no Poya day. The Poya day of November 2026 is Il Full Moon Poya Day, on Tuesday 24 November 2026.
            Is tomorrow a holiday?                 | 2026-11-23 |            | No. Monday 23 November 2026 is an ordinary working day in Sri Lanka: no Poya, no public holiday; alcohol is on sale.
            Is 24 November 2026 a mercantile holiday? | 2026-11-24 |         | No. Tuesday 24 November 2026 is Il Full Moon Poya Day, a public and bank holiday. It is no mercantile holiday.
            Is 1 January 2027 a public holiday?    | 2027-01-01 |            | No. Friday 1 January 2027 is New Year's Day, which is no gazetted holiday in Sri Lanka.
            Is alcohol sold on 24 November 2026?   | 2026-11-24 |            | No. Tuesday 24 November 2026 is Il Full Moon Poya Day: the sale of alcohol is closed island-wide. It should open again on Wednesday 25 November 2026.
            Is alcohol sold on 25 November 2026?   | 2026-11-25 |            | Yes. Wednesday 25 November 2026 is no Poya day and none of the other days
            Is 25 December 2026 a dry day?         | 2026-12-25 |            | Probably yes. Friday 25 December 2026 is Christmas Day: the sale of alcohol was closed island-wide for it in 2025, except in hotels
            Is alcohol banned on Poya days?        |            |            | Yes. On every Poya day the sale of alcohol is closed island-wide.
            Can I drink in a hotel on Poya?        |            |            | No. On every Poya day the sale of alcohol is closed island-wide. That holds for hotels too
            Is 5 June 2036 a Poya day?             | 2036-06-05 |            | I cannot say. Thursday 5 June 2036 is outside the calendar
            When is Poya in 2036?                  | 2036-01-01 | 2036-12-31 | I cannot say which days are Poya days in 2036: the calendar that I have knows those of 2020 to 2035.
            When was Vesak in 2023?                | 2023-01-01 | 2023-12-31 | Vesak Full Moon Poya Day in 2023 was on Friday 5 May 2023 by the rule that Poya days follow; the gazette of 2023 is not in the calendar that I have.
            Was 5 May 2023 a Poya day?             | 2023-05-05 |            | Yes, by prediction. Friday 5 May 2023 was Vesak Full Moon Poya Day by the rule that Poya days follow; the gazette of 2023 is not
            Was alcohol sold on 5 May 2023?        | 2023-05-05 |            | Probably not. Friday 5 May 2023 was Vesak Full Moon Poya Day by the rule that Poya days follow
            Which days were Poya days in 2022?     | 2022-01-01 | 2022-12-31 | In 2022 there were 12 Poya days. The Poya days of 2022 are computed by their rule
            When is Deepavali in 2029?             | 2029-01-01 | 2029-12-31 | Deepavali in 2029 is predicted for Monday 5 November 2029; the holidays of 2029 are not gazetted yet. It should be a public and bank holiday
            When is Eid ul Fitr in 2030?           | 2030-01-01 | 2030-12-31 | Id-Ul-Fitr (Ramazan Festival Day) in 2030 is predicted for Tuesday 5 February 2030; the holidays of 2030 are not gazetted yet. It waits for the moon
            Is 25 December 2029 a public holiday?  | 2029-12-25 |            | Yes, by prediction. Tuesday 25 December 2029 is expected to be Christmas Day, a public, bank and mercantile holiday: government offices and banks are closed. The holidays of 2029 are not gazetted yet.
            Are banks open on Good Friday 2028?    | 2028-04-14 |            | No. Friday 14 April 2028 is expected to be Good Friday, a public and bank holiday
            Are there any holidays on 14 April 2030? | 2030-04-14 |          | Yes, by prediction. Sunday 14 April 2030 is expected to be Sinhala & Tamil New Year Day and Id-Ul-Alha (Hadji Festival Day), a public, bank and mercantile holiday
            What mercantile holidays are in 2029?  | 2029-01-01 | 2029-12-31 | In 2029 there are 8 mercantile holidays. The holidays of 2029 are predicted, not gazetted yet.
            Is 3 May 2029 a public holiday?        | 2029-05-03 |            | I cannot say. Thursday 3 May 2029 is not among the Poya days that are predicted for 2029
            What public holidays are in April 2027? | 2027-04-01 | 2027-04-30 | In April 2027 there are 3 public holidays.
            Poya days in December                  | 2026-12-01 | 2026-12-31 | In December 2026 there is one Poya day: Wednesday 23 December 2026, Unduvap Full Moon Poya Day.
            Is Vesak in May?                       | 2027-05-01 | 2027-05-31 | Yes. Vesak Full Moon Poya Day in 2027 is on Wednesday 19 May 2027.
            Is Vesak in June?                      | 2027-06-01 | 2027-06-30 | No. Vesak Full Moon Poya Day in 2027 is on Wednesday 19 May 2027.
            Are there any holidays next week?      | 2026-11-23 | 2026-11-29 | Yes. From Monday 23 November 2026 to Sunday 29 November 2026 there is one holiday: Tuesday 24 November 2026, Il
            Is there a poya day then?              | 2026-12-01 | 2026-12-07 | No. From Tuesday 1 December 2026 to Monday 7 December 2026 there is no Poya day.
            Is there a month without Poya in 2026? | 2026-01-01 | 2026-12-31 | Every month of 2026 has one Poya day: none has two, and none is without.
            Which month has two poya days in 2028? | 2028-01-01 | 2028-12-31 | December 2028 has 2 Poya days, Friday 1 December 2028 and Sunday 31 December 2028.
            Are schools on holiday on 20 December 2026? | 2026-12-20 |       | Yes. Sunday 20 December 2026 is in a school holiday: Sinhala and Tamil schools, year-end holiday (its last day was not published
            Is 12 August 2028 a school holiday?    | 2028-08-12 |            | Probably yes. Saturday 12 August 2028 should lie in a school holiday: most schools, August holiday (to be expected
            Is 10 March 2026 a school holiday?     | 2026-03-10 |            | Only for Muslim schools.
            Is 15 September 2026 a school holiday? | 2026-09-15 |            | No. Tuesday 15 September 2026 was in none of the school holidays that were published for 2026.
            Is 15 June 2027 a school holiday?      | 2027-06-15 |            | Probably not.
            When are the school holidays in August 2028? | 2028-08-01 | 2028-08-31 | In August 2028 there is one school holiday: Tuesday 8 August 2028 to Thursday 31 August 2028, most schools, August holiday (to be expected
            When do schools close in December 2027? | 2027-12-01 | 2027-12-31 | The school holiday is Sunday 5 December 2027 to Friday 31 December 2027: most schools, year-end holiday (to be expected
            Are there school holidays in August 2029? | 2029-08-01 | 2029-08-31 | Probably yes.
            Is 24 December 2026 a bridge day?      | 2026-12-24 |            | Yes. Thursday 24 December 2026 is a bridge day: a working day between Unduvap Full Moon Poya Day and Christmas Day
            Is the 5th of February 2027 a bridge day? | 2027-02-05 |         | Yes. Friday 5 February 2027 is a bridge day: a working day between Independence Day and the weekend
            Is 8 February 2027 a bridge day?       | 2027-02-08 |            | No. Monday 8 February 2027 is an ordinary working day
            Which bridge days are in April 2027?   | 2027-04-01 | 2027-04-30 | In April 2027 there are 2 bridge days.
            Is Vesak 2029 gazetted?                | 2029-05-27 |            | No. Vesak Full Moon Poya Day in 2029 is predicted for Sunday 27 May 2029
            Is Vesak 2027 gazetted?                | 2027-05-19 |            | Yes. Vesak Full Moon Poya Day in 2027 is gazetted for Wednesday 19 May 2027.
            Is Vesak 2030 only predicted?          | 2030-05-17 |            | Yes. Vesak Full Moon Poya Day in 2030 is predicted
            Are the Poya days of 2028 gazetted yet? | 2028-01-01 | 2028-12-31 | No. The Poya days of 2028 are predicted
            Are the public holidays of 2027 official? | 2027-01-01 | 2027-12-31 | Yes. The public holidays of 2027 are gazetted.
            Is the Kandy Esala Perahera 2027 date confirmed? | 2027-08-16 |  | No. The Kandy Esala Perahera usually ends at
            How many days in 2027 is alcohol closed? | 2027-01-01 | 2027-12-31 | In 2027 there are 18 dry days.
            Can we drink wine in our hotel on 13 April 2027? | 2027-04-13 |  | Probably yes, if the hotel is registered with the Tourist Board.
            Is beer served in our hotel on 14 April 2027? | 2027-04-14 |     | Probably not.
            What is the Poya day of August 2031 called? | 2031-08-02 |       | The Poya day of August 2031 is Full Moon Poya Day (probably Nikini), on Saturday 2 August 2031
            What should I know about visiting Sri Lanka between 10 and 16 April 2027? | 2027-04-10 | 2027-04-16 | From Saturday 10 April 2027 to Friday 16 April 2027 there are 2 holidays.
            Which Poya days fall on a weekend in 2027? | 2027-01-01 | 2027-12-31 | In 2027 there are 3 Poya days on a Saturday or Sunday.
            Any weekend poya days in 2027?         | 2027-01-01 | 2027-12-31 | In 2027 there are 3 Poya days on a Saturday or Sunday.
            Is there a poya on a Sunday in 2027?   | 2027-01-01 | 2027-12-31 | In 2027 there is one Poya day on a Sunday: Sunday 18 July 2027
            Which Poya days are not on a weekend in 2027? | 2027-01-01 | 2027-12-31 | In 2027 there are 9 Poya days on a weekday, Monday to Friday.
            How many public holidays are on a Friday in 2027? | 2027-01-01 | 2027-12-31 | In 2027 there are 5 public holidays on a Friday.
            Is there a poya this weekend?          | 2026-11-28 | 2026-11-29 | No. From Saturday 28 November 2026 to Sunday 29 November 2026 there is no Poya day.
            When is Poson 2034?                    | 2034-01-01 | 2034-12-31 | Poson Full Moon Poya Day in 2034 is predicted for Thursday 1 June 2034
            When is Poson in July 2027?            | 2027-07-01 | 2027-07-31 | Poson Full Moon Poya Day is not in July 2027: before and after it falls on Friday 18 June 2027
            Are Muslim schools on holiday in February 2027? | 2027-02-01 | 2027-02-28 | Probably yes. In February 2027 there are 2 school holidays.
            Are schools on holiday on 12 February 2027? | 2027-02-12 |       | Only for Muslim schools. Friday 12 February 2027 should lie
            Is 20 February 2028 a school holiday?  | 2028-02-20 |            | Probably yes.
            What day is 3 January 2026?            | 2026-01-03 |            | Saturday 3 January 2026 was Duruthu Full Moon Poya Day, a public and bank holiday.
            What is a Poya day?                    |            |            | A Poya day is the full moon day
            Is the Kandy Esala Perahera on from 8 to 12 August 2027? | 2027-08-08 | 2027-08-12 | Yes, to be expected. Its processions are to be expected on the evenings of Saturday 7 August 2027 to Monday 16 August 2027
            Is the Kandy Perahera on between 1 and 14 August 2027? | 2027-08-01 | 2027-08-14 | Yes, to be expected.
            Is 10 August 2027 the Kandy Perahera?  | 2027-08-10 |            | Yes, to be expected.
            Is the Kandy Perahera on from 1 to 5 August 2027? | 2027-08-01 | 2027-08-05 | No. The Kandy Esala Perahera usually ends at
            Is 20 May 2027 part of Vesak?          | 2027-05-20 |            | Yes. It is kept on two days, Wednesday 19 May 2027 to Thursday 20 May 2027
            Is 21 May 2027 Vesak?                  | 2027-05-21 |            | No. Vesak Full Moon Poya Day in 2027 is on Wednesday 19 May 2027
            Is 20 February 2027 in Ramadan?        | 2027-02-20 |            | Yes, to be expected. The fast is to be expected on
            Are banks open on 25 December 2026?    | 2026-12-25 |            | No. Friday 25 December 2026 is Christmas Day, a public, bank and mercantile holiday: government offices and banks are closed.
            """)
    void theAnswerStandsFirst(String question, @Nullable LocalDate first, @Nullable LocalDate last, String answer) {
        var asked = CalendarSpeech.read(question, first != null).orElseThrow();
        var span = Optional.ofNullable(first).map(day -> new Span(day, last == null ? day : last));

        var found = facts.answering(asked, span, TODAY);

        assertThat(found.getFirst().text()).startsWith(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            When is the next Poya day?   | 2026-12-23
            When is the next poya?       |
            """)
    void onAPoyaDayTheNextOneIsToldBehindThatOfToday(String question, @Nullable LocalDate read) {
        var asked = CalendarSpeech.read(question, read != null).orElseThrow();

        var found = facts.answering(
                asked, Optional.ofNullable(read).map(day -> new Span(day, day)), LocalDate.of(2026, 11, 24));

        assertThat(found.getFirst().text())
                .startsWith("Today is one: Tuesday 24 November 2026 is Il Full Moon Poya Day")
                .contains("The next Poya day is Unduvap Full Moon Poya Day, on Wednesday 23 December 2026");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Are schools on holiday in June 2027? | 2027-06-01 | 2027-06-30
            Is 15 June 2027 a school holiday?    | 2027-06-15 | 2027-06-15
            When is Poson in July 2034?          | 2034-07-01 | 2034-07-31
            Is there a poya then?                | 2034-06-05 | 2034-06-06
            """)
    void whatNobodyPublishedIsNotDeniedInTheNameOfTheGazette(String question, LocalDate first, LocalDate last) {
        var asked = CalendarSpeech.read(question, true).orElseThrow();

        var found = facts.answering(asked, Optional.of(new Span(first, last)), TODAY);

        assertThat(found).allSatisfy(fact -> {
            assertThat(fact.certainty()).isNotEqualTo(Certainty.GAZETTED);
            assertThat(fact.source()).isNotEqualTo(Fact.GAZETTE);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "is the 25th a holiday?, 2026-11-25",
        "Is the 5th a poya day, 2026-12-05",
        "is anything closed on the 22nd, 2026-11-22",
        "is the 31st a holiday, 2026-12-31"
    })
    void aDayOfNoMonthIsTheNextOne(String words, LocalDate day) {
        assertThat(DayOfTheMonth.in(words, TODAY)).contains(day);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"is the 25th of December a holiday?", "the 2nd day of Vesak", "temples of the 5th century", "25"
            })
    void aDayOfANamedMonthAndOtherNumbersAreNot(String words) {
        assertThat(DayOfTheMonth.in(words, TODAY)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"Poya days of 2027, 12", "public holidays of 2026, 25", "List the mercantile holidays of 2026, 8"})
    void aListHasEveryDayInFactsThatFitIntoADocument(String question, int days) {
        var asked = CalendarSpeech.read(question, true).orElseThrow();
        int year = Integer.parseInt(question.replaceAll("\\D", ""));

        var found = facts.answering(
                asked, Optional.of(new Span(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31))), TODAY);

        assertThat(found).allSatisfy(fact -> assertThat(fact.text()).hasSizeLessThan(1_200));
        assertThat(found.stream()
                        .map(Fact::text)
                        .collect(Collectors.joining("\n"))
                        .lines()
                        .filter(line -> line.startsWith("- ")))
                .hasSize(days);
    }
}
