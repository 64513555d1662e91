package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a guide would not sign of a first plan: nights in the wrong places, days without a thing to do, no way home. */
class FirstPlansTest {

    private static final String LEFT_TO_US =
            "You named no place, so I took Udawalawe National Park and Mirissa for your wishes and the season.";

    @Test
    void farPlacesHaveANightBetweenThemWhereThereAreDaysForIt() {
        GraphState planned = from(
                "Negombo",
                "12 days starting and ending at Negombo, sigiriya, ella, yala, mirissa, max 3 hrs drive a day",
                "2026-11-30",
                "2026-12-11",
                "Sigiriya",
                "Ella",
                "Yala National Park",
                "Mirissa");

        assertThat(nights(planned)).contains("Kandy").doesNotContain("Colombo");
        assertThat(said(planned)).contains("break the long drives").doesNotContain("you wanted Negombo last");
        assertThat(planned.getConstraintViolations())
                .extracting(ConstraintViolation::getDescription)
                .noneMatch(description -> description.contains("Negombo last"));
    }

    @Test
    void aRoundThatWasLeftToUsEndsWhereItBegan() {
        GraphState planned = wishing(
                List.of("You named no place, so I took a round trip by way of Sigiriya, Kandy and Ella."),
                "just one week in december",
                "2026-12-01",
                "2026-12-07",
                List.of(),
                "Sigiriya",
                "Kandy",
                "Ella");

        assertThat(planned.getItinerary().getLast().getLocation()).isEqualTo("Negombo");
        assertThat(said(planned)).contains("The last day ends back in Negombo, where it began");
    }

    @Test
    void whoEndsElsewhereLearnsHowLongTheWayBackIs() {
        GraphState planned = from(
                "Colombo", "4 days in Ella and Mirissa from Colombo", "2027-02-01", "2027-02-04", "Ella", "Mirissa");

        assertThat(said(planned)).contains("the way back to Colombo, about");
    }

    @Test
    void whoComesForTheFirstTimeSeesTheHillsBeforeTheBeach() {
        GraphState planned = wishing(
                List.of(LEFT_TO_US),
                "plan 7 days for first timers, arriving 10 january, train ride, one safari and a beach at the end",
                "2027-01-10",
                "2027-01-16",
                List.of("wildlife", "beach", "train"),
                "Udawalawe National Park",
                "Mirissa");

        assertThat(nights(planned)).contains("Kandy", "Ella", "Udawalawe National Park", "Mirissa");
        assertThat(activities(planned)).contains("by train");
    }

    @Test
    void theNorthBeginsInTheNorth() {
        GraphState planned = from(
                "Colombo",
                "plan 4 days jaffna and the north by train from colombo",
                "2026-11-30",
                "2026-12-03",
                "Jaffna");

        assertThat(PlannedTurn.on("2026-11-30", planned))
                .anyMatch(slot -> slot.getActivity().startsWith("Travel from Colombo to Jaffna by train"));
        assertThat(nights(planned)).doesNotContain("Colombo");
    }

    @Test
    void daysThatAreLeftOverAreNotSpentWhereOneLands() {
        GraphState planned = wishing(
                List.of("You named no place, so I took a round trip by way of Yala National Park."),
                "plan 9 days: wildlife",
                "2027-03-01",
                "2027-03-09",
                List.of("wildlife"),
                "Yala National Park");

        assertThat(nights(planned)).doesNotContain("Colombo");
    }

    @Test
    void whoExpectsRainIsSentUnderARoofAndToNoBeach() {
        GraphState planned = wishing(
                List.of(),
                "2 days in Galle with rain forecast, like history and food",
                "2026-11-30",
                "2026-12-01",
                List.of("history", "food"),
                "Galle Fort");

        assertThat(activities(planned)).contains("museum").doesNotContainIgnoringCase("beach");
    }

    @Test
    void parentsInTheirSeventiesSetOutAfterABreakfastInPeaceAndStandOnNoWetRock() {
        GraphState planned = wishing(
                List.of(),
                "5 days for my parents in their 70s, no steps, tea country and gardens",
                "2026-11-30",
                "2026-12-04",
                List.of("tea", "nature"),
                "Kandy",
                "Nuwara Eliya",
                "Ella");

        assertThat(planned.getItinerary()).allMatch(slot -> slot.getTime().compareTo("08:00") >= 0);
        assertThat(activities(planned)).doesNotContain("Ravana Falls");
    }

    @Test
    void whoWantsNoTemplesIsOfferedNone() {
        GraphState planned = wishing(
                List.of(),
                "14 day plan for nature and hiking, no temples please",
                "2026-11-30",
                "2026-12-13",
                List.of("hiking", "nature"),
                "Nuwara Eliya",
                "Ella",
                "Kandy");

        assertThat(said(planned)).doesNotContain("Dambulla Cave Temple");
    }

    @Test
    void whoWantsNoCarIsSentNowhereByCarInTown() {
        GraphState planned = wishing(
                List.of(), "3 days kandy without a car, budget", "2026-11-30", "2026-12-02", List.of(), "Kandy");

        assertThat(planned.getItinerary())
                .noneMatch(slot -> (slot.getActivity() + slot.getNotes().orElse("")).contains("by tuk-tuk or car"));
    }

    @Test
    void aFamilyThatLeavesItToUsSeesNoParkEveryDay() {
        GraphState planned = PlannedTurn.of(aTurn().planning(
                        "10 day itinerary with two kids 6 and 9, love animals and trains, not too much driving, in august")
                .at("Sigiriya")
                .on("2027-08-01")
                .until("2027-08-10")
                .with(turn -> turn.setAssumptions(
                                List.of("You named no place, so I took a round trip by way of Sigiriya."))
                        .setPreferences(Preferences.newBuilder()
                                .setParty(StatedParty.newBuilder()
                                        .setAdults(0)
                                        .setChildren(2)
                                        .setDescription("family: kids of 6 and 9")
                                        .build())
                                .setInterests(List.of(
                                        new StatedValue("wildlife", 1, false, "conversation"),
                                        new StatedValue("train", 1, false, "conversation")))
                                .build())));

        assertThat(nights(planned)).filteredOn("Habarana"::equals).hasSizeLessThanOrEqualTo(4);
        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().contains("safari in Minneriya"))
                .hasSizeBetween(1, 2);
    }

    @Test
    void teenagersRaftAndClimb() {
        GraphState planned =
                PlannedTurn.of(aTurn().planning("4 days with our teenagers, rafting in Kitulgala and hiking in Ella")
                        .at("Kitulgala", "Ella")
                        .on("2027-02-01")
                        .until("2027-02-04")
                        .with(turn -> turn.setPreferences(Preferences.newBuilder()
                                .setParty(StatedParty.newBuilder()
                                        .setAdults(2)
                                        .setChildren(2)
                                        .setDescription("family")
                                        .build())
                                .setInterests(List.of(
                                        new StatedValue("rafting", 1, false, "conversation"),
                                        new StatedValue("hiking", 1, false, "conversation")))
                                .build())));

        assertThat(activities(planned)).contains("Raft on the Kelani", "Hike to Ella Rock");
        assertThat(said(planned)).doesNotContain("with children");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 10 days: 1 night Negombo, 3 nights Kandy, 2 nights Ella, 3 nights Mirissa, by train where possible.",
                "10 days please. One night in Negombo, three nights in Kandy, two nights in Ella, three nights in Mirissa",
                "We want Negombo (1 night), Kandy (3 nights), Ella (2 nights) and Mirissa (3 nights), 10 days in all"
            })
    void nightsThatWereGivenAreKeptToTheLetter(String request) {
        GraphState planned = wishing(
                List.of(), request, "2027-02-05", "2027-02-14", List.of(), "Negombo", "Kandy", "Ella", "Mirissa");

        assertThat(nights(planned).subList(0, 9))
                .containsExactly("Negombo", "Kandy", "Kandy", "Kandy", "Ella", "Ella", "Mirissa", "Mirissa", "Mirissa");
        assertThat(planned.getItinerary().getLast().getActivity()).doesNotContain("Dinner");
    }

    @Test
    void aPartOfTheCountryThatWasNamedIsNotLeftForMoreToSee() {
        GraphState planned = wishing(
                List.of(),
                "8 days around the north: Jaffna, Mannar and Anuradhapura, by car with a driver",
                "2027-07-01",
                "2027-07-08",
                List.of(),
                "Jaffna",
                "Anuradhapura");

        assertThat(nights(planned)).containsOnly("Jaffna", "Anuradhapura");
        assertThat(nights(planned).stream().filter("Jaffna"::equals).count()).isGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "10 days, birds and wetlands, rainforest and highlands|birdwatching|Bundala",
                "10 days, my father loves trains and old engines|train|by train",
                "10 days, tea, gardens and churches|tea|Negombo"
            })
    void whatOneGoesToCertainPlacesForIsNotLost(String request, String interest, String seen) {
        GraphState planned = wishing(
                List.of("You named no place, so I took Nuwara Eliya and Ella for your wishes and the season."),
                request,
                "2027-02-01",
                "2027-02-10",
                List.of(interest),
                "Nuwara Eliya",
                "Ella");

        assertThat(activities(planned) + nights(planned)).contains(seen);
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
        return Stream.concat(
                        planned.getAssumptions().stream(),
                        planned.getConstraintViolations().stream().map(ConstraintViolation::getDescription))
                .collect(Collectors.joining("\n"));
    }

    private static String activities(GraphState planned) {
        return planned.getItinerary().stream().map(ItinerarySlot::getActivity).collect(Collectors.joining("\n"));
    }
}
