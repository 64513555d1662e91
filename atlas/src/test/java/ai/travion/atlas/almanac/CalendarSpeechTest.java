package ai.travion.atlas.almanac;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.almanac.CalendarQuestion.Ask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CalendarSpeechTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            When is Poya next month?                          | WHEN          | POYA
            when is wesak next year                           | WHEN          | VESAK
            diwali 2027                                       | WHEN          | DEEPAVALI
            What date does Deepawali fall on?                 | WHEN          | DEEPAVALI
            next bank holiday                                 | WHEN          | BANK_HOLIDAY
            When do we celebrate the Sinhala new year?        | WHEN          | SINHALA_NEW_YEAR
            eid al adha 2027 date                             | WHEN          | HADJI
            how many days untill christmas                    | HOW_LONG_TILL | CHRISTMAS
            Is 25 December 2026 a dry day?                    | IS            | DRY_DAY
            is tomorrow a holidy                              | IS            | HOLIDAY
            will 4 february be a mercantile holiday           | IS            | MERCANTILE_HOLIDAY
            Are there any poyadays next week?                 | IS            | POYA
            What public holidays are in April 2027?           | LIST          | PUBLIC_HOLIDAY
            poya dates 2027                                   | LIST          | POYA
            how many long weekends are there in 2027          | LIST          | LONG_WEEKEND
            which month has two poya days                     | MONTHS        | POYA
            what is a Poya day?                               | MEANING       | POYA
            why do they celebrate Poson                       | MEANING       | POSON
            Is 24 December 2026 a bridge day?                 | IS            | BRIDGE_DAY
            how many sandwich days in 2027                    | LIST          | BRIDGE_DAY
            When do schools close in December 2027?           | WHEN          | SCHOOL_HOLIDAY
            Will kids be off school on 12 August 2027?        | IS            | SCHOOL_HOLIDAY
            Is Vesak 2029 gazetted?                           | STANDING      | VESAK
            Are the Poya days of 2028 gazetted yet?           | STANDING      | POYA
            Has the gazette for 2028 been published?          | STANDING      | PUBLIC_HOLIDAY
            Is 27 May 2029 confirmed as Vesak?                | STANDING      | VESAK
            Is 27 May 2029 gazetted as a public holiday?      | IS            | PUBLIC_HOLIDAY
            How many days in 2027 is alcohol closed?          | LIST          | DRY_DAY
            On which days is alcohol not sold in 2027?        | LIST          | DRY_DAY
            what days can't I buy alcohol in January 2027?    | LIST          | DRY_DAY
            When are bars closed in April 2027?               | LIST          | DRY_DAY
            What is the Poya day of August 2031 called?       | WHEN          | POYA
            Which Poya is in June 2028?                       | WHEN          | POYA
            """)
    void aQuestionToTheCalendarIsKnownByItsKindAndItsDay(String message, Ask ask, CalendarTopic topic) {
        var question = CalendarSpeech.read(message, true);

        assertThat(question).hasValueSatisfying(found -> {
            assertThat(found.ask()).isEqualTo(ask);
            assertThat(found.topics()).containsExactly(topic);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What should I know about visiting Sri Lanka between 10 and 16 April 2027?",
                "What should I expect when travelling in Sri Lanka from 22 to 27 December 2026?",
                "Anything I should know about travelling on 14 April 2028?"
            })
    void whatIsToBeKnownOfSomeDaysTheCalendarTells(String message) {
        assertThat(CalendarSpeech.read(message, true))
                .hasValueSatisfying(found -> assertThat(found.ask()).isEqualTo(Ask.WHAT_DAY));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What should I know about visiting Sri Lanka in March?",
                "What should I know about tuk-tuks on 3 March?",
                "What should I wear on 14 April 2027?",
                "What should I know about visiting ##### between 10 and 16 April 2027?"
            })
    void whatIsToBeKnownOfASeasonAPlaceOrAThingItDoesNot(String message) {
        assertThat(CalendarSpeech.read(message, true)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "When do the bars close?",
                "When do bars close in ####?",
                "When are the bars closed?",
                "Which bars are closed on Sundays?"
            })
    void theHoursOfBarsAreNoDaysOfTheCalendar(String message) {
        assertThat(CalendarSpeech.read(message, false)).isEmpty();
    }

    @Test
    void whoMeansToGoOutAsksForNoGazette() {
        var question = CalendarSpeech.read("Is going out on Poya ok?", true);

        assertThat(question.filter(found -> found.ask() == Ask.STANDING)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"When does Ramadan end in 2027?", "when does ramadan start in 2027", "Christmas ends in 2027"})
    void theEndOfAFeastIsNotTheEndOfItsYear(String message) {
        assertThat(CalendarSpeech.withoutTopics(message))
                .doesNotContainPattern("end|start")
                .contains("in 2027");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Can we drink wine at our beach hotel in ####### on 13 April 2027?",
                "I'm staying at a hotel in ##### on 25 December 2026, can I order wine with dinner?",
                "Will our resort in ###### serve cocktails on 25 December 2026?",
                "Do hotels in ####### serve alcohol on 13 April 2027?"
            })
    void whoStaysInAHotelAsksOfAlcoholThere(String message) {
        assertThat(CalendarSpeech.read(message, true))
                .hasValueSatisfying(
                        found -> assertThat(found.matter()).contains(CalendarQuestion.Matter.ALCOHOL_IN_HOTELS));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Is alcohol sold on 24 November 2026?      | ALCOHOL    | false
            can we buy beer tomorrow                  | ALCOHOL    | false
            Is liquor banned on 24 November 2026?     | ALCOHOL    | true
            are the bars closed that day              | ALCOHOL    | true
            Are banks open on 25 December 2026?       | BANKS      | false
            is the post office closed on friday       | OFFICES    | true
            are shops open on Poya                    | SHOPS      | false
            what closes at New Year                   | EVERYTHING | true
            """)
    void whatIsSoldOrOpenIsTheMatter(String message, CalendarQuestion.Matter matter, boolean closed) {
        var question = CalendarSpeech.read(message, true);

        assertThat(question).hasValueSatisfying(found -> {
            assertThat(found.matter()).contains(matter);
            assertThat(found.negated()).isEqualTo(closed);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a trip to # on Vesak 2027",
                "Is # open on Christmas Day 2026?",
                "Can I visit # on Poya day?",
                "What should I wear on Poya at #?",
                "Where can I see Vesak lanterns in #?",
                "holidays in #",
                "I want a beach holiday in April",
                "Best time for a holiday in Sri Lanka",
                "Is it crowded in # at Christmas?",
                "Can I drink the tap water in December?",
                "Is the water safe to drink in December?",
                "hotel prices at Christmas",
                "nightlife in # on Vesak 2027",
                "happy new year",
                "Tell me about Independence Square",
                "Are there elephants in # in May?",
            })
    void aMessageThatOnlyMentionsADayAsksSomethingElse(String message) {
        var question = CalendarSpeech.read(message, true);

        assertThat(question).as(message).isEmpty();
    }

    @Test
    void whetherAlcoholIsSoldIsNoQuestionOfTheCalendarWithoutADay() {
        var question = CalendarSpeech.read("Can I buy beer in #?", false);

        assertThat(question).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Are there festivals in Kataragama                    | true
            What festivals are held in Jaffna?                   | true
            which processions are there in Kandy                 | true
            When is the festival at Nallur                       | true
            Are there festivals in August                        | false
            What public holidays are in April 2027?              | false
            what festivals are there in Sri Lanka                | false
            """)
    void theFestivalsOfAPlaceAreToldByItsOwnPages(String message, boolean local) {
        assertThat(CalendarSpeech.asksOfALocalFestival(message)).as(message).isEqualTo(local);
    }
}
