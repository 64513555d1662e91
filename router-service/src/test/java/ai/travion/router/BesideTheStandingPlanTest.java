package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RouteDecision;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked beside a plan that stands is answered, of what it names itself, and changes nothing. */
class BesideTheStandingPlanTest {

    private static List<ItinerarySlot> nineDays() {
        var bases = List.of(
                "Kandy",
                "Kandy",
                "Nuwara Eliya",
                "Udawalawe National Park",
                "Unawatuna",
                "Unawatuna",
                "Unawatuna",
                "Unawatuna",
                "Unawatuna");
        var slots = new ArrayList<ItinerarySlot>();
        for (int at = 0; at < bases.size(); at++) {
            var day = LocalDate.parse("2026-12-21").plusDays(at).toString();
            slots.add(slot(day, "08:00", "Breakfast in " + bases.get(at), bases.get(at)));
            slots.add(slot(day, "10:00", "Walk around " + bases.get(at), bases.get(at)));
            slots.add(
                    at == bases.size() - 1
                            ? slot(day, "13:15", "Travel from Unawatuna to Negombo by car", "Negombo")
                            : slot(day, "18:30", "Dinner in " + bases.get(at), bases.get(at)));
        }
        return slots;
    }

    private static Dialogue atTheSea() {
        return aDialogue()
                .planning(nineDays())
                .after(
                        "Plan 9 days from 21 December 2026: Kandy, Nuwara Eliya, Udawalawe, Unawatuna",
                        "2026-12-21",
                        "2026-12-29");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can we go to the temple of the tooth with kids? what do we have to wear",
                "would a train ride be possible from kandy to nuwara eliya?",
                "we'd like one more elephant day, is minneriya worth it in december?",
                "could we visit the tea factory with a pram? is there a lift"
            })
    void whatOnlyAsksChangesNothing(String asked) {
        var state = atTheSea().hears(asked);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }

    @Test
    void whatTheyWishToSeeIsWhatTheyAskOfAndNotThePlaceThatWasSpokenOf() {
        var state = atTheSea()
                .after("is unawatuna nice?")
                .hears("my wife would like to see the whales, is it ok for a 6 yr old");

        assertThat(asked(state)).contains("whale watching in Mirissa").contains("6 yr old");
        assertThat(state.getTargetLocations()).doesNotContain("Unawatuna");
    }

    @Test
    void itIsAddedAsWhatWasSpokenOf() {
        var state = atTheSea()
                .after("my wife would like to see the whales, is it ok for a 6 yr old")
                .hears("add it on the 28th then");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(DayTerms.of(state)).anyMatch(term -> term.contains("whale"));
    }

    @Test
    void anotherSubjectBeatsThePlaceThatWasSpokenOf() {
        var state = atTheSea()
                .after("is unawatuna nice?")
                .hears("thnaks, thats great!! one more thing, mosquitos - do the kids need anything");

        assertThat(state.getTargetLocations()).isEmpty();
        assertThat(asked(state)).startsWith("mosquitos");
    }

    @Test
    void nearByIsNearThePlaceThatWasNamedLast() {
        var state = atTheSea()
                .after("which days are we in unawatuna?")
                .after("are there snakes?")
                .hears("is there a turtle hatchery near by?");

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.LOCATION_SEARCH);
        assertThat(state.getLocationSearch().flatMap(LocationSearch::getNear)).contains("Unawatuna");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"hotels please", "hotels please, something mid range with a pool", "any hotel suggestions?"})
    void hotelsAreThoseOfEachPlaceInWhichThePlanSleeps(String asked) {
        var state = atTheSea().after("is nuwara eliya cold?").hears(asked);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(asked(state))
                .isEqualTo("Where should I stay in Kandy, Nuwara Eliya, Udawalawe National Park and Unawatuna?");
    }

    @Test
    void whatTheHotelsShouldHaveIsNoted() {
        var state = atTheSea().hears("hotels please, something mid range with a pool");

        assertThat(state.getAssumptions()).anyMatch(note -> note.contains("mid range with a pool"));
    }

    @Test
    void cheaperHotelsChangeThePlanAsBefore() {
        var state = atTheSea().hears("cheaper hotels please");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
    }

    @Test
    void whereOneSleepsInAPartOfThePlanIsItsStaysAlone() {
        var state = atTheSea().hears("what about the beach part, where are we sleeping?");

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(told -> assertThat(told)
                        .contains("Unawatuna, 4 nights from 25 December")
                        .doesNotContain("Kandy"));
    }

    @Test
    void theWayToTheAirportIsTheLastDrive() {
        var state = atTheSea().hears("how do we get to the airport on the 29th?");

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(told -> assertThat(told)
                        .contains("Travel from Unawatuna to Negombo")
                        .doesNotContain("Breakfast"));
    }

    @Test
    void whoNeedsAWheelchairIsAskedOfWhatTheyToldAndTellsOfNobody() {
        var dialogue = atTheSea();

        var asked = dialogue.hears("who of us needs a wheelchair?");
        var after = dialogue.hears("what did i tell you about us?");

        assertThat(asked.getFinalResponse())
                .hasValueSatisfying(told -> assertThat(told).contains("nobody"));
        assertThat(after.getFinalResponse())
                .hasValueSatisfying(told -> assertThat(told).doesNotContain("wheelchair"));
    }

    @Test
    void whoAsksForAnyChildOfAnAgeTellsOfNoneOfTheirs() {
        var state = aDialogue()
                .after("there are five of us, two kids (6 and 10) and my mother who is 72")
                .after("my wife would like to see the whales, is it ok for a 6 yr old")
                .hears("what did i tell you about us?");

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(
                        told -> assertThat(told).contains("6 and 10").doesNotContain("a child of 6"));
    }

    @Test
    void whetherATrainIsBookedIsAskedOfNoPlaceOfThePlan() {
        var state = atTheSea().hears("do we have to book the train?");

        assertThat(state.getTargetLocations()).isEmpty();
    }

    @Test
    void whoTellsWhoTravelsChoosesNoPlace() {
        var state = aDialogue()
                .after("hi! we're thinking of coming to sri lanka this christmas")
                .hears("there will be 5 of us - my wife and me, two kids (6 and 10) and my mother who is 72");

        assertThat(state.getTargetLocations()).isEmpty();
        assertThat(state.getFinalResponse())
                .hasValueSatisfying(told -> assertThat(told).contains("3 adults and 2 children"));
    }

    @Test
    void whoTellsWhichAnimalsTheyLoveIsToldWhereTheyAre() {
        var state = aDialogue().hears("the kids love animals, elephants most of all, and the beach of course");

        assertThat(asked(state))
                .contains("Where is best to see elephants with small children?")
                .contains("beaches");
        assertThat(state.getAssumptions()).anyMatch(note -> note.startsWith("Noted: fond of safaris"));
    }

    private static String asked(GraphState state) {
        return state.getRewrittenQuery().orElse(state.getUserQuery());
    }
}
