package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a change of a plan says, the places, the length and the days that it does not name stay. */
class UnnamedStaysTest {

    private static final List<ItinerarySlot> HILLS = List.of(
            slot("2027-02-08", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-02-08", "17:00", "Walk round Kandy Lake", "Kandy"),
            slot("2027-02-08", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-02-09", "06:45", "Travel from Kandy to Ella by car", "Ella"),
            slot("2027-02-09", "16:45", "Walk up Little Adam's Peak", "Little Adam's Peak"),
            slot("2027-02-09", "18:35", "Dinner in Ella", "Ella"),
            slot("2027-02-10", "08:00", "Stop at Ravana Falls", "Ravana Falls"),
            slot("2027-02-10", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-02-11", "06:05", "Hike to Ella Rock", "Ella Rock"),
            slot("2027-02-11", "17:10", "Walk to the Nine Arch Bridge", "Nine Arch Bridge"),
            slot("2027-02-11", "18:40", "Dinner in Ella", "Ella"));

    private static final List<ItinerarySlot> COLOMBO = List.of(
            slot("2027-03-09", "07:55", "Visit Gangaramaya Temple", "Gangaramaya Temple"),
            slot("2027-03-09", "18:30", "Dinner in Colombo", "Colombo"),
            slot("2027-03-10", "09:10", "Wander through the market streets of Pettah", "Pettah Market"),
            slot("2027-03-10", "18:30", "Dinner in Colombo", "Colombo"),
            slot("2027-03-11", "16:35", "Spend time on the beach of Mount Lavinia", "Mount Lavinia"),
            slot("2027-03-11", "18:30", "Dinner in Colombo", "Colombo"));

    private static final List<ItinerarySlot> SURF = List.of(
            slot("2027-07-01", "07:45", "Surf or swim at Arugam Bay", "Arugam Bay"),
            slot("2027-07-01", "18:30", "Dinner in Arugam Bay", "Arugam Bay"),
            slot("2027-07-02", "07:45", "Surf or swim at Arugam Bay", "Arugam Bay"),
            slot("2027-07-02", "18:30", "Dinner in Arugam Bay", "Arugam Bay"));

    private static Dialogue planned(String plan) {
        return switch (plan) {
            case "hills" -> aDialogue().planning(HILLS).after("Plan 4 days in Kandy and Ella from 8 February 2027");
            case "colombo" -> aDialogue().planning(COLOMBO).after("Plan 3 days in Colombo from 9 March 2027");
            default -> aDialogue().planning(SURF).after("Plan 2 days of surfing in Arugam Bay from 1 July 2027");
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hills|the beach at the end, one day|Kandy, Ella, Tangalle|4",
                "hills|can we have one day at the beach at the end|Kandy, Ella, Tangalle|4",
                "hills|our last day at the sea please|Kandy, Ella, Tangalle|4",
                "hills|add a beach day at the end|Kandy, Ella, Tangalle|5",
                "hills|finish with a beach day|Kandy, Ella, Tangalle|4",
                "hills|finish with two nights at the beach|Kandy, Ella, Tangalle|4",
                "hills|and we'd like to end with a couple of nights in Mirissa|Kandy, Ella, Mirissa|4",
                "hills|one day shopping in Colombo at end|Kandy, Ella, Colombo|4",
                "hills|and a night near the airport before we fly home|Kandy, Ella, Negombo|4",
                "hills|finish with a night near the Airport|Kandy, Ella, Negombo|4",
                "hills|round it off with two nights at the beach|Kandy, Ella, Tangalle|4",
                "hills|add a cooking class on our last day in Ella|Kandy, Ella|4",
                "hills|two nights in Sigiriya before we head to the hills|Sigiriya, Kandy, Ella|4",
                "hills|then a day trip to Sigiriya please|Kandy, Sigiriya, Ella|4",
                "hills|all good, can we add a day trip to Sigiriya?|Kandy, Sigiriya, Ella|4",
                "hills|make Ella 3 nights|Kandy, Ella|4",
                "hills|only one night in Kandy but 3 in Ella|Kandy, Ella|4",
                "hills|Kandy 2 nights and Ella 4 nights please|Kandy, Ella|6",
                "hills|two free days is a lot. could we add Sigiriya at the end?|Kandy, Ella, Sigiriya|4",
                "hills|we dont need two days in Ella, give one more to Kandy|Kandy, Ella|4",
                "hills|continue to Mirissa for 2 days|Kandy, Ella, Mirissa|6",
                "hills|then 2 days in Mirissa|Kandy, Ella, Mirissa|6",
                "hills|followed by 3 nights on the coast please|Kandy, Ella, Tangalle|7",
                "hills|add two nights in Galle at the end|Kandy, Ella, Galle Fort|6",
                "hills|day 2 without Little Adam's Peak|Kandy, Ella|4",
                "hills|no waterfalls on day 3|Kandy, Ella|4",
                "hills|on day 3 no waterfalls please|Kandy, Ella|4",
                "hills|day 4 without the hike|Kandy, Ella|4",
                "hills|skip the temples on day 1|Kandy, Ella|4",
                "hills|without Kandy lake|Kandy, Ella|4",
                "hills|drop the Kandy Lake walk|Kandy, Ella|4",
                "hills|and without Nine Arch bridge|Kandy, Ella|4",
                "hills|take out Ella Rock|Kandy, Ella|4",
                "hills|take out the climb|Kandy, Ella|4",
                "hills|no I meant without Ravana Falls|Kandy, Ella|4",
                "hills|let's keep Ella|Kandy, Ella|4",
                "hills|change Kandy to Sigiriya|Sigiriya, Ella|4",
                "hills|swap Ella for Nuwara Eliya|Kandy, Nuwara Eliya|4",
                "hills|remove one|Kandy, Ella|4",
                "hills|it is too much, drop one of them|Kandy, Ella|4",
                "hills|drop the last 3 days|Kandy|1",
                "hills|cut the last two days|Kandy, Ella|2",
                "hills|start at 9 every day|Kandy, Ella|4",
                "hills|more slow|Kandy, Ella|4",
                "hills|cheaper please|Kandy, Ella|4",
                "hills|rainy day plan for day 3?|Ella|4",
                "hills|could you add one more day, maybe Nuwara Eliya?|Kandy, Nuwara Eliya, Ella|5",
                "hills|add one more day in Kandy|Kandy, Ella|5",
                "hills|and my mother, 74, comes also, she cannot climb many stairs|Kandy, Ella|4",
                "colombo|swap the second day for Galle|Colombo, Galle Fort|3",
                "colombo|replace day 2 with Galle|Colombo, Galle Fort|3",
                "colombo|day 3 without the beach|Colombo|3",
                "colombo|without Pettah Market|Colombo|3",
                "colombo|no temples on day 1|Colombo|3",
                "colombo|drop the last 2 days|Colombo|1",
                "surf|my girlfriend comes and she does not surf|Arugam Bay|2",
                "surf|my wife doesn't surf|Arugam Bay|2",
                "surf|2 more days|Arugam Bay|4"
            })
    void whatAChangeDoesNotNameStays(String plan, String change, String places, int days) {
        var changed = planned(plan).hears(change);

        assertThat(changed.getTargetLocations()).containsExactlyInAnyOrder(places.split(", ", -1));
        assertThat(days(changed)).isEqualTo(days);
        assertThat(start(changed)).isEqualTo(start(planned(plan).hears("cheaper please")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"hmm no, let's keep Ella", "let's keep Ella", "actually keep Ella after all", "no, leave Ella in"
            })
    void whatGaveWayComesBackForWhatTookItsPlace(String change) {
        var changed = planned("hills")
                .after("instead of Ella can we do Nuwara Eliya?")
                .hears(change);

        assertThat(changed.getTargetLocations()).containsExactly("Kandy", "Ella");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "day 3 without the waterfalls|day 3 without Ravana Falls",
                "no temples on day 1|day 1 without religion",
                "on the fourth day no hikes|day 4 without hiking",
                "without Kandy lake|no Walk round Kandy Lake"
            })
    void whatOneDayIsNotToHaveIsRefusedOfNoOther(String change, String term) {
        var state = planned("hills").hears(change);
        var known = state.getPreferences().orElseThrow();

        assertThat(Stream.concat(known.getOther().stream().map(StatedValue::getValue), DayTerms.of(state).stream()))
                .contains(term);
        assertThat(known.getAvoid()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We are not sure about the temple on day 1",
                "no problem with the temple on day 1",
                "don't skip the temple on day 1",
                "I would not drop the waterfalls on day 3",
                "is there no temple on day 1?",
                "should we skip the hike on day 4?",
                "we are not too fond of the food near the temple on day 1"
            })
    void whoGivesNothingUpOfADayKeepsIt(String said) {
        var known = planned("hills").hears(said);

        assertThat(known.getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .noneMatch(term -> term.contains(" without "));
        assertThat(known.getAssumptions()).noneMatch(told -> told.contains(" is without "));
        assertThat(known.getAssumptions()).noneMatch(told -> told.startsWith("Not changed: day "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We don't need a beach day at the end",
                "I don't want to end on the beach",
                "no beach day at the end please",
                "rather not a day at the beach at the end",
                "skip the beach at the end",
                "we'd finish without a beach day"
            })
    void whoWantsNoBeachAtTheEndGetsNone(String said) {
        var changed = planned("hills").hears(said);

        assertThat(changed.getTargetLocations()).containsExactlyInAnyOrder("Kandy", "Ella");
        assertThat(changed.getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .noneMatch(term -> term.endsWith("all the same"));
    }

    private static Dialogue fromColombo(int days) {
        return aDialogue()
                .planning(HILLS)
                .after("Plan %d days in Kandy and Ella from Colombo from 13 February 2027".formatted(days));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Where should we go on friday?",
                "How long does it take to drive on friday evening?",
                "is it wise to leave friday night?",
                "We leave on friday"
            })
    void aFridayThatIsAskedOfOrIsOfThePlanMovesNoTrip(String said) {
        var changed = fromColombo(7).hears(said);

        assertThat(start(changed)).isEqualTo(start(fromColombo(7).hears("cheaper please")));
        assertThat(changed.getAssumptions()).noneMatch(told -> told.startsWith("Not kept: a plan drives by day"));
    }

    @Test
    void whoLeavesTheDayBeforeTheirTripBeginsADayEarlier() {
        var changed = fromColombo(4).hears("can we leave on friday instead?");

        assertThat(changed.getTargetDate()).contains(LocalDate.parse("2027-02-12"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Now plan another trip: 2 days in Ella from 5 January 2028",
                "plan a new trip, 2 days in Ella from 5 January 2028",
                "I need a second itinerary: two days in Ella from 5 January 2028"
            })
    void anotherTripWithDaysOfItsOwnBeginsAnew(String said) {
        var changed = planned("hills").hears(said);

        assertThat(changed.getTargetLocations()).containsExactly("Ella");
        assertThat(changed.getTargetDate()).contains(LocalDate.parse("2028-01-05"));
        assertThat(days(changed)).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"day 1 without the beach", "no waterfalls on day 2"})
    void whatADayHasNotIsNotTakenFromTheTrip(String change) {
        var changed = planned("hills").hears(change);

        assertThat(Stream.concat(changed.getAssumptions().stream(), DayTerms.of(changed).stream()))
                .anyMatch(said -> said.startsWith("Not changed: day ") || said.matches("day \\d without .*"));
        assertThat(changed.getPreferences().orElseThrow().getAvoid()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"my girlfriend comes and she does not surf", "my wife doesn't surf", "my son can't surf"})
    void whatOneLeavesToTheOthersIsNotRefused(String told) {
        var known = planned("surf").hears(told).getPreferences().orElseThrow();

        assertThat(known.getAvoid()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "My son can't surf yet, so please add surf lessons for him",
                "She can't surf, is there a beginners' lesson?",
                "my wife doesn't surf, so add a yoga class for her",
                "my sister hates to surf",
                "my husband does not want to surf"
            })
    void nothingIsPromisedToWhoWantsLessonsOrMore(String told) {
        assertThat(planned("surf").hears(told).getAssumptions())
                .noneMatch(said -> said.contains("surfing stays in the plan"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Should we skip the Ella Rock climb?",
                "I would not skip Kandy lake",
                "we won't drop the Kandy Lake walk",
                "would you leave out Kandy lake?",
                "Never skip Kandy lake",
                "is it better without Kandy lake?"
            })
    void whoAsksOrKeepsAThingLeavesNothingOut(String said) {
        var state = planned("hills").hears(said);

        assertThat(state.getAssumptions()).noneMatch(note -> note.startsWith("Left out now"));
        assertThat(state.getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .noneMatch(term -> term.startsWith("left out") || term.equals("no climbing"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"no surfing", "we don't want to surf", "skip the surfing"})
    void whatAllRefuseIsRefused(String told) {
        var known = planned("surf").hears(told).getPreferences().orElseThrow();

        assertThat(known.getAvoid()).extracting(StatedValue::getValue).contains("surfing");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "make it one day|1",
                "we only have one day|1",
                "cut it to one day|1",
                "make it 6 days|6",
                "one day less|3",
                "drop day 2|3"
            })
    void whatIsSaidOfTheWholeChangesItsLength(String change, int days) {
        assertThat(days(planned("hills").hears(change))).isEqualTo(days);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I'd rather see Jaffna too",
                "we'd prefer to also stop in Jaffna",
                "add Jaffna but I'd prefer not to leave Kandy early",
                "add Jaffna, and everything else stays as it is in Kandy"
            })
    void whoWantsAPlaceTooKeepsTheOthers(String change) {
        assertThat(planned("hills").hears(change).getTargetLocations())
                .containsExactlyInAnyOrder("Kandy", "Ella", "Jaffna");
    }

    @ParameterizedTest
    @ValueSource(strings = {"make it Jaffna instead", "Jaffna only", "we'd rather do Jaffna"})
    void whoWantsAnotherTripHasIt(String change) {
        var changed = planned("hills").hears(change);

        assertThat(changed.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(changed.getTargetLocations()).containsExactly("Jaffna");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"plan a two week trip to Kandy and Ella from 1 March 2027", "a two week tour of Kandy and Ella"})
    void twoWeeksAreFourteenDays(String order) {
        assertThat(days(aDialogue().hears(order))).isEqualTo(14);
    }

    private static int days(GraphState state) {
        return dates(state).flatMap(StatedDates::getDays).orElse(0);
    }

    private static LocalDate start(GraphState state) {
        return dates(state).flatMap(StatedDates::getStart).orElseThrow();
    }

    private static Optional<StatedDates> dates(GraphState state) {
        return Stream.of(state.getPreferences())
                .flatMap(Optional::stream)
                .findFirst()
                .flatMap(Preferences::getDates);
    }
}
