package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.RouteDecision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What "there", "it" and "the other one" mean after a search or a choice. */
class AntecedentTest {

    private static final String FOUND =
            "For \"beach near Kandy\" this is what I know, the best match first:\n\n- **Negombo**, 90.1 km\n- **Mount Lavinia**, 95.0 km";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            is it safe to swim there?   | is it safe to swim in Negombo?
            how far is it?              | how far is Negombo from Kandy?
            is it crowded?              | is Negombo crowded?
            """)
    void afterASearchForTheNearestTheyMeanWhatWasFound(String message, String query) {
        var dialogue = aDialogue().answering(FOUND).after("closest beach to Kandy");

        var searched = dialogue.searchesFor(message);

        assertThat(searched).isEqualTo(query);
    }

    @Test
    void theSecondClosestIsTheSecondOfTheList() {
        var state = aDialogue().answering(FOUND).after("closest beach to Kandy").hears("and the second closest?");

        assertThat(state.getTargetLocation()).contains("Mount Lavinia");
    }

    @Test
    void theOtherOfTwoIsTheOneThatWasNotSpokenOfLast() {
        var state = aDialogue()
                .after("Yala or Udawalawe?")
                .after("tell me more about the second one")
                .hears("and the other one?");

        assertThat(state.getTargetLocation()).contains("Yala National Park");
    }

    @Test
    void whichOneComesFirstIsAskedOfAllThatWereSpokenOf() {
        var state = aDialogue()
                .after("tell me about Ella")
                .after("and Mirissa")
                .after("and Jaffna")
                .hears("which one should I do first?");

        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Ella", "Mirissa", "Jaffna");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nearest hospital | I'm in Ella | hospital | Ella
            what's near me   | Haputale    | ''       | Haputale
            """)
    void thePlaceThatWasAskedForIsSearchedAround(String search, String reply, String facility, String near) {
        var state = aDialogue().after(search).hears(reply);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.LOCATION_SEARCH);
        assertThat(state.getLocationSearch()).hasValueSatisfying(found -> {
            assertThat(found.getFacility()).isEqualTo(facility);
            assertThat(found.getNear()).contains(near);
        });
    }

    @Test
    void twoStopsOfAPlanChangePlacesAndTheThirdStays() {
        var state = aDialogue()
                .planning(Stops.round("2027-02-01", "Colombo", "Colombo", "Kandy", "Kandy", "Ella", "Ella"))
                .after("Plan Colombo, Kandy and Ella, 6 days from 1 February 2027", "2027-02-01", "2027-02-06")
                .hears("swap Kandy and Ella");

        assertThat(state.getTargetLocations()).containsExactly("Colombo", "Ella", "Kandy");
    }

    @Test
    void aYearAloneIsThatOfTheMonthBefore() {
        var query = aDialogue().after("How busy is Nallur in August?").searchesFor("2027?");

        assertThat(query).isEqualTo("How busy is Nallur in August 2027?");
    }

    @Test
    void afterAPlanWhatComesFirstIsInThePlan() {
        var state = aDialogue()
                .after("Plan Kandy and Ella, 3 days from 12 December", "2026-12-12", "2026-12-14")
                .hears("which should I do first?");

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
    }
}
