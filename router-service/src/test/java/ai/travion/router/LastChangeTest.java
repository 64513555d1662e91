package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An order may mean what the turn before put into the plan, or took out of it; and nights are moved within the days of the trip. */
class LastChangeTest {

    private static final String FIRST = "2027-02-03";
    private static final String LAST = "2027-02-08";

    private static List<ItinerarySlot> days(String... bases) {
        return IntStream.range(0, bases.length)
                .boxed()
                .flatMap(at -> {
                    var day = LocalDate.parse(FIRST).plusDays(at).toString();
                    return List.of(
                            slot(day, "09:00", "See " + bases[at], bases[at]),
                            slot(day, "18:30", "Dinner in " + bases[at], bases[at]))
                            .stream();
                })
                .toList();
    }

    private static Dialogue toMirissa() {
        return aDialogue()
                .planning(days("Kandy", "Kandy", "Ella", "Ella", "Mirissa", "Mirissa"))
                .after("Kandy, Ella and Mirissa, 6 days from 3 February 2027 please", FIRST, LAST);
    }

    private static Dialogue withoutMirissa() {
        return toMirissa()
                .planning(days("Kandy", "Kandy", "Kandy", "Ella", "Ella", "Ella"))
                .after("drop Mirissa", FIRST, LAST);
    }

    private static long length(GraphState state) {
        return ChronoUnit.DAYS.between(
                        state.getTargetDate().orElseThrow(),
                        state.getTargetEndDate().orElseThrow())
                + 1;
    }

    private static List<String> kept(GraphState state) {
        return state.getPreferences().orElseThrow().getOther().stream()
                .map(StatedValue::getValue)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "put it back",
                "hmm no, bring it back please",
                "actually, leave it in",
                "add it again",
                "that was a mistake, put it back the way it was"
            })
    void whatWasLeftOutComesBackThoughItIsNotNamed(String said) {
        var state = withoutMirissa().hears(said);

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", "Mirissa");
        assertThat(state.getPreferences().orElseThrow().getAvoid())
                .extracting(StatedValue::getValue)
                .doesNotContain("Mirissa");
        assertThat(length(state)).isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "give that time to ella",
                "and use the free nights for ella",
                "those nights go to ella",
                "ella gets those nights"
            })
    void theNightsOfWhatWasLeftOutGoWhereTheyAreGiven(String said) {
        var state = withoutMirissa().hears(said);

        assertThat(kept(state)).contains("4 nights in Ella");
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella");
        assertThat(length(state)).isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"forget mirissa, give that time to ella", "drop mirissa and put the nights into ella"})
    void nightsAreGivenOnInTheSameBreath(String said) {
        var state = toMirissa().hears(said);

        assertThat(kept(state)).contains("4 nights in Ella");
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella");
        assertThat(length(state)).isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"weligama instead", "let's do weligama instead", "what about weligama instead?"})
    void whatIsNamedInsteadComesForWhatWasLeftOut(String said) {
        var state = withoutMirissa().hears(said);

        assertThat(state.getTargetLocations()).contains("Kandy", "Ella", "Weligama");
        assertThat(kept(state)).contains("2 nights in Weligama");
        assertThat(length(state)).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "make sure kandy gets three nights|3 nights in Kandy",
                "one more night in ella but keep 6 days|3 nights in Ella",
                "another night in kandy without making the trip longer|3 nights in Kandy",
                "i'd like three nights in ella, not more days overall|3 nights in Ella"
            })
    void nightsAreMovedWithinTheDaysOfTheTrip(String said, String nights) {
        var state = toMirissa().hears(said);

        assertThat(kept(state)).contains(nights);
        assertThat(length(state)).isEqualTo(6);
    }

    @Test
    void nightsThatAreCountedOnceAreNightsTheNextTimeToo() {
        assertThat(kept(toMirissa().hears("mirissa three nights, ella one")))
                .contains("3 nights in Mirissa", "1 nights in Ella");
    }

    @ParameterizedTest
    @ValueSource(strings = {"my husband wants horton plains too", "our kids would love to see horton plains"})
    void whatACompanionWishesForIsAdded(String said) {
        assertThat(toMirissa().hears(said).getTargetLocations())
                .contains("Kandy", "Ella", "Mirissa", "Horton Plains National Park");
    }

    @ParameterizedTest
    @CsvSource({
        "'five of us, two of them kids', 3, 2",
        "'we are six people, three are children', 3, 3",
        "'we are two girls, 24', 2, 0",
        "'we are two girls and two boys, one of us a couple', 4, 0",
        "'we are 3 girls', 3, 0",
        "'we are 2 girls, 8 and 10', 0, 2"
    })
    void whoTravelsIsCountedOnce(String said, int adults, int children) {
        var party = toMirissa()
                .hears(said)
                .getPreferences()
                .orElseThrow()
                .getParty()
                .orElseThrow();

        assertThat(party.getAdults()).isEqualTo(adults);
        assertThat(party.getChildren()).isEqualTo(children);
    }

    @ParameterizedTest
    @ValueSource(strings = {"just one night in ella is fine", "only one night in ella"})
    void fewerNightsOfOneStayGiveUpNoOther(String said) {
        var state = toMirissa().hears(said);

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", "Mirissa");
        assertThat(kept(state)).contains("1 nights in Ella");
    }

    @ParameterizedTest
    @ValueSource(strings = {"but one night only", "one night there", "just one night there please"})
    void nightsThatNameNoPlaceAreOfTheOneThatCameIn(String said) {
        var state = withoutMirissa()
                .planning(days("Kandy", "Kandy", "Ella", "Ella", "Mirissa", "Mirissa"))
                .after("we do want mirissa back, add it", FIRST, LAST)
                .hears(said);

        assertThat(kept(state)).contains("1 nights in Mirissa");
        assertThat(length(state)).isEqualTo(6);
    }

    @Test
    void whoStaysWithAMonthKeepsTheLengthOfTheTrip() {
        assertThat(length(toMirissa().hears("no sorry, we stay with march"))).isEqualTo(6);
    }

    @Test
    void otherPlacesWithoutOtherDaysAreForTheDaysOfBefore() {
        var state = toMirissa().hears("plan something with jaffna, trincomalee and anuradhapura");

        assertThat(state.getTargetDate()).contains(LocalDate.parse(FIRST));
        assertThat(length(state)).isEqualTo(6);
    }

    @Test
    void aQuestionBesideThePlanAddsNoInterest() {
        assertThat(toMirissa()
                        .hears("is there a train from kandy to ella?")
                        .getPreferences()
                        .orElseThrow()
                        .getInterests())
                .isEmpty();
    }
}
