package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.shadow.calendar.Ceremonies;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FestivalsAskedTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 23);

    private final FestivalsAsked festivals = new FestivalsAsked(Ceremonies.load(HolidayCalendar.load()));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            When is the Nallur festival 2026?                 | August 2026
            What are the dates of the Nallur festival in 2027? | August 2027
            when does the nallur chariot festival take place  | 2027
            When does the Nallur festival begin in 2026?      | August 2026
            Nallur festival 2028 dates?                       | August 2028
            When is the Kataragama festival 2027?             | July 2027
            When is the Duruthu Perahera of Kelaniya?         | January 2027
            """)
    void whoAsksWhenAFestivalOfAPlaceIsHeldIsToldItsDays(String question, String when) {
        var answer = festivals.answering(aTurn().asking(question).build(), TODAY);

        assertThat(answer).hasValueSatisfying(text -> assertThat(text).contains(when, "announces the dates"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            When does the Adam's Peak season start this winter? | 23 December 2026
            When are the steps of Sri Pada lit?                 | 23 December 2026
            When does the season of Adam’s Peak end?            | 19 May 2027
            How long is the Adam's Peak pilgrimage season 2027? | 13 December 2027
            """)
    void whoAsksForTheSeasonOfAdamsPeakIsToldFromWhichPoyaToWhich(String question, String day) {
        var answer = festivals.answering(aTurn().asking(question).build(), TODAY);

        assertThat(answer).hasValueSatisfying(text -> assertThat(text).contains(day, "the steps are not lit"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            is adams peak open in december?         | 2026-12-01 | 2026-12-31 | From Wednesday 23 December 2026, the Poya of December, yes
            Is Sri Pada open on 26 December?        | 2026-12-26 |            | Yes: the pilgrimage season
            can i climb adams peak on 23 december   | 2026-12-23 |            | Yes: the pilgrimage season
            is it the season for Adam's Peak in May | 2027-05-01 | 2027-05-31 | Until Wednesday 19 May 2027, Vesak, yes
            are the steps of adam's peak lit in july | 2027-07-01 | 2027-07-31 | Not in season
            is adams peak open now?                 |            |            | Not in season
            can I climb Adam's Peak from 1 May to 20 December 2027 | 2027-05-01 | 2027-12-20 | Until Wednesday 19 May 2027, Vesak, and again from
            is adam's peak open in 2027             | 2027-01-01 | 2027-12-31 | Until Wednesday 19 May 2027, Vesak, and again from
            is adam's peak open from November to June | 2026-11-01 | 2027-06-30 | From Wednesday 23 December 2026, the Poya of December, to Wednesday 19 May 2027, Vesak, yes
            Can you hike Adam's Peak on 10 July 2027? | 2027-07-10 |          | Not in season
            Is it possible to do Adam's Peak in July 2027 at night? | 2027-07-01 | 2027-07-31 | Not in season
            Are the lights on at Adam's Peak on 10 July 2027? | 2027-07-10 |  | Not in season
            Is the path up Adam's Peak closed in July? | 2027-07-01 | 2027-07-31 | Not in season
            Will Sri Pada still be lit in June?     | 2027-06-01 | 2027-06-30 | Not in season
            Could we go up Adam's Peak on 2 February? | 2027-02-02 |          | Yes: the pilgrimage season
            Is July the off season for Adam's Peak? | 2027-07-01 | 2027-07-31 | Not in season
            """)
    void whetherAdamsPeakIsInSeasonIsDecidedForTheDaysThatAreAskedAbout(
            String question, LocalDate first, LocalDate last, String verdict) {
        var state = aTurn().asking(question)
                .with(turn -> turn.setTargetDate(first).setTargetEndDate(last))
                .build();

        assertThat(festivals.answering(state, TODAY))
                .hasValueSatisfying(text -> assertThat(text).startsWith(verdict));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many steps has the climb of Adam's Peak on 10 January?",
                "Can I climb Sigiriya on 10 July 2027 instead of Adam's Peak?",
                "Where can we have a light dinner near Adam's Peak?",
                "What is the rainy season at Adam's Peak like?",
                "Is the train to Hatton for Adam's Peak closed for the monsoon?",
                "Can I see Adam's Peak without climbing?",
                "Is the road to Adam's Peak open?",
                "Which hotels near Adam's Peak open in July?",
                "What can I wear to climb Adam's Peak?",
                "How can I get to Adam's Peak?"
            })
    void whereSomethingElseIsAskedThereIsNoVerdict(String question) {
        var state = aTurn().asking(question).on("2027-07-10").build();

        assertThat(festivals.answering(state, TODAY)).isEmpty();
    }

    @Test
    void littleAdamsPeakHasNoPilgrimage() {
        var state = aTurn().asking("is little adams peak open in december")
                .on("2026-12-01")
                .build();

        assertThat(festivals.answering(state, TODAY)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What is the Nallur festival?",
                "When is Sigiriya quietest?",
                "When is the best time for Nallur?",
                "When was Nallur Kandaswamy Kovil built?",
                "When is the festival of Ella?"
            })
    void whoAsksSomethingElseIsNot(String question) {
        assertThat(festivals.answering(aTurn().asking(question).build(), TODAY)).isEmpty();
    }
}
