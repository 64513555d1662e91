package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a newcomer says next, on Sunday 22 November 2026. */
class TalkTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan a day in Kandy on the next Poya day         | can we have wine with dinner? | 2026-11-24 |
            We are in Kandy from 23 to 25 December 2026      | can we have wine with dinner? | 2026-12-23 | 2026-12-25
            Plan a day in Galle on 22/1/2027                 | and a beer afterwards?        | 2027-01-22 |
            Plan a day in Galle on 22/1/2027                 | we'd like some cocktails      | 2027-01-22 |
            I'll be in Mirissa on 12 April 2027 for a week   | any holidays?                 | 2027-04-12 | 2027-04-18
            I'll be in Mirissa on 12 April 2027 for a week   | where can I drink a beer?     | 2027-04-12 | 2027-04-18
            """)
    void whoseDaysAreKnownAsksAboutThem(String before, String message, LocalDate first, @Nullable LocalDate last) {
        var state = Dialogue.on("2026-11-22").after(before).hears(message);

        assertThat(state.getTargetDate()).contains(first);
        assertThat(state.getTargetEndDate().orElse(null)).isEqualTo(last);
        assertThat(state.getTargetLocations()).isEmpty();
    }

    @Test
    void theDayAfterIsAskedTheSame() {
        var state = Dialogue.on("2026-11-22")
                .after("Plan a day in Kandy on the next Poya day")
                .after("can we have wine with dinner?")
                .hears("what about the day after?");

        assertThat(state.getTargetDate()).contains(LocalDate.of(2026, 11, 25));
        assertThat(state.getRewrittenQuery()).contains("Is alcohol sold on that day?");
    }

    @Test
    void aBareDateCompletesWhatIsBeingPlanned() {
        var state = Dialogue.on("2026-11-22")
                .after("I want to travel with my two kids (4 and 7) for a week in April.")
                .after("Galle and Mirissa")
                .hears("starting 12 April 2027");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 4, 12));
        assertThat(state.getTargetEndDate()).contains(LocalDate.of(2027, 4, 18));
    }

    @ParameterizedTest
    @CsvSource({
        "change it to one day later, 2027-01-11, 2027-01-13",
        "start a day earlier, 2027-01-09, 2027-01-11",
        "push it back by two days, 2027-01-12, 2027-01-14",
        "skip day 2, 2027-01-10, 2027-01-11"
    })
    void aChangeMovesTheDays(String change, LocalDate first, LocalDate last) {
        var state = Dialogue.on("2026-11-22")
                .after("Plan a 3 day trip to Kandy on 10 January 2027")
                .hears(change);

        assertThat(state.getTargetDate()).contains(first);
        assertThat(state.getTargetEndDate()).contains(last);
    }

    @ParameterizedTest
    @CsvSource({
        "swap Kandy for Galle, Plan a trip to Galle Fort for 3 days",
        "add Galle, Plan a trip to Kandy and Galle Fort for 3 days",
        "without the Temple of the Tooth, Plan a trip to Kandy for 3 days"
    })
    void aChangeOfPlacesIsSearchedForByThem(String change, String query) {
        var searched = Dialogue.on("2026-11-22")
                .after("Plan a 3 day trip to Kandy on 10 January 2027")
                .searchesFor(change);

        assertThat(searched).isEqualTo(query);
    }

    @Test
    void whatADayOfThePlanHoldsIsKnown() {
        var state =
                Dialogue.on("2026-11-22").after("Plan a 3 day trip to Kandy").hears("what do I do on day 3?");

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Tell me about Kalpitiya",
                "where do the fishermen sit on poles",
                "the rock with the lion's feet: which monarch lived there"
            })
    void whatTheAtlasDoesNotNameMayBeTravelStill(String message) {
        var state = Dialogue.on("2026-11-22").hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"what do you know about me?", "what did I say about walking?", "do you remember my preferences"})
    void whatTheyToldOfThemselvesIsToldThem(String message) {
        var state = Dialogue.on("2026-11-22")
                .after("I'm vegetarian and I can't walk far")
                .hears(message);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("vegetarian", "only short walks"));
    }

    @Test
    void whoToldNothingIsToldSo() {
        var state = Dialogue.on("2026-11-22").hears("where have I been?");

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).startsWith("You have told me nothing"));
    }
}
