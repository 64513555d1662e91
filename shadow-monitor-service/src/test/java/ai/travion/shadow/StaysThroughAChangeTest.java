package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.PlannedStay;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.fixture.TurnFixture;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds of a plan after any change: its length, and the nights of every stay that the change does not name. */
class StaysThroughAChangeTest {

    private static final String FIRST = "2027-02-08";
    private static final String LAST = "2027-02-19";
    private static final String[] ROUND = {
        "Dambulla Cave Temple", "Kandy", "Nuwara Eliya", "Udawalawe National Park", "Unawatuna"
    };
    private static final GraphState PLANNED = PlannedTurn.of("Plan it", FIRST, LAST, ROUND);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "slower please, a relaxed pace|",
                "please start at 9 every day|start each day at 09:00",
                "leave out Sigiriya|",
                "the train from kandy to nanu oya instead of the car|by train from Kandy to Nuwara Eliya",
                "nothing planned on day 2|day 2 free"
            })
    void whoNamesNoStayFindsAllOfThemAsLongAsTheyWere(String message, @Nullable String term) {
        var after = changed(PLANNED, message, terms(term), ROUND);

        assertThat(nights(after)).isEqualTo(nights(PLANNED));
    }

    @Test
    void theNightsOfAStayThatIsReplacedGoToWhatTakesItsPlace() {
        var after = changed(
                PLANNED,
                "mirissa instead of unawatuna",
                List.of(),
                "Dambulla Cave Temple",
                "Kandy",
                "Nuwara Eliya",
                "Udawalawe National Park",
                "Mirissa");

        var expected = new LinkedHashMap<>(nights(PLANNED));
        expected.put("Mirissa", expected.remove("Unawatuna"));
        assertThat(nights(after)).isEqualTo(expected);
    }

    @Test
    void theNightsOfAStayThatIsDroppedGoToOneNeighbour() {
        var after = changed(
                PLANNED,
                "drop nuwara eliya",
                List.of(),
                "Dambulla Cave Temple",
                "Kandy",
                "Udawalawe National Park",
                "Unawatuna");

        var expected = new LinkedHashMap<>(nights(PLANNED));
        expected.merge("Kandy", expected.remove("Nuwara Eliya"), Integer::sum);
        assertThat(nights(after)).isEqualTo(expected);
    }

    @Test
    void whatALongerTripHasToSpareIsSpentWhereItSleepsAlready() {
        var after = changed(
                PLANNED,
                List.of(),
                changing("make it fifteen days", ROUND)
                        .with(turn ->
                                turn.setTargetEndDate(LocalDate.parse(LAST).plusDays(3))),
                Preferences.newBuilder().build());

        assertThat(nights(after).keySet()).isEqualTo(nights(PLANNED).keySet());
        assertThat(days(after)).hasSize(days(PLANNED).size() + 3);
    }

    @Test
    void aStayThatComesBackIsAsLongAsItWasAndSoAreTheOthers() {
        String[] left = {"Dambulla Cave Temple", "Kandy", "Udawalawe National Park", "Unawatuna"};
        var without = changed(PLANNED, "drop nuwara eliya", List.of(), left);

        var after = changed(without, "put nuwara eliya back in", List.of(), List.of(PLANNED), ROUND);

        assertThat(nights(after)).isEqualTo(nights(PLANNED));
    }

    @Test
    void whatIsOrderedIsThereAndNamedNightsAreGivenUpLast() {
        var after = changed(
                PLANNED,
                "less in kandy, more in nuwara eliya",
                List.of(term("1 nights in Kandy"), term("4 nights in Nuwara Eliya")),
                ROUND);

        assertThat(nights(after)).containsEntry("Kandy", 1).containsEntry("Nuwara Eliya", 4);
        assertThat(days(after)).isEqualTo(days(PLANNED));
    }

    @Test
    void aStayOfWhichItIsSaidThatItIsTooLongGivesItsNightsFirst() {
        var after = changed(
                PLANNED,
                "%d nights in unawatuna is a lot, add ella"
                        .formatted(nights(PLANNED).get("Unawatuna")),
                List.of(),
                "Dambulla Cave Temple",
                "Kandy",
                "Nuwara Eliya",
                "Ella",
                "Udawalawe National Park",
                "Unawatuna");

        assertThat(nights(after).get("Unawatuna")).isLessThan(nights(PLANNED).get("Unawatuna"));
        assertThat(nights(after).get("Kandy")).isEqualTo(nights(PLANNED).get("Kandy"));
        assertThat(nights(after).get("Nuwara Eliya")).isEqualTo(nights(PLANNED).get("Nuwara Eliya"));
    }

    @Test
    void onlyTheNamedWayGoesByTrain() {
        var after = changed(
                PLANNED,
                "can we take the train from kandy to nanu oya instead of the car",
                List.of(term("by train from Kandy to Nuwara Eliya")),
                ROUND);

        assertThat(activities(after))
                .filteredOn(activity -> activity.contains("by train"))
                .singleElement()
                .asString()
                .contains("from Kandy to Nuwara Eliya");
    }

    @Test
    void whatWasToldOfThePlanIsNotToldAgainUnderTheNextChange() {
        var free = changed(PLANNED, "nothing planned on day 2", terms("day 2 free"), ROUND);

        var after = changed(free, "please start at 9 every day", terms("day 2 free;start each day at 09:00"), ROUND);

        assertThat(free.getAssumptions()).anyMatch(said -> said.startsWith("Kept free"));
        assertThat(after.getAssumptions()).noneMatch(said -> said.startsWith("Kept free"));
    }

    @Test
    void whereAPlaceWouldHaveToGoThePlanStaysAndItIsSaidWhatWouldHelp() {
        String[] places = {"Kandy", "Nuwara Eliya", "Horton Plains National Park", "Ella"};
        var before = PlannedTurn.of("Plan it", FIRST, "2027-02-11", places);

        var after = beginningAtThree(before, places);

        assertThat(after.getItinerary()).isEqualTo(before.getItinerary());
        assertThat(after.getAssumptions()).first().asString().startsWith("Not changed: that way ");
    }

    @Test
    void whereAPlaceKeepsItsNightTheChangeIsMadeAndItIsSaidThatNothingIsSeenThere() {
        String[] places = {"Sigiriya", "Kandy", "Ella", "Mirissa"};
        var before = PlannedTurn.of("Plan it", FIRST, "2027-02-11", places);

        var after = beginningAtThree(before, places);

        assertThat(nights(after)).isEqualTo(nights(before));
        assertThat(after.getItinerary()).noneMatch(slot -> slot.getTime().compareTo("15:00") < 0);
        assertThat(after.getAssumptions())
                .anyMatch(
                        said -> said.startsWith("Sigiriya and Mirissa have a night in this plan, and nothing is seen"));
    }

    private static GraphState beginningAtThree(GraphState before, String... places) {
        return changed(
                before,
                List.of(),
                changing("please start at 15:00 every day", places)
                        .until("2027-02-11")
                        .with(turn -> turn.setPreferences(Preferences.newBuilder()
                                .setPlaces(placesOf(places))
                                .setOther(terms("start each day at 15:00"))
                                .build())),
                Preferences.newBuilder().setPlaces(placesOf(places)).build());
    }

    @Test
    void howLongAStayWasToBeOnceIsNoWishAgainstThePlanThatCameOfIt() {
        var once = Preferences.newBuilder()
                .setOther(List.of(term("4 nights in Unawatuna")))
                .build();

        var after = changed(
                PLANNED,
                List.of(),
                changing("slower please, a relaxed pace", ROUND).with(turn -> turn.setPreferences(once)),
                once);

        assertThat(nights(after)).isEqualTo(nights(PLANNED));
    }

    @Test
    void aSlowerPaceTakesOutOfADayWhatIsTooMuchForIt() {
        var kandy = PlannedTurn.of("Plan it", "2027-03-03", "2027-03-04", "Kandy");
        assertThat(days(kandy))
                .as("a plan with a full day")
                .anySatisfy(day -> assertThat(doneOn(day, kandy)).hasSizeGreaterThan(3));

        var after = changed(
                kandy,
                List.of(),
                changing("slower please, a relaxed pace", "Kandy")
                        .on("2027-03-03")
                        .until("2027-03-04")
                        .with(turn -> turn.setPreferences(Preferences.newBuilder()
                                .setPace(term("relaxed"))
                                .build())),
                Preferences.newBuilder().build());

        assertThat(days(after)).allSatisfy(day -> assertThat(doneOn(day, after)).hasSizeBetween(1, 3));
    }

    private static List<String> doneOn(LocalDate day, GraphState plan) {
        return plan.getItinerary().stream()
                .filter(slot -> slot.getDate().filter(day::equals).isPresent())
                .map(ItinerarySlot::getActivity)
                .filter(activity -> !activity.matches("(?:Breakfast|Lunch|Dinner|Travel|Rest).*"))
                .toList();
    }

    @Test
    void staysThatAreSettledAreKeptToTheDayAndNoWordOfTheMessageIsReadAsAWish() {
        var after = settled(
                "give Unawatuna 1 more night and take it from Kandy, where we fly from, we hate beaches",
                List.of(
                        new PlannedStay("Dambulla Cave Temple", 3),
                        new PlannedStay("Udawalawe National Park", 2),
                        new PlannedStay("Nuwara Eliya", 2),
                        new PlannedStay("Unawatuna", 5)),
                "Dambulla Cave Temple",
                "Udawalawe National Park",
                "Nuwara Eliya",
                "Unawatuna");

        assertThat(nights(after))
                .containsExactly(
                        Map.entry("Dambulla Cave Temple", 3),
                        Map.entry("Udawalawe National Park", 2),
                        Map.entry("Nuwara Eliya", 2),
                        Map.entry("Unawatuna", 5));
        assertThat(activities(after)).anyMatch(activity -> activity.contains("beach"));
        assertThat(after.getUserQuery()).startsWith("give Unawatuna");
    }

    @Test
    void daysOfASettledStayThatNothingIsOrderedOfAreTheSameToTheMinute() {
        var stays = nights(PLANNED).entrySet().stream()
                .filter(stay -> !stay.getKey().equals("Kandy"))
                .map(stay -> new PlannedStay(
                        stay.getKey(),
                        stay.getValue()
                                + (stay.getKey().equals("Unawatuna")
                                        ? nights(PLANNED).getOrDefault("Kandy", 0)
                                        : 0)))
                .toList();

        var after = settled(
                "skip Kandy, and spend its nights in Unawatuna",
                stays,
                "Dambulla Cave Temple",
                "Nuwara Eliya",
                "Udawalawe National Park",
                "Unawatuna");

        assertThat(linesAt(after, "Dambulla Cave Temple")).isEqualTo(linesAt(PLANNED, "Dambulla Cave Temple"));
        assertThat(linesAt(after, "Udawalawe National Park").getLast())
                .isEqualTo(linesAt(PLANNED, "Udawalawe National Park").getLast());
    }

    private static GraphState settled(String message, List<PlannedStay> stays, String... places) {
        return changed(
                PLANNED,
                List.of(),
                changing(message, places).with(turn -> turn.setStays(stays).setDoneTurns(List.of(turn.getTurn()))),
                Preferences.newBuilder().build());
    }

    /** Of the days that end there what is done when, whatever their date. */
    private static List<String> linesAt(GraphState plan, String stay) {
        return days(plan).stream()
                .map(day -> plan.getItinerary().stream()
                        .filter(slot -> slot.getDate().filter(day::equals).isPresent())
                        .toList())
                .filter(slots -> slots.getLast().getLocation().equals(stay))
                .map(slots -> slots.stream()
                        .map(slot -> slot.getTime() + " " + slot.getActivity())
                        .toList()
                        .toString())
                .toList();
    }

    private static List<StatedValue> placesOf(String... names) {
        return Arrays.stream(names)
                .map(name -> new StatedValue(name, 1, false, "conversation"))
                .toList();
    }

    private static StatedValue term(String words) {
        return new StatedValue(words, 2, true, "trip");
    }

    private static List<StatedValue> terms(@Nullable String words) {
        return words == null
                ? List.of()
                : Arrays.stream(words.split(";"))
                        .map(StaysThroughAChangeTest::term)
                        .toList();
    }

    private static GraphState changed(GraphState before, String message, List<StatedValue> terms, String... places) {
        return changed(before, message, terms, List.of(), places);
    }

    private static GraphState changed(
            GraphState before, String message, List<StatedValue> terms, List<GraphState> earlier, String... places) {
        var known = Preferences.newBuilder().build();
        return changed(
                before,
                earlier,
                changing(message, places)
                        .with(turn -> turn.setPreferences(
                                Preferences.newBuilder(known).setOther(terms).build())),
                known);
    }

    private static TurnFixture changing(String message, String... places) {
        return aTurn().planning(message).at(places).on(FIRST).until(LAST);
    }

    /** @param known when the plan was made */
    private static GraphState changed(
            GraphState before, List<GraphState> earlier, TurnFixture turn, Preferences known) {
        return PlannedTurn.of(turn.with(changed -> changed.setItinerary(before.getItinerary())
                .setMadePlans(Stream.concat(earlier.stream(), Stream.of(before))
                        .map(plan -> MadePlan.newBuilder()
                                .setTurn(1)
                                .setPreferences(known)
                                .setSlots(deflated(plan))
                                .build())
                        .toList())));
    }

    /** As a thread keeps them. */
    private static ByteBuffer deflated(GraphState plan) {
        var bytes = new ByteArrayOutputStream();
        try (var deflated = new DeflaterOutputStream(bytes)) {
            var slots = new ByteArrayOutputStream();
            GraphState.getEncoder()
                    .encode(
                            GraphState.newBuilder()
                                    .setItinerary(plan.getItinerary())
                                    .build(),
                            slots);
            deflated.write(slots.toByteArray());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return ByteBuffer.wrap(bytes.toByteArray());
    }

    private static Map<String, Integer> nights(GraphState plan) {
        var last = new TreeMap<LocalDate, String>();
        plan.getItinerary().forEach(slot -> last.put(slot.getDate().orElseThrow(), slot.getLocation()));
        var nights = new LinkedHashMap<String, Integer>();
        last.values().forEach(place -> nights.merge(place, 1, Integer::sum));
        return nights;
    }

    private static List<LocalDate> days(GraphState plan) {
        return plan.getItinerary().stream()
                .map(slot -> slot.getDate().orElseThrow())
                .distinct()
                .sorted()
                .toList();
    }

    private static List<String> activities(GraphState plan) {
        return plan.getItinerary().stream().map(ItinerarySlot::getActivity).toList();
    }
}
