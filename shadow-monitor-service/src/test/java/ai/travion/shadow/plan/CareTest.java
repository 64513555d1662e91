package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What bodies, beliefs and diets ask of a plan, and what one has arranged at its hour. */
class CareTest {

    private static final Places PLACES = Places.load();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final GoldenHour LIGHT = new GoldenHour();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "my mother faints in the heat",
                "I can't take the heat",
                "he is sensitive to the heat",
                "we travel with a baby",
                "the sun makes me ill",
                "she had a heat stroke last year"
            })
    void whoCannotBearTheHeatIsNotInTheOpenAtNoon(String said) {
        Plan plan = planned("Two days in Anuradhapura, " + said, "Anuradhapura", 2, "2027-03-05");

        assertThat(visits(plan))
                .isNotEmpty()
                .allSatisfy(slot -> assertThat(meets(slot, "11:00", "15:00"))
                        .as(slot.getTime() + " " + slot.getActivity())
                        .isFalse());
        assertThat(plan.assumptions()).anyMatch(sentence -> sentence.startsWith("Between 11:00 and 15:00 nothing"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"we are fasting for Ramadan", "it is Ramadan for us", "I'm fasting", "where can we have iftar"})
    void whoFastsGetsNoLunchAndADinnerAfterSunset(String said) {
        Plan plan = planned("A day in Galle, " + said, "Galle Fort", 1, "2027-02-18");

        assertThat(plan.slots())
                .noneMatch(slot -> slot.getActivity().matches("(?:Breakfast|Lunch).*"))
                .anyMatch(slot -> slot.getActivity().startsWith("Break the fast")
                        && LocalTime.parse(slot.getTime()).isAfter(LocalTime.of(18, 15)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a fast-paced trip", "we fast-forward through museums", "breakfast at leisure"})
    void whoIsQuickDoesNotFast(String said) {
        assertThat(Need.in(said)).doesNotContain(Need.FASTS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"we can't swim", "non-swimmers", "my son never learned to swim", "she is afraid of the water"})
    void whoDoesNotSwimIsSentNowhereIntoTheWater(String said) {
        Plan plan = planned("3 days in Mirissa, " + said, "Mirissa", 3, "2027-01-05");

        assertThat(visits(plan)).noneMatch(slot -> slot.getActivity().matches("(?i).*\\b(?:swim|surf|snorkel)\\b.*"));
    }

    @Test
    void aChairUserIsNotSentUpAnySteps() {
        Plan plan = planned(
                "We have one chair user, Sigiriya and Dambulla", "Sigiriya, Dambulla Cave Temple", 2, "2027-03-01");

        assertThat(visits(plan))
                .isNotEmpty()
                .noneMatch(slot -> slot.getActivity().matches("(?:Climb|Visit the painted).*"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 days in Sigiriya, my wife is 6 months pregnant|Sigiriya|Climb",
                "is my pregnant wife ok to climb? 3 days in Sigiriya|Sigiriya|Climb",
                "2 days Sigiriya, we are on our babymoon|Sigiriya|Climb",
                "2 days in Sigiriya with my grandparents|Sigiriya|Climb",
                "2 days in Sigiriya, dad has a pacemaker|Sigiriya|Climb",
                "a day in Kitulgala, I'm in my second trimester|Kitulgala|Raft",
                "a day in Kitulgala with kids 4 and 6|Kitulgala|Raft"
            })
    void theNameOfATownIsNoWishForItsClimbOfThoseItCouldHarm(String said, String place, String hard) {
        Plan plan = planned(said, place, 2, "2027-02-10");

        assertThat(visits(plan))
                .isNotEmpty()
                .noneMatch(slot -> slot.getActivity().startsWith(hard));
    }

    @ParameterizedTest
    @CsvSource({
        "Adam's Peak has 5000 steps., (Adam's Peak has 5000 steps)",
        "About 5000 steps; carry water., (about 5000 steps)"
    })
    void aNameKeepsItsCapitalWithinTheSentence(String note, String told) {
        Sight peak = Sights.load(PLACES)
                .of(PLACES.named("Adam's Peak").orElseThrow())
                .noted(note);

        assertThat(new Bearable(Care.in("Adam's Peak, nothing hard, with my grandmother"))
                        .of(peak)
                        .note())
                .contains(told);
    }

    @Test
    void whoAsksOfTheClimbWhileExpectingIsToldWhyItIsLeftToTheOthers() {
        Plan plan = planned("3 days in Sigiriya, is my pregnant wife ok to climb?", "Sigiriya", 3, "2027-01-10");

        assertThat(plan.assumptions())
                .anyMatch(sentence -> sentence.contains("The climb of Sigiriya")
                        && sentence.contains("better not while pregnant")
                        && sentence.contains("who is fit may go up"));
        assertThat(visits(plan)).anyMatch(slot -> slot.getNotes().orElse("").contains("1,200 steps"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "one of us wants to skip the hike",
                "my wife would rather stay in town while the rest of us hike",
                "two of us are not up for the walk",
                "not all of us like hiking",
                "one of us hikes it, the other prefers to stay at the hotel"
            })
    void whatOneOfThemSkipsTheOthersDo(String said) {
        Plan plan = planned(
                "Horton Plains and Nuwara Eliya, " + said,
                "Horton Plains National Park, Nuwara Eliya",
                3,
                "2027-01-20");

        assertThat(visits(plan))
                .anyMatch(slot -> slot.getActivity().startsWith("Walk the loop")
                        && slot.getNotes().orElse("").contains("stays in Nuwara Eliya meanwhile"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"we don't like hiking", "my mother can't climb stairs", "no hikes please"})
    void whatAllOfThemSkipIsLeftOut(String said) {
        assertThat(StaysBehind.isIn("Horton Plains and Nuwara Eliya, " + said)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "'2 days in Sigiriya, my wife is on crutches', WEAK_KNEES",
        "'he is recovering from a knee operation', WEAK_KNEES",
        "'we are expecting our first baby', PREGNANT",
        "'she is 20 weeks along', PREGNANT"
    })
    void whatABodyCannotIsHeardInItsOwnWords(String said, Need need) {
        assertThat(Need.in(said)).contains(need);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "my wife's back is not the best",
                "I have a bad back",
                "my dad has a slipped disc",
                "it's only the jeep that hurts her back",
                "bumpy roads are bad for my back"
            })
    void aBackBearsWalksAndNoJolts(String said) {
        assertThat(Need.in(said)).contains(Need.BACK).doesNotContain(Need.WEAK_KNEES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we are expecting our first baby",
                "expecting our first child",
                "we're expecting twins",
                "expecting a little one"
            })
    void aChildThatIsExpectedIsNotYetAlong(String said) {
        assertThat(Need.in(said)).contains(Need.PREGNANT).doesNotContain(Need.BABY, Need.CHILDREN);
    }

    @Test
    void whoExpectsAChildMayHaveOthers() {
        assertThat(Need.in("we are expecting a baby, and our kids are 4 and 6")).contains(Need.PREGNANT, Need.CHILDREN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan two weeks along the south coast, Galle and Mirissa",
                "we are expecting one rainy day",
                "three weeks along south coast beaches"
            })
    void aWayAlongACoastIsNoTermOfPregnancy(String said) {
        assertThat(Need.in(said)).doesNotContain(Need.PREGNANT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The two of us want to sleep in Sigiriya and Kandy and climb Sigiriya",
                "My son can't wait to climb Sigiriya and we want to hike Ella Rock",
                "Plan for one person staying in town",
                "Two of us, relaxing at the hotel",
                "my daughter would not miss the hike, we hike on Sunday",
                "My wife and I want to stay in town, we want to climb Sigiriya",
                "The rest of us will not mind steps",
                "my dad doesn't want to skip the climb, we climb at dawn",
                "my husband and I want to sleep in Ella, we hike Ella Rock"
            })
    void whereAllGoNobodyStaysBehind(String said) {
        assertThat(StaysBehind.isIn(said)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "one person wants to skip the hike",
                "two of us don't want to climb Sigiriya",
                "two of us would rather stay at the hotel",
                "my wife wants to sleep in, I climb alone",
                "one of us sleeps in while the others hike",
                "my mother can't climb, we go up"
            })
    void whatSomeOfThemLeaveIsHeard(String said) {
        assertThat(StaysBehind.isIn(said)).isTrue();
    }

    @Test
    void whatSaysStepsIsNoStopOfAChairUser() {
        Plan plan = planned("4 days in Nuwara Eliya, mum is in a wheelchair", "Nuwara Eliya", 4, "2027-02-01");

        assertThat(visits(plan))
                .isNotEmpty()
                .noneMatch(slot -> slot.getNotes().orElse("").matches("(?i).*\\bsteps\\b.*"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I'm allergic to shellfish|Allergic to shellfish|Crab curry",
                "nut allergy, severe: allergic to nuts|Nut allergy|Coconut"
            })
    void anAllergyIsTheFirstThingThatIsSaid(String said, String named, String dishes) {
        Plan plan = planned("Two days of food in Jaffna, " + said, "Jaffna", 2, "2027-03-01");

        assertThat(plan.assumptions().getFirst()).contains(named, dishes, "no kitchen can be vouched for");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the dance show at 17:00|Kandy|See the dance show|17:00",
                "a cooking class from 10 to 12|Kandy|Take the cooking class|10:00",
                "a wedding in Kandy at 4 pm|Kandy|The wedding|16:00",
                "a work call at 14:00|Kandy|Your call or meeting|14:00",
                "a 9 am yoga class|Ella|Yoga or meditation|09:00"
            })
    void whatIsArrangedStandsInTheDayAtItsHour(String said, String place, String activity, String hour) {
        Plan plan = planned("A day in " + place + " with " + said, place, 1, "2027-01-14");

        assertThat(plan.slots()).anySatisfy(slot -> {
            assertThat(slot.getActivity()).isEqualTo(activity);
            assertThat(slot.getTime()).isEqualTo(hour);
        });
        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Lunch"))
                .isNotEmpty();
    }

    @Test
    void thePujaHasItsHour() {
        Plan plan = planned(
                "A day in Kandy with the 18:30 puja at the Temple of the Tooth",
                "Kandy, Temple of the Tooth",
                1,
                "2027-01-14");

        assertThat(plan.slots())
                .anyMatch(slot -> slot.getLocation().equals("Temple of the Tooth")
                        && slot.getTime().equals("18:30"));
    }

    @Test
    void dinnerIsAtTheHourThatOneGives() {
        Plan plan = planned("A day in Galle with dinner at 8 pm", "Galle Fort", 1, "2027-01-08");

        assertThat(plan.slots())
                .anyMatch(slot -> slot.getActivity().startsWith("Dinner")
                        && slot.getTime().equals("20:00"));
    }

    @Test
    void whoLandsInTheMorningSeesNothingBeforeTheWayFromTheAirport() {
        Plan plan = planned(
                "Sigiriya and Kandy, landing 8 January 8am, leaving 11 January at 9 pm",
                "Sigiriya, Kandy",
                4,
                "2027-01-08");

        assertThat(plan.slots().getFirst().getActivity()).startsWith("Travel from Negombo");
        assertThat(plan.slots().getFirst().getTime()).isEqualTo("09:30");
        assertThat(plan.slots().getLast().getActivity()).contains("to Negombo");
    }

    @Test
    void aNightClimbIsOnTheMorningAfterTheNight() {
        Plan plan = planned(
                "Adam's Peak overnight climb on 22 December into the 23rd, then rest", "Adam's Peak", 2, "2026-12-22");

        assertThat(plan.slots()).anySatisfy(slot -> {
            assertThat(slot.getActivity()).startsWith("Climb Adam's Peak by night");
            assertThat(slot.getDate()).contains(LocalDate.parse("2026-12-23"));
            assertThat(LocalTime.parse(slot.getTime())).isBefore(LocalTime.of(4, 0));
        });
    }

    @Test
    void whoComesForARoughSeaIsToldFirstWhereItIsCalm() {
        Plan plan = planned("3 days of surfing at Arugam Bay", "Arugam Bay", 3, "2026-12-05");

        assertThat(plan.assumptions().getFirst())
                .contains("December is the wrong season")
                .contains("south and west coast");
    }

    private static boolean meets(ItinerarySlot slot, String from, String to) {
        LocalTime start = LocalTime.parse(slot.getTime());
        LocalTime end = start.plusMinutes(slot.getDurationMinutes());
        return start.isBefore(LocalTime.parse(to)) && end.isAfter(LocalTime.parse(from));
    }

    private static List<ItinerarySlot> visits(Plan plan) {
        return plan.slots().stream()
                .filter(slot -> !slot.getActivity()
                        .matches("(?:Breakfast|Lunch|Dinner|Rest|Time (?:in|at)|Travel|Break the fast).*"))
                .filter(slot -> !slot.getLocation().equals("Temple of the Tooth"))
                .toList();
    }

    private static Plan planned(String said, String targets, int count, String first) {
        LocalDate day = LocalDate.parse(first);
        List<LocalDate> days = day.datesUntil(day.plusDays(count)).toList();
        List<Place> places = Arrays.stream(targets.split(", "))
                .map(name -> PLACES.named(name).orElseThrow())
                .toList();
        return PLANNER.planFor(new PlanRequest(
                days,
                places,
                Wishes.of(Preferences.newBuilder().build(), PLACES, List.of(said)),
                Optional.empty(),
                (date, at) -> Optional.of(LIGHT.on(date, at)),
                List.of(),
                Crowds.unknown(),
                TripHours.in(said, count, PLACES)));
    }
}
