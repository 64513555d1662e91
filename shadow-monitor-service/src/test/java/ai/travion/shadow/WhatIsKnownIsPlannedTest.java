package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A plan gives an hour to what it knows, and owns up to what it cannot; it says of nothing that it is unknown which it knows. */
class WhatIsKnownIsPlannedTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 3 days in Ella with a zipline",
                "Plan 3 days in Ella with the zip line and the swing near Little Adam's Peak",
                "Plan 3 days in Ella, the kids want to go zip-lining"
            })
    void theZiplineOfEllaHasItsHour(String request) {
        GraphState planned = PlannedTurn.of(request, "2027-03-02", "2027-03-04", "Ella");

        assertThat(activities(planned)).contains("zipline");
        assertThat(said(planned)).doesNotContain("I know nothing of it");
    }

    @Test
    void nobodyIsSentThereUnasked() {
        assertThat(activities(PlannedTurn.of("Plan 3 days in Ella", "2027-03-02", "2027-03-04", "Ella")))
                .doesNotContain("zipline");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Plan 2 days in Hiriketiya with skateboarding   | skateboarding
                    Plan 2 days in Hiriketiya, paddleboarding too  | paddleboarding
                    Plan 2 days in Hiriketiya with yoga, batik     |
                    """)
    void whatThePagesTellOfIsNotUnknown(String request, @Nullable String known) {
        String said = said(PlannedTurn.of(aTurn().planning(request)
                .at("Hiriketiya Beach")
                .on("2027-02-10")
                .until("2027-02-11")
                .withPassage(
                        "Hiriketiya Beach",
                        "adventure",
                        "Swimmers keep to the side. Skateboarding and paddle boards fill the hours when the wind has spoilt the waves at Hiriketiya.",
                        0.9)));

        if (known == null) {
            assertThat(said).contains("I know nothing of it or could not place it: \u201cbatik\u201d");
        } else {
            assertThat(said)
                    .contains(
                            "No hour is set for \u201c" + known,
                            "the pages say: Skateboarding and paddle boards fill the hours")
                    .doesNotContain("I know nothing of it");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Plan 3 days in Trincomalee, we hate rain        | 2027-05-01 | 2027-05-03 | Trincomalee | May is the dry season
                    Plan 3 days in Trincomalee, no rain please      | 2027-06-11 | 2027-06-13 | Trincomalee | June is the dry season
                    Plan 3 days in Galle, we don't want any rain    | 2027-06-11 | 2027-06-13 | Galle Fort  | Not kept: you want no rain, but
                    """)
    void whoWantsNoRainIsToldOfTheSeason(String request, String from, String to, String place, String answer) {
        assertThat(said(PlannedTurn.of(request, from, to, place)))
                .contains(answer)
                .doesNotContain("nothing is known of it here");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    4 days Unawatuna, relaxing, nice massage          | Unawatuna | No hour is set for a massage or a spa
                    4 days in Unawatuna with spa and wellness         | Unawatuna | No hour is set for a massage or a spa
                    3 days Mirissa: whales, beach, seafood            | Mirissa   | For seafood no table is chosen
                    3 days in Mirissa, we would love fresh lobster    | Mirissa   | For seafood no table is chosen
                    3 days Mirissa with romantic dinners              | Mirissa   | No table is chosen for a romantic dinner
                    """)
    void whatIsFoundOnTheSpotIsOwnedUpTo(String request, String place, String sentence) {
        assertThat(said(PlannedTurn.of(request, "2027-02-05", "2027-02-07", place)))
                .contains(sentence);
    }

    @Test
    void nobodyIsSentToAPartyOnADayWithoutAlcohol() {
        assertThat(said(PlannedTurn.of("Plan a party night in Colombo", "2026-12-23", "2026-12-23", "Colombo")))
                .doesNotContain("for parties");
        assertThat(said(PlannedTurn.of("Plan a party night in Colombo", "2026-12-22", "2026-12-22", "Colombo")))
                .contains("No hour is set for parties");
    }

    @Test
    void butNotToWhoWantsNone() {
        assertThat(said(PlannedTurn.of(
                        "3 days Mirissa, no seafood, no massage", "2027-02-05", "2027-02-07", "Mirissa")))
                .doesNotContain("For seafood", "massage or a spa");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 2 nights in Wilpattu with safari and camping",
                "2 nights in Wilpattu, glamping and a safari",
                "Two nights at Wilpattu, we want to sleep in tents"
            })
    void campingIsAskedForAtTheParkWhereItIsUsual(String request) {
        assertThat(said(PlannedTurn.of(request, "2027-05-22", "2027-05-24", "Wilpattu National Park")))
                .contains("No hour is set for camping", "ask at Wilpattu National Park")
                .doesNotContain("Nothing that I know near these places");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    My wife is vegan, 2 days in Kandy          | meat, egg, curd or ghee
                    2 days in Kandy, our food is plant-based   | meat, egg, curd or ghee
                    2 vegetarians, 2 days in Kandy             | fish or meat
                    """)
    void whoAsksAtTheTableAsksForWhatTheyDoNotEat(String request, String dishes) {
        assertThat(said(PlannedTurn.of(request, "2027-02-05", "2027-02-06", "Kandy")))
                .contains(dishes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2 days in Jaffna, we are vegetarian and want good food",
                "2 days in Jaffna, good food please, my wife is vegan",
                "2 days in Jaffna for the food, we eat no seafood"
            })
    void noVegetarianIsSentToACrabCurry(String request) {
        assertThat(activities(aFoodLoverInJaffna(request))).doesNotContain("crab");
    }

    @Test
    void whoLovesFoodIsStillSentToIt() {
        assertThat(activities(aFoodLoverInJaffna("2 days in Jaffna for the good food")))
                .contains("crab curry");
    }

    private static GraphState aFoodLoverInJaffna(String request) {
        return PlannedTurn.of(aTurn().planning(request)
                .at("Jaffna")
                .on("2026-12-05")
                .until("2026-12-06")
                .with(turn -> turn.setPreferences(Preferences.newBuilder()
                        .setInterests(List.of(
                                StatedValue.newBuilder().setValue("food").build()))
                        .build())));
    }

    @Test
    void whoDoesNotEatMeatSaysSoInOneWord() {
        assertThat(said(PlannedTurn.of(
                        "2 days in Kandy, no meat please, we don't eat meat", "2027-02-05", "2027-02-06", "Kandy")))
                .contains("say \"no meat\" before you order");
    }

    @ParameterizedTest
    @ValueSource(strings = {"I am a birdwatcher. 3 days Sinharaja", "3 days Sinharaja, both of us are birders"})
    void birdsAreLookedForWhenTheGateOpens(String request) {
        GraphState planned = PlannedTurn.of(request, "2027-02-10", "2027-02-12", "Sinharaja Forest Reserve");

        assertThat(planned.getItinerary())
                .anyMatch(slot -> slot.getActivity().contains("birds of the Sinharaja rainforest")
                        && slot.getTime().compareTo("07:30") < 0);
    }

    @Test
    void aSurferLearnsWhichWaveIsForWhom() {
        GraphState planned = PlannedTurn.of(
                "I'm a surfer, plan a week for me, best waves", "2027-07-01", "2027-07-07", "Arugam Bay");

        assertThat(notes(planned)).contains("Main Point").doesNotContain("Schools on the sand");
        assertThat(activities(planned)).contains("Crocodile Rock", "Kudumbigala");
        assertThat(alike(planned)).isLessThanOrEqualTo(2);
    }

    @Test
    void whoLearnsIsToldOfTheSchools() {
        assertThat(notes(PlannedTurn.of(
                        "3 days in Weligama for beginner surfers", "2027-02-01", "2027-02-03", "Weligama")))
                .contains("Schools on the sand");
    }

    @Test
    void aLongStayIsNotTheSameDayAgainAndAgain() {
        GraphState planned =
                PlannedTurn.of("With a 10 month old baby, 5 days Bentota", "2027-01-20", "2027-01-24", "Bentota");

        assertThat(planned.getItinerary().stream()
                        .filter(slot -> slot.getActivity().contains("beach of Beruwala")))
                .hasSizeLessThanOrEqualTo(2);
    }

    @Test
    void childrenSeeTheOrphansFed() {
        assertThat(activities(PlannedTurn.of(
                        "2 days of elephants at Udawalawe with our children, 6 and 9",
                        "2027-01-20",
                        "2027-01-21",
                        "Udawalawe National Park")))
                .contains("Elephant Transit Home");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 days in Haputale and Ella, we don't want to walk more than an hour a day",
                "3 days in Haputale and Ella, walks of an hour at most",
                "3 days in Haputale and Ella, no more than 60 minutes of walking a day",
                "3 days in Haputale and Ella, no walks longer than one hour"
            })
    void aLimitOfWalkingIsNoRefusalToWalk(String request) {
        GraphState planned = PlannedTurn.of(request, "2027-03-01", "2027-03-03", "Haputale", "Ella");

        assertThat(activities(planned)).contains("Nine Arch Bridge").doesNotContain("Ella Rock");
        assertThat(said(planned))
                .contains("No walk is planned that takes much longer than 1 h")
                .doesNotContain("as you said: walking");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"3 days in Haputale and Ella, we don't want to walk", "3 days in Haputale and Ella, no walking"})
    void whoDoesNotWalkWalksNot(String request) {
        GraphState planned = PlannedTurn.of(request, "2027-03-01", "2027-03-03", "Haputale", "Ella");

        assertThat(said(planned)).contains("as you said: walking").doesNotContain("No walk is planned that");
    }

    @Test
    void whoCannotClimbIsOfferedAJeep() {
        assertThat(said(PlannedTurn.of(
                        "We are two old friends, 68, bad knees, no stairs. 2 days at Sigiriya",
                        "2027-02-01",
                        "2027-02-02",
                        "Sigiriya")))
                .contains("A jeep drive in Minneriya National Park");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3 days in Kandy, my mum uses a wheelchair", "3 days in Kandy, I have bad knees"})
    void nobodyIsToldToWalkWhoCannot(String request) {
        assertThat(notes(PlannedTurn.of(request, "2027-02-01", "2027-02-03", "Kandy")))
                .contains("for the way")
                .doesNotContain("for the way on foot");
    }

    @Test
    void whoHasClimbedTheRockHasSeenItsGardens() {
        assertThat(activities(PlannedTurn.of("3 days in Sigiriya", "2027-02-01", "2027-02-03", "Sigiriya")))
                .contains("Climb Sigiriya")
                .doesNotContain("water gardens");
    }

    @Test
    void aRestNamesOnlyWhatThePlanDoesNotHave() {
        GraphState planned = PlannedTurn.of("Plan 3 days in Kandy", "2027-03-02", "2027-03-04", "Kandy");

        List<String> things = planned.getItinerary().stream()
                .map(ItinerarySlot::getActivity)
                .filter(activity -> activity.contains(" for the "))
                .map(activity -> activity.substring(activity.indexOf(" for the ") + 5))
                .toList();
        assertThat(things).isNotEmpty();
        assertThat(planned.getItinerary().stream()
                        .filter(slot -> slot.getActivity().startsWith("Rest"))
                        .map(slot -> slot.getNotes().orElse("")))
                .noneMatch(note -> things.stream().anyMatch(note::contains));
    }

    private static String said(GraphState planned) {
        return String.join("\n", planned.getAssumptions());
    }

    private static String activities(GraphState planned) {
        return planned.getItinerary().stream().map(ItinerarySlot::getActivity).collect(Collectors.joining("\n"));
    }

    private static String notes(GraphState planned) {
        return planned.getItinerary().stream()
                .map(slot -> slot.getNotes().orElse(""))
                .collect(Collectors.joining("\n"));
    }

    /** How many days have the same stops at most. */
    private static long alike(GraphState planned) {
        Map<String, List<ItinerarySlot>> days = planned.getItinerary().stream()
                .collect(Collectors.groupingBy(
                        slot -> slot.getDate().orElseThrow().toString()));
        return days.values().stream()
                .map(slots -> slots.stream().map(ItinerarySlot::getActivity).toList())
                .collect(Collectors.groupingBy(stops -> stops, Collectors.counting()))
                .values()
                .stream()
                .mapToLong(count -> count)
                .max()
                .orElse(0);
    }
}
