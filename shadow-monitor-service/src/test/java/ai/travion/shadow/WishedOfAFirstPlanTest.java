package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody wishes for with their first words is in the plan, or named as not in it. */
class WishedOfAFirstPlanTest {

    private static final int NOON = 12 * 60;
    private static final List<String> A_ROUND = List.of(
            "You named no place, so I took a round trip by way of Sigiriya, Kandy, Ella, Yala National Park and Galle Fort.");
    private static final List<String> SHORT_DRIVES = List.of(
            "You named no place, so I took Bentota, Galle Fort and Mirissa, a round with drives as short as there are.");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Three days in Kandy. We'd love to see a puppet maker and hear a brass band|puppet maker",
                "Three days in Kandy. We'd love to see a puppet maker and hear a brass band|brass band",
                "Three days in Kandy: fireflies, night markets and a pottery wheel|fireflies",
                "Three days in Kandy. A swing for the children is a must|swing"
            })
    void whatNothingServesIsNamed(String request, String wish) {
        assertThat(said(PlannedTurn.of(request, "2027-02-02", "2027-02-04", "Kandy")))
                .containsPattern("could not place it: [^.]*" + wish);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hi, I'm Tom. Three days in Kandy with my friend Olive, we like the lake",
                "Three days in Kandy. We want a lake to walk round, gardens or a pool",
                "Three days in Kandy. We love markets, dancing shows and quiet evenings",
                "Three days in Kandy. Lay out the days and the evenings",
                "Three days in Kandy, my wife has been before and it rained"
            })
    void whatThePlanHasOrNobodyWishedForIsNotNamed(String request) {
        assertThat(said(PlannedTurn.of(request, "2027-02-02", "2027-02-04", "Kandy")))
                .doesNotContain("I know nothing of it");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6 days for ancient ruins, no more than 4 hours of driving a day",
                "6 days, we come for the ruined cities, at most 4 hours of driving a day"
            })
    void whoComesForRuinsIsSentToNoBeachForShortDrives(String request) {
        GraphState planned =
                wishing(SHORT_DRIVES, request, "2027-01-12", "2027-01-17", List.of(), "Bentota", "Mirissa");

        assertThat(activities(planned)).contains("Anuradhapura", "Sigiriya").doesNotContain("each of");
    }

    @Test
    void pilgrimsComeToTheSacredPlacesAndEatBeforeNoon() {
        GraphState planned = wishing(
                A_ROUND,
                "9 days for 18 pilgrims, to the sacred places; with us are monks who don't eat after noon",
                "2027-01-15",
                "2027-01-23",
                List.of(),
                "Sigiriya",
                "Kandy",
                "Ella");

        assertThat(nights(planned)).contains("Anuradhapura", "Kandy", "Kataragama");
        assertThat(lunches(planned))
                .filteredOn(lunch -> PlannedTurn.end(lunch) <= NOON)
                .hasSizeGreaterThan(lunches(planned).size() / 2);
        assertThat(said(planned)).contains("Lunch is over by noon, for those who do not eat after it, but for");
    }

    @Test
    void whoWantsItQuietSleepsInNoCity() {
        GraphState planned = wishing(
                A_ROUND,
                "Honeymoon, 8 nights. We want quiet places, good food and to see whales",
                "2026-12-20",
                "2026-12-28",
                List.of("food", "whale-watching"),
                "Sigiriya",
                "Kandy");

        assertThat(nights(planned)).contains("Mirissa", "Tangalle").doesNotContain("Colombo");
    }

    @Test
    void whatWeChoseOurselvesCostsNoDayOnTheRoad() {
        GraphState planned = slowly(
                "We are a couple in our fifties with 11 days in February for our 30th anniversary. Slow pace please; we love food, markets, gardens and scenic trains. My knee is bad so no long climbs.",
                "2027-02-01",
                "2027-02-11",
                List.of("food", "shopping", "viewpoints", "train", "nature"),
                "Sigiriya",
                "Kandy");

        assertThat(said(planned)).contains("Sigiriya is left out, since a day would go to the road for it");
        assertThat(activities(planned)).contains("to Nuwara Eliya by train");
        assertThat(nights(planned)).endsWith("Negombo");
        assertThat(planned.getItinerary().stream()
                        .map(slot -> slot.getDate().orElseThrow())
                        .distinct())
                .allSatisfy(
                        day -> assertThat(rideMinutes(planned, day.toString())).isLessThanOrEqualTo(8 * 60));
    }

    @Test
    void theHillsLieBetweenKandyAndTheCoastAndNotAfterIt() {
        GraphState planned = PlannedTurn.of(
                "12 days: Sigiriya, Kandy, the tea hills and Galle",
                "2027-01-12",
                "2027-01-23",
                "Sigiriya",
                "Kandy",
                "Galle Fort");

        assertThat(nights(planned).stream().distinct()).containsSubsequence("Kandy", "Nuwara Eliya", "Galle Fort");
    }

    @Test
    void divingThatIsAMustIsPlanned() {
        assertThat(activities(PlannedTurn.of(
                        "Three days in Trincomalee. Diving in Trinco is a must",
                        "2027-05-01",
                        "2027-05-03",
                        "Trincomalee")))
                .contains("with a dive centre");
    }

    @Test
    void noChurchesIsNoWordAgainstTemples() {
        GraphState planned = PlannedTurn.of("2 days in Kandy, no churches please", "2027-02-02", "2027-02-03", "Kandy");

        assertThat(activities(planned)).contains("Temple of the Tooth").doesNotContainIgnoringCase("church");
    }

    @Test
    void theHoursInPortAreNoVisit() {
        GraphState planned = PlannedTurn.of(
                "Our cruise ship is in Colombo on 14 January from 8 am to 6 pm. We'd like a market and a good lunch.",
                "2027-01-14",
                "2027-01-14",
                "Colombo");

        assertThat(said(planned)).doesNotContain("Not kept");
    }

    @Test
    void aWheelchairIsNotSentOverTheSand() {
        assertThat(activities(PlannedTurn.of(
                        "Two days in Mirissa, my sister is in a wheelchair", "2027-02-09", "2027-02-10", "Mirissa")))
                .contains("Sit by the sea at Mirissa, where the ground is firm")
                .doesNotContain("Coconut Tree Hill");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we are flying in and out of Colombo",
                "colombo airport both ways",
                "flights both ways via Colombo airport",
                "flying into colombo on the 1st at 10 am and out on the 5th at 9 pm"
            })
    void whoComesAndGoesByTheAirportIsBackThereOnTheLastDay(String said) {
        GraphState planned =
                PlannedTurn.of("5 days in Ella and Kandy, " + said, "2027-02-01", "2027-02-05", "Ella", "Kandy");

        assertThat(planned.getItinerary().getLast().getLocation()).isEqualTo("Negombo");
        assertThat(planned.getItinerary().getFirst().getActivity()).startsWith("Travel from Negombo");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wheelchair not needed", "no wheelchair", "a wheelchair is not necessary"})
    void aWheelchairThatIsNotNeededIsNotPlannedFor(String said) {
        assertThat(said(PlannedTurn.of("Two days in Mirissa, " + said, "2027-02-09", "2027-02-10", "Mirissa")))
                .doesNotContain("wheelchair");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "two weeks, first a few days of wildlife, then tea country, ending with some days at the beach",
                "start with elephants, afterwards the hills, and finish by the sea",
                "wildlife, then tea, and then the beach at the end"
            })
    void placesChosenForWishesFollowEachOtherAsTheWishesDo(String said) {
        GraphState planned = PlannedTurn.of(
                said, "2027-03-01", "2027-03-12", "Udawalawe National Park", "Ella", "Mirissa", "Unawatuna");

        assertThat(nights(planned).stream().distinct())
                .containsSubsequence("Udawalawe National Park", "Ella", "Mirissa");
    }

    @ParameterizedTest
    @ValueSource(strings = {"by train both ways", "there and back by train", "and return by train"})
    void whoGoesThereAndBackByTrainComesBack(String said) {
        GraphState planned = from(
                "Colombo", "Anuradhapura for 4 days from Colombo, " + said, "2027-01-04", "2027-01-07", "Anuradhapura");

        assertThat(nights(planned)).endsWith("Colombo");
    }

    @Test
    void aTripBeginsWithTheStayFromWhichItSetsOut() {
        GraphState planned = from(
                "Weligama",
                "9 days of surf, starting in Weligama",
                "2027-01-04",
                "2027-01-12",
                "Hikkaduwa",
                "Weligama",
                "Hiriketiya Beach");

        assertThat(nights(planned)).startsWith("Weligama");
    }

    @Test
    void nobodyGoesBackToTheTownTheyLeaveForAWeekend() {
        GraphState planned =
                from("Colombo", "a calm weekend away from Colombo by the water", "2026-12-12", "2026-12-13", "Negombo");

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getDate()
                        .filter(date -> date.toString().equals("2026-12-13"))
                        .isPresent())
                .noneMatch(slot -> slot.getActivity().contains("to Colombo"));
        assertThat(activities(planned)).doesNotContain("Pettah");
    }

    private static int rideMinutes(GraphState planned, String day) {
        return PlannedTurn.on(day, planned).stream()
                .filter(slot -> slot.getActivity().startsWith("Travel"))
                .mapToInt(ItinerarySlot::getDurationMinutes)
                .sum();
    }

    private static List<ItinerarySlot> lunches(GraphState planned) {
        return planned.getItinerary().stream()
                .filter(slot -> slot.getActivity().startsWith("Lunch"))
                .toList();
    }

    private static GraphState from(String origin, String request, String from, String to, String... places) {
        return PlannedTurn.of(aTurn().planning(request)
                .at(places)
                .on(from)
                .until(to)
                .with(turn -> turn.setPreferences(Preferences.newBuilder()
                        .setOrigin(new StatedValue(origin, 1, false, "conversation"))
                        .build())));
    }

    private static GraphState slowly(String request, String from, String to, List<String> interests, String... places) {
        return PlannedTurn.of(aTurn().planning(request)
                .at(places)
                .on(from)
                .until(to)
                .with(turn -> turn.setAssumptions(A_ROUND)
                        .setPreferences(Preferences.newBuilder()
                                .setAvoid(List.of(new StatedValue("hiking", 1, false, "conversation")))
                                .setPace(new StatedValue("relaxed", 1, false, "conversation"))
                                .setInterests(interests.stream()
                                        .map(wish -> new StatedValue(wish, 1, false, "conversation"))
                                        .toList())
                                .build())));
    }

    private static GraphState wishing(
            List<String> assumptions,
            String request,
            String from,
            String to,
            List<String> interests,
            String... places) {
        return PlannedTurn.of(aTurn().planning(request)
                .at(places)
                .on(from)
                .until(to)
                .with(turn -> turn.setAssumptions(assumptions)
                        .setPreferences(Preferences.newBuilder()
                                .setInterests(interests.stream()
                                        .map(wish -> new StatedValue(wish, 1, false, "conversation"))
                                        .toList())
                                .build())));
    }

    /** Where each of the days ends. */
    private static List<String> nights(GraphState planned) {
        return planned.getItinerary().stream()
                .collect(Collectors.groupingBy(slot -> slot.getDate().orElseThrow(), TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(day -> day.getLast().getLocation())
                .toList();
    }

    private static String said(GraphState planned) {
        return String.join("\n", planned.getAssumptions());
    }

    private static String activities(GraphState planned) {
        return planned.getItinerary().stream()
                .map(slot -> slot.getActivity() + " (" + slot.getLocation() + ")")
                .collect(Collectors.joining("\n"));
    }
}
