package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.shadow.calendar.Ceremonies;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FeastDatesTest {

    private static final Places PLACES = Places.load();
    private static final FeastDates DATES = new FeastDates(Ceremonies.load(HolidayCalendar.load()));
    private static final LocalDate TODAY = LocalDate.parse("2026-11-23");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "When is the Nallur festival in 2028?|27 July to Saturday 19 August 2028",
                "When does the Nallur festival begin in 2026?|17 August to Wednesday 9 September 2026",
                "What are the dates of the Nallur chariot festival?|7 to Monday 30 August 2027",
                "Nallur festival 2028 dates?|27 July to Saturday 19 August 2028"
            })
    void aFestivalByTheMoonIsDatedAsReckoned(String asked, String dates) {
        var said = DATES.askedFor(
                asked, PLACES.named("Nallur Kandaswamy Kovil").stream().toList(), TODAY);

        assertThat(said)
                .hasValueSatisfying(sentence -> assertThat(sentence).contains(dates, "reckoned, not announced"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "When was Nallur Kandaswamy Kovil built?",
                "What to wear at the Nallur festival?",
                "Is the kovil open on Sunday?"
            })
    void whoAsksForSomethingElseGetsNoDates(String asked) {
        assertThat(DATES.askedFor(
                        asked, PLACES.named("Nallur Kandaswamy Kovil").stream().toList(), TODAY))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"When is the festival of Ella?", "When is the perahera in Ella?"})
    void aPlaceWithoutAFeastHasNoDates(String asked) {
        assertThat(DATES.askedFor(
                        asked, List.copyOf(PLACES.named("Ella").stream().toList()), TODAY))
                .isEmpty();
    }
}
