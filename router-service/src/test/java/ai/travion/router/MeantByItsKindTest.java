package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands in a plan is meant by what it is as well as by its name; where that may be several, it is asked. */
class MeantByItsKindTest {

    private static final List<ItinerarySlot> PLAN = List.of(
            slot("2027-03-06", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-03-06", "15:00", "Walk the forest paths of Udawattakele", "Udawattakele Forest Reserve"),
            slot("2027-03-06", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-07", "09:00", "Walk round Kandy Lake", "Kandy"),
            slot("2027-03-07", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-08", "06:45", "Travel from Kandy to Ella by car", "Ella"),
            slot("2027-03-08", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-03-09", "14:30", "Time in Ella for a cooking class", "Ella"),
            slot("2027-03-09", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-03-10", "06:45", "Travel from Ella to Mirissa by car", "Mirissa"),
            slot("2027-03-10", "18:30", "Dinner in Mirissa", "Mirissa"),
            slot("2027-03-11", "08:00", "Time at Mirissa for the beach", "Mirissa"),
            slot("2027-03-11", "18:30", "Dinner in Mirissa", "Mirissa"));

    private static Dialogue aPlan() {
        return aDialogue()
                .planning(PLAN)
                .after("Plan 6 days from 6 March 2027: Kandy, Ella and Mirissa", "2027-03-06", "2027-03-11");
    }

    private static String stays(GraphState state) {
        return state.getStays().stream()
                .map(stay -> stay.getPlace() + " " + stay.getDays())
                .collect(Collectors.joining(", "));
    }

    private static String edits(GraphState state) {
        return state.getDayEdits().stream()
                .map(edit -> edit.getKind() + " " + edit.getThing())
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "give that beach town one more night and take it from Kandy|Kandy 1, Ella 2, Mirissa 3",
                "one night less in the tea place, and one more by the sea please|Kandy 2, Ella 1, Mirissa 3",
                "skip the hill station and give its nights to the seaside place|Kandy 2, Mirissa 4",
                "move one night from the city stop to the mountain town|Kandy 1, Ella 3, Mirissa 2",
                "no Ella nights at all, both nights in Mirissa|Kandy 2, Mirissa 4",
                "the plan has us in Kandy two nights, that's way too much. Make it 1 and give Ella 3|Kandy 1, Ella 3, Mirissa 2"
            })
    void aStayIsMeantByWhatItIs(String said, String stays) {
        assertThat(stays(aPlan().hears(said))).isEqualTo(stays);
    }

    @Test
    void whatIsStayedAtInsteadTakesTheNightsOfWhatWasSpokenOfBefore() {
        var state = aPlan().after("why Mirissa of all places?", "2027-03-06", "2027-03-11")
                .hears("ok then stay in Tangalle instead");

        assertThat(stays(state)).isEqualTo("Kandy 2, Ella 2, Tangalle 2");
    }

    @Test
    void whoHasOneWalkInMindIsAskedWhichAndKeepsTheOthers() {
        var state = aPlan().hears("leave out that walk");

        assertThat(state.getFinalResponse().orElseThrow())
                .contains("Which one", "Udawattakele (day 1)", "Kandy Lake (day 2)");
        assertThat(state.getPreferences().orElseThrow().getAvoid()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "leave out the temple in Kandy|out Temple of the Tooth",
                "drop the cooking class|out cooking-class",
                "put the Temple of the Tooth back in and rather drop the cooking class|out cooking-class",
                "nothing else on the day we see the Temple of the Tooth|only Temple of the Tooth"
            })
    void oneThingIsNoKind(String said, String edits) {
        var state = aPlan().hears(said);

        assertThat(edits(state)).isEqualTo(edits);
        assertThat(state.getPreferences().orElseThrow().getAvoid())
                .allMatch(avoided -> avoided.getValue().equals("Temple of the Tooth"));
    }

    @Test
    void whoMissesTheTrainDoesNotRefuseIt() {
        var state = aPlan().hears("and no train? everyone says it is the thing");

        assertThat(state.getPreferences().orElseThrow().getAvoid()).isEmpty();
        assertThat(state.getFinalResponse().orElseThrow()).contains("by train from Kandy to Ella");
    }

    @Test
    void theQuestionBesideAChangeIsAskedByGoingOn() {
        var both = "drop the cooking class, and what does a tuk-tuk cost in Ella?";
        var change = aPlan().hears(both);
        var note = String.join(" ", change.getAssumptions());

        assertThat(edits(change)).isEqualTo("out cooking-class");
        assertThat(note).contains("\"what does a tuk-tuk cost in Ella?\" is not answered yet: say \"go on\"");
        assertThat(aPlan().answering(note)
                        .after(both, "2027-03-06", "2027-03-11")
                        .searchesFor("go on"))
                .contains("tuk-tuk");
    }

    @ParameterizedTest
    @CsvSource({"Can we see whales from Mirissa in March?", "can we see turtles from Mirissa in April"})
    void whatIsAskedOfASeasonOrdersNothing(String asked) {
        assertThat(aPlan().hears(asked).getDayEdits()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "my dad rests from 1 to 3 every day, can you keep that free|13:00-15:00",
                "We like to rest after lunch every day, please nothing before half past three.|13:00-15:30"
            })
    void hoursOfRestAreKeptFreeEachDay(String said, String hours) {
        assertThat(aPlan().hears(said).getDayEdits())
                .allSatisfy(edit -> {
                    assertThat(edit.getKind()).isEqualTo("free");
                    assertThat(edit.getTime()).isEqualTo(hours);
                })
                .isNotEmpty();
    }
}
