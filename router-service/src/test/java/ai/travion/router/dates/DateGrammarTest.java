package ai.travion.router.dates;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.router.dates.When.Manner;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateGrammarTest {

    /** A Saturday; the next Poya is Il, on Tuesday the 24th. */
    private static final LocalDate TODAY = LocalDate.parse("2026-11-21");

    /** A Sunday; the Poya days that come are 24 November, 23 December and 22 January. */
    private static final LocalDate SUNDAY = LocalDate.parse("2026-11-22");

    private final DateGrammar grammar = new DateGrammar(HolidayCalendar.load());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan a trip to the temple on 2026-01-03            | 2026-01-03
            Can I visit bars on January 3rd 2026?              | 2026-01-03
            3 January 2026                                     | 2026-01-03
            Plan a day in Kandy on 5 May 1890                  | 1890-05-05
            Plan a day in Kandy on 3 March 2150                | 2150-03-03
            Is it Poya on 3 March, 2210?                       | 2210-03-03
            3rd of January, 2026                               | 2026-01-03
            January the 3rd                                    | 2027-01-03
            the first of March                                 | 2027-03-01
            Jan 3                                              | 2027-01-03
            3/1/2026                                           | 2026-01-03
            3.1.2026                                           | 2026-01-03
            3/1/27                                             | 2027-01-03
            on 3/1                                             | 2027-01-03
            itinary ##### 1 day stopover 03/12                 | 2026-12-03
            night mail to ##### next Tuesday, 2nd class sleeper | 2026-11-24
            Good Friday 2028                                   | 2028-04-14
            ##### on Deepavali 2029                            | 2029-11-05
            two days in ##### in April 2030 for the New Year   | 2030-04-14
            the new year in April 2029                         | 2029-04-14
            2026/12/24                                         | 2026-12-24
            1/25/2026                                          | 2026-01-25
            21 November                                        | 2026-11-21
            20 November                                        | 2027-11-20
            29 February                                        | 2028-02-29
            Saturday, January 3                                | 2027-01-03
            Friday 3 January 2026                              | 2026-01-03
            febuary 14th                                       | 2027-02-14
            on the 3rd                                         | 2026-12-03
            today                                              | 2026-11-21
            tonight                                            | 2026-11-21
            tomorrow in Ella                                   | 2026-11-22
            tommorow                                           | 2026-11-22
            the day after tomorrow                             | 2026-11-23
            yesterday                                          | 2026-11-20
            on Friday                                          | 2026-11-27
            on Fri                                             | 2026-11-27
            this Friday                                        | 2026-11-27
            next Friday                                        | 2026-11-27
            next wensday                                       | 2026-11-25
            this Saturday                                      | 2026-11-21
            on Saturday                                        | 2026-11-28
            next Sunday                                        | 2026-11-29
            Friday next week                                   | 2026-11-27
            a week from Friday                                 | 2026-12-04
            next week                                          | 2026-11-23
            next month                                         | 2026-12-01
            in two weeks                                       | 2026-12-05
            in a fortnight                                     | 2026-12-05
            ###### in two weeks                                | 2026-12-05
            ###### in 10 days                                  | 2026-12-01
            #### in a week                                     | 2026-11-28
            ###### in a month, what is on?                     | 2026-12-21
            #### in two weeks' time                            | 2026-12-05
            what can I do in ##### in two weeks' time          | 2026-12-05
            what is there to see in ##### in ten days time     | 2026-12-01
            ##### in about two weeks                           | 2026-12-05
            I fly to Ella in 3 days                            | 2026-11-24
            5 days from now                                    | 2026-11-26
            next Poya day                                      | 2026-11-24
            on Poya day                                        | 2026-11-24
            on a poya day                                      | 2026-11-24
            on the next full moon                              | 2026-11-24
            What is the next Poya day?                         | 2026-11-24
            Is tomorrow a Poya day?                            | 2026-11-22
            Is it a Poya day tomorrow?                         | 2026-11-22
            Which Poya is in December?                         | 2026-12-23
            December Poya                                      | 2026-12-23
            Poya in January                                    | 2027-01-22
            Il Poya                                            | 2026-11-24
            Vesak                                              | 2027-05-19
            When is Vesak?                                     | 2027-05-19
            Vesak 2026                                         | 2026-05-30
            Poson Poya 2027                                    | 2027-06-18
            Christmas                                          | 2026-12-25
            Christmas Eve                                      | 2026-12-24
            the day after Christmas                            | 2026-12-26
            last Christmas                                     | 2025-12-25
            on last year's Christmas Eve                       | 2025-12-24
            last Vesak                                         | 2026-05-30
            the last Poya day                                  | 2026-10-25
            last Deepavali                                     | 2026-11-08
            the day before Vesak                               | 2027-05-18
            New Year                                           | 2027-01-01
            New Year's Eve                                     | 2026-12-31
            Sinhala and Tamil New Year                         | 2027-04-14
            Avurudu                                            | 2027-04-14
            Good Friday                                        | 2027-03-26
            Deepavali                                          | 2027-10-28
            Thai Pongal                                        | 2027-01-15
            Independence Day                                   | 2027-02-04
            early March                                        | 2027-03-01
            busy mid-Dec, say the 15th?                        | 2026-12-15
            late January, maybe around the 28th                | 2027-01-28
            mid-December                                       | 2026-12-11
            late april 2028                                    | 2028-04-21
            in April                                           | 2027-04-01
            in may                                             | 2027-05-01
            plan 7 days May, 2 adults                          | 2027-05-01
            May 2027                                           | 2027-05-01
            in November                                        | 2026-11-22
            second week of April                               | 2027-04-08
            last week of February                              | 2027-02-22
            Is it crowded in July?                             | 2027-07-01
            from May to September                              | 2027-05-01
            on Poya day or on Friday                           | 2026-11-24
            We are 5 people, on 4 December                     | 2026-12-04
            """)
    void aDayIsReadRelativeToToday(String text, LocalDate day) {
        var when = grammar.read(text, TODAY);

        assertThat(when.start()).as(text).contains(day);
        assertThat(when.impossible()).as(text).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            from 3 to 5 January 2027                | 2027-01-03 | 2027-01-05
            how crowded is it in April              | 2027-04-01 | 2027-04-30
            next month                              | 2026-12-01 | 2026-12-31
            from May to September                   | 2027-05-01 | 2027-09-30
            plan it, tomorrow till Wednesday        | 2026-11-22 | 2026-11-25
            3-5 January                             | 2027-01-03 | 2027-01-05
            January 3-5, 2027                       | 2027-01-03 | 2027-01-05
            between 3 and 5 January                 | 2027-01-03 | 2027-01-05
            from the 3rd to the 5th of January      | 2027-01-03 | 2027-01-05
            for 3 days from Friday                  | 2026-11-27 | 2026-11-29
            3 days starting next Monday             | 2026-11-23 | 2026-11-25
            for a week from Monday                  | 2026-11-23 | 2026-11-29
            from Friday to Sunday                   | 2026-11-27 | 2026-11-29
            Fri-Sun                                 | 2026-11-27 | 2026-11-29
            from 30 December to 2 January           | 2026-12-30 | 2027-01-02
            from 30 December to 2 January 2027      | 2026-12-30 | 2027-01-02
            28 Dec - 3 Jan                          | 2026-12-28 | 2027-01-03
            this weekend                            | 2026-11-21 | 2026-11-22
            next weekend                            | 2026-11-28 | 2026-11-29
            this week                               | 2026-11-21 | 2026-11-22
            the weekend after next                  | 2026-12-05 | 2026-12-06
            first weekend of April                  | 2027-04-03 | 2027-04-04
            early March                             | 2027-03-01 | 2027-03-10
            a week, first week of November          | 2027-11-01 | 2027-11-07
            plan 7 days May                         | 2027-05-01 | 2027-05-07
            8 days with my dad. March next year.    | 2027-03-01 | 2027-03-08
            beaches and parties, March              | 2027-03-01 | 2027-03-31
            mid-December                            | 2026-12-11 | 2026-12-20
            late April 2028                         | 2028-04-21 | 2028-04-30
            second week of April                    | 2027-04-08 | 2027-04-14
            3 days in early March                   | 2027-03-01 | 2027-03-03
            From 10 to 8 March 2027                 | 2027-03-08 | 2027-03-10
            from 12 January 2027 to 9 January 2027  | 2027-01-09 | 2027-01-12
            from 28 Dec 2026 to 3 Jan 2026          | 2026-12-28 | 2027-01-03
            we arrive on 20 Dec and leave 27 Dec    | 2026-12-20 | 2026-12-27
            5D4N from 3 January 2027                | 2027-01-03 | 2027-01-07
            Saturday and Sunday                     | 2026-11-28 | 2026-11-29
            3 jan 2027 for two nights               | 2027-01-03 | 2027-01-05
            between Christmas and New Year          | 2026-12-25 | 2027-01-01
            Kandy tomorrow and Sigiriya the day after | 2026-11-22 | 2026-11-23
            2026-12-01 to 2026-12-04                | 2026-12-01 | 2026-12-04
            """)
    void aRangeHasItsEnd(String text, LocalDate start, LocalDate end) {
        var when = grammar.read(text, TODAY);

        assertThat(when.start()).as(text).contains(start);
        assertThat(when.end()).as(text).contains(end);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan a 2-day trip to Ella               | 2
            two day trip                            | 2
            a week in the south                     | 7
            Plan a week of surfing                  | 7
            a week of hiking in the hills           | 7
            plan us a week with yoga and beaches    | 7
            We have a week, nothing else            | 7
            a week exploring temples                | 7
            a fortnight of yoga                     | 14
            for three nights                        | 4
            a weekend in Ella                       | 2
            weekend trip                            | 2
            day trip to Sigiriya                    | 1
            a day in Kandy                          | 1
            10 to 12 days                           | 10
            What can I see in Kandy in 3 days?      | 3
            Sri Lanka in 10 days                    | 10
            see Sri Lanka in two weeks              | 14
            do the south coast in 10 days           | 10
            South coast in 10 days                  | 10
            ######## and ##### in two weeks         | 14
            #### in 2 days                          | 2
            a couple of days                        | 2
            24 hours and then two weeks             | 14
            """)
    void aLengthAloneIsNoDate(String text, int days) {
        var when = grammar.read(text, TODAY);

        assertThat(when.days()).as(text).isEqualTo(OptionalInt.of(days));
        assertThat(when.start()).as(text).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "top 10 beaches",
                "5 hotels in Ella",
                "may I visit the temple",
                "We may come",
                "march up the hill",
                "they march 5 km",
                "may 3 of us join?",
                "24 hours",
                "2 people",
                "Sat Nam yoga",
                "fun in the sun",
                "sun protection",
                "open 24/7",
                "7 days a week",
                "I surf twice a week",
                "open five mornings a week",
                "it costs 50 dollars a week",
                "30-day visa",
                "i'm 30 weeks pregnant, can i go on a safari in yala",
                "my wife is five months along",
                "visa for 30 days",
                "every Friday",
                "Are shops closed on Sundays?",
                "happy new year!",
                "Merry Christmas",
                "room 101",
                "10/10 would recommend",
                "5 star hotel",
                "version 1.2.3",
                "2 adults and 3 children",
                "on poya days",
                "What is Vesak?",
                "What is a Poya day?",
                "Tell me about Christmas",
                "Esala Perahera",
                "the Easter bombings",
                "Islamic new year",
                "last Friday",
                "3 days ago",
                "How much is it per day",
                "how many days do I need",
                "Sunday market",
                "any day except Friday",
                "2027",
                "Nine Arch Bridge",
                "600 steps",
                "call 119",
                "Tell me something about the Veddas and where they live today",
                "what remains of the old city today",
                "is the language still spoken today?",
                "how do the Veddas of today live",
                "+94 11 234 5678",
                "$30 a day",
                "mon ami",
                "the second one",
                "Vesak 2041",
                "decade",
                "janitor",
                "marching",
                "maybe",
                "sat on a bench",
                "wed in Bentota",
                "first class ticket",
                "open 10-12",
                "2-3 people",
                "they won 3-1",
                "scenery 9/10, would go again",
                "3/4 of the trip",
                "version 1.2.34",
                "call 011-22-27",
                "the 5th floor",
                "the 18th and 19th centuries",
                "the 8th wonder of the world",
                "the 2nd one",
                "on the 8.47 to ####",
                "before lunch",
                "the morning after",
                "the weekend after we land",
                "before and after photos",
                "shortly before sunset",
                "the second march past",
                "5 members of our group",
                "3 novels for the beach",
                "2 decades ago",
                "first half",
                "in 2 hours",
                "#### in 48 hours",
                "the last 3 days were great",
                "open until late",
                "a week or two",
                "Is Friday prayers time busy?",
                "drink or dive",
                "stomach upset since yesterday",
                "ill ever since the curry last night",
                "an eve",
            })
    void noDateIsReadWhereNoneIsMeant(String text) {
        var when = grammar.read(text, TODAY);

        assertThat(when.start()).as(text).isEmpty();
        assertThat(when.impossible()).as(text).isEmpty();
    }

    @ParameterizedTest
    @CsvFileSource(
            resources = {"/dates/written.csv", "/dates/unseen.csv"},
            delimiter = '|')
    void whatTravellersWriteIsRead(String text, LocalDate first, @Nullable LocalDate last) {
        var when = grammar.read(text, SUNDAY);

        assertThat(when.start()).as(text).contains(first);
        assertThat(when.end().orElse(null)).as(text).isEqualTo(last);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "31 February 2026",
                "2026-13-45",
                "30 Feb",
                "on 31 April",
                "2027-02-29",
                "32 January",
                "February 30th, 2027",
                "31/11/2026",
                "2026-00-10",
                "45/45/2026",
                "from 30 to 31 February",
                "29 February 2027",
            })
    void anImpossibleDateIsNotGuessed(String text) {
        var when = grammar.read(text, TODAY);

        assertThat(when.start()).as(text).isEmpty();
        assertThat(when.impossible()).as(text).isPresent();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2026-11-24 | on Poya day    | 2026-11-24
            2026-11-24 | next Poya day  | 2026-12-23
            2026-11-22 | this weekend   | 2026-11-22
            2026-11-22 | next weekend   | 2026-11-28
            2026-11-18 | this weekend   | 2026-11-21
            2026-11-18 | next weekend   | 2026-11-28
            2026-11-23 | next Friday    | 2026-12-04
            2026-11-23 | this Friday    | 2026-11-27
            2026-12-31 | tomorrow       | 2027-01-01
            2026-12-31 | in December    | 2027-12-01
            2026-02-28 | in 1 month     | 2026-03-28
            2024-02-28 | tomorrow       | 2024-02-29
            2026-05-01 | Vesak          | 2026-05-30
            2026-04-15 | Avurudu        | 2027-04-14
            2028-12-31 | on Poya day    | 2028-12-31
            """)
    void theSameWordsMeanAnotherDayOnAnotherDay(LocalDate today, String text, LocalDate day) {
        var when = grammar.read(text, today);

        assertThat(when.start()).as(text).contains(day);
    }

    @Test
    void aDayOutsideTheCalendarIsNotInvented() {
        var when = grammar.read("next Poya day", LocalDate.parse("2036-01-01"));

        assertThat(when.start()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"in April", "next Friday", "on Poya day", "in 3 days", "next weekend", "New Year", "1/25/2026"})
    void aReadingThatCouldBeAnotherIsSaid(String text) {
        var when = grammar.read(text, TODAY);

        assertThat(when.assumptions()).as(text).singleElement().asString().contains(text);
    }

    @Test
    void aWeekdayThatDoesNotFitIsSaid() {
        var when = grammar.read("Friday 3 January 2026", TODAY);

        assertThat(when.assumptions()).containsExactly("3 January 2026 is a Saturday.");
    }

    @Test
    void ofDaysToChooseFromTheOneThatIsPoyaIsSaid() {
        var when = grammar.read("a bar crawl on Monday or Tuesday", SUNDAY);

        assertThat(when.manners()).contains(Manner.CHOICE);
        assertThat(when.exact()).isFalse();
        assertThat(when.assumptions())
                .containsExactly("You named Monday 23 November 2026 or Tuesday 24 November 2026."
                        + " Tuesday 24 November 2026 is Il Full Moon Poya Day: no alcohol is sold.");
    }

    @Test
    void aDayThatIsCountedFromAFeastIsNotTheFeast() {
        var when = grammar.read("the day before the next poya", SUNDAY);

        assertThat(when.manners()).containsExactly(Manner.COUNTED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "the month after next",
                "next summer",
                "three Saturdays from now",
                "the 5th of the previous month",
            })
    void aDayThatIsNotUnderstoodIsSaid(String text) {
        var when = grammar.read("Plan a trip, " + text, SUNDAY);

        assertThat(when.start()).isEmpty();
        assertThat(when.assumptions()).singleElement().asString().contains(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            and two days later?       | 2
            and a week after?         | 7
            what about the day before | -1
            a week earlier            | -7
            """)
    void aStepWithoutADayIsTakenFromTheConversation(String text, int days) {
        var when = grammar.read(text, SUNDAY);

        assertThat(when.offset()).isEqualTo(OptionalInt.of(days));
    }

    @Test
    void theDayAfterIsRelativeToTheConversation() {
        var when = grammar.read("and the day after?", TODAY);

        assertThat(when.offset()).isEqualTo(OptionalInt.of(1));
        assertThat(when.start()).isEmpty();
    }

    @Test
    void everyDayOfFiveYearsIsReadBackInEveryNotation() {
        var unread = LocalDate.parse("2024-01-01")
                .datesUntil(LocalDate.parse("2029-01-01"))
                .filter(day -> !reads("on " + day, day)
                        || !reads("%d/%d/%d".formatted(day.getDayOfMonth(), day.getMonthValue(), day.getYear()), day)
                        || !reads("%d %s %d".formatted(day.getDayOfMonth(), name(day), day.getYear()), day)
                        || !reads("%s %d, %d".formatted(name(day), day.getDayOfMonth(), day.getYear()), day))
                .toList();

        assertThat(unread).isEmpty();
    }

    private boolean reads(String text, LocalDate day) {
        return Objects.equals(grammar.read(text, TODAY).start().orElse(null), day);
    }

    private static String name(LocalDate day) {
        return day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5 days from chinese new year 2027            | 2027-02-06
            Lunar New Year trip                          | 2027-02-06
            coming for the spring festival               | 2027-02-06
            our chinese new year holiday in 2028         | 2028-01-26
            a week at Thanksgiving 2027                  | 2027-11-25
            """)
    void aFeastOfAnotherCountryHasItsDay(String text, LocalDate day) {
        var when = grammar.read(text, TODAY);

        assertThat(when.start()).as(text).contains(day);
        assertThat(when.assumptions()).as(text).anyMatch(said -> said.contains("no holiday of Sri Lanka"));
    }
}
