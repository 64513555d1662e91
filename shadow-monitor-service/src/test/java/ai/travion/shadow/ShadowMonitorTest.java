package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.fixture.TurnFixture;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.crowd.CrowdCast;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.ItineraryPlanner;
import ai.travion.shadow.sun.GoldenHour;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShadowMonitorTest {

    /** A Saturday; Il Poya is on the Tuesday after. */
    private static final Clock TODAY = Clock.fixed(Instant.parse("2026-11-21T04:00:00Z"), ZoneId.of("Asia/Colombo"));

    private static final Duration PLENTY = Duration.ofSeconds(30);
    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final GoldenHour LIGHT = new GoldenHour();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);

    private static final Crowds.Sources CROWDS = new ShadowMonitorService().crowds(PLACES, CrowdCast.load(), SENTINEL);

    private final ShadowMonitor monitor =
            new ShadowMonitor(PLACES, SENTINEL::about, LIGHT::on, CROWDS::over, PLANNER::planFor, PLENTY, TODAY);

    @Test
    void theTurnGoesOnToTheGenerator() {
        var step = monitor.apply(aTurn().build());

        assertThat(step.next()).isEqualTo(Graph.GENERATE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"walking", "Long walks"})
    void whoMustNotWalkIsSentOnNoLongWalkAndIsToldOfEveryStroll(String avoided) {
        var state = aTurn().planning("Plan two days in Unawatuna from 8 February 2027")
                .at("Unawatuna")
                .on("2027-02-08")
                .until("2027-02-09")
                .with(turn -> turn.setPreferences(Preferences.newBuilder()
                        .setAvoid(List.of(
                                new StatedValue("beaches", 1, true, "request"),
                                new StatedValue("temples", 1, true, "request"),
                                new StatedValue(avoided, 1, true, "request")))
                        .build()))
                .build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getItinerary())
                .filteredOn(slot -> slot.getActivity().matches("(?:Walk|Stroll|Wander|Climb|Hike)\\b.*"))
                .isNotEmpty()
                .allSatisfy(slot -> {
                    assertThat(slot.getDurationMinutes()).isLessThanOrEqualTo(60);
                    assertThat(checked.getAssumptions())
                            .anyMatch(said ->
                                    said.startsWith("A stroll is left at ") && said.contains(slot.getLocation()));
                });
    }

    @Test
    void aPlanForAPoyaDayIsMadeWithItsBan() {
        var state = aTurn().planning("Plan a trip to Temple of the Tooth on 2026-01-03")
                .at("Temple of the Tooth")
                .on("2026-01-03")
                .build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getConstraintViolations())
                .extracting(ConstraintViolation::getConstraintType)
                .contains("poya_alcohol", "dress_code", "festival");
        assertThat(checked.getItinerary()).isNotEmpty();
        assertThat(checked.getItinerary())
                .extracting(ItinerarySlot::getLocation)
                .contains("Temple of the Tooth");
        assertThat(checked.getAssumptions())
                .anyMatch(said -> said.contains("Saturday 3 January 2026 is in the past")
                        && said.contains("give me a date to come, such as "));
        assertThat(logs(checked, "event_sentinel")).contains("Duruthu Full Moon Poya Day");
        assertThat(logs(checked, "golden_hour")).contains("sunrise", "golden hour");
        assertThat(outcome(checked, "itinerary")).isEqualTo("ok");
    }

    @ParameterizedTest
    @CsvSource({"1, 2026-11-22", "2, 2026-11-22", "3, 2026-11-25", "5, 2026-12-05"})
    void aPlanWithoutADateTakesTheNextDaysWithNothingAgainstThem(int days, LocalDate start) {
        var state = planOf("Ella", days).build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getTargetDate()).contains(start);
        if (days > 1) {
            assertThat(checked.getTargetEndDate()).contains(start.plusDays(days - 1L));
        } else {
            assertThat(checked.getTargetEndDate()).isEmpty();
        }
        assertThat(checked.getAssumptions()).anyMatch(said -> said.startsWith("No date was given, so the plan is for"));
        assertThat(checked.getConstraintViolations())
                .noneMatch(violation -> violation.getKind().equals("HARD_CONSTRAINT"));
    }

    @Test
    void theAssumptionNamesTheDaysInWords() {
        var checked = monitor.apply(planOf("Ella", 2).build()).state();

        assertThat(checked.getAssumptions())
                .contains("No date was given, so the plan is for Sunday 22 to Monday 23 November 2026.");
    }

    @Test
    void aPlanHasTheConstraintsOfEachOfItsDaysAndOfThePlacesThatItAdded() {
        var state = aTurn().planning("Plan Christmas in Kandy")
                .at("Kandy")
                .on("2026-12-23")
                .until("2026-12-25")
                .build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getConstraintViolations())
                .filteredOn(violation -> violation.getKind().equals("HARD_CONSTRAINT"))
                .extracting(violation -> violation.getDate().orElseThrow().toString())
                .containsExactly("2026-12-23", "2026-12-25");
        assertThat(checked.getConstraintViolations())
                .anyMatch(violation -> violation.getConstraintType().equals("dress_code")
                        && violation.getDescription().contains("Temple of the Tooth"));
    }

    @Test
    void aBarCrawlOnAPoyaDayIsBlockedAndSchedulesNoBar() {
        var state = aTurn().planning("Plan a bar crawl in Colombo on Poya day")
                .at("Colombo")
                .on("2026-11-24")
                .build();

        var checked = monitor.apply(state).state();

        assertThat(outcome(checked, "event_sentinel")).isEqualTo("blocked");
        assertThat(checked.getItinerary())
                .isNotEmpty()
                .noneMatch(slot -> slot.getActivity().matches("(?i).*\\b(bar|pub|beer|cocktail)s?\\b.*"));
    }

    @Test
    void aQuestionAboutBarsOnAPoyaDayGetsTheBanAndNoItinerary() {
        var state = aTurn().asking("Can I visit bars in Colombo on January 3rd 2026?")
                .at("Colombo")
                .on("2026-01-03")
                .build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getConstraintViolations())
                .extracting(ConstraintViolation::getConstraintType)
                .containsExactly("poya_alcohol");
        assertThat(outcome(checked, "event_sentinel")).isEqualTo("blocked");
        assertThat(checked.getItinerary()).isEmpty();
    }

    @Test
    void aPlainQuestionGetsNoInventedDate() {
        var checked = monitor.apply(aTurn().at("Sigiriya").build()).state();

        assertThat(checked.getTargetDate()).isEmpty();
        assertThat(checked.getConstraintViolations()).isEmpty();
        assertThat(checked.getAssumptions()).isEmpty();
        assertThat(checked.getItinerary()).isEmpty();
        assertThat(logs(checked, "golden_hour")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many statues are there in the Temple of the Tooth?",
                "Which king built the Temple of the Tooth?",
                "Who established the Temple of the Tooth?",
                "What is the Temple of the Tooth?",
                "What relic is kept in the Temple of the Tooth?",
                "What is the mobile number of the priest at the Temple of the Tooth?"
            })
    void whoAsksAPlainFactAboutATempleIsToldNoDressCode(String question) {
        var state = aTurn().asking(question).at("Temple of the Tooth").build();

        assertThat(monitor.apply(state).state().getConstraintViolations()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How do I visit the Temple of the Tooth?",
                "What are the rules at the Temple of the Tooth?",
                "What is the best time to see the Temple of the Tooth?",
                "Can I take my children to the Temple of the Tooth?"
            })
    void whoMeansToGoToATempleIsToldItsDressCode(String question) {
        var state = aTurn().asking(question).at("Temple of the Tooth").build();

        assertThat(monitor.apply(state).state().getConstraintViolations())
                .extracting(ConstraintViolation::getConstraintType)
                .contains("dress_code");
    }

    @Test
    void aQuestionAboutATempleGetsItsDressCode() {
        var state = aTurn().asking("What should I wear at the Temple of the Tooth?")
                .at("Temple of the Tooth")
                .build();

        assertThat(monitor.apply(state).state().getConstraintViolations())
                .extracting(ConstraintViolation::getConstraintType)
                .containsExactly("dress_code");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who built the Temple of the Tooth?",
                "What is the history of the Temple of the Tooth?",
                "How old is the Temple of the Tooth"
            })
    void aQuestionAboutThePastOfATempleGetsNoAdviceForced(String question) {
        var state = aTurn().asking(question).at("Temple of the Tooth").build();

        assertThat(monitor.apply(state).state().getConstraintViolations()).isEmpty();
    }

    @Test
    void whoAsksAboutAClimbIsToldOfNoBarAndNoBank() {
        var state = aTurn().asking("When should we start to climb Adam's Peak on 25 December?")
                .at("Adam's Peak")
                .on("2026-12-25")
                .build();

        assertThat(monitor.apply(state).state().getConstraintViolations())
                .extracting(ConstraintViolation::getConstraintType)
                .containsOnly("dress_code", "crowd_warning");
    }

    @ParameterizedTest
    @CsvSource({
        "'We take the train to Hikkaduwa on 22 March 2027, where can we go out at night?', Hikkaduwa, 2027-03-22",
        "'What can we do in Hikkaduwa on 22 March 2027 after surfing?', Hikkaduwa, 2027-03-22",
        "'Where is a good dinner after the safari on 22 March 2027?', Yala National Park, 2027-03-22",
        "'Is the supermarket next to the train station in Kandy open on 24 November 2026?', Kandy, 2026-11-24"
    })
    void whoGoesOutOrAsksWhatIsOpenIsToldOfTheBan(String question, String place, String day) {
        var state = aTurn().asking(question).at(place).on(day).build();

        assertThat(monitor.apply(state).state().getConstraintViolations())
                .extracting(ConstraintViolation::getConstraintType)
                .contains("poya_alcohol");
    }

    @ParameterizedTest
    @CsvSource({
        "'Can you hike Adam''s Peak on 23 December 2026 at night?', Adam's Peak, 2026-12-23",
        "'Is there a night train to Ella on 24 November 2026?', Ella, 2026-11-24",
        "'How much are tickets for Yala on 24 November 2026?', Yala National Park, 2026-11-24"
    })
    void whoClimbsOrTravelsByNightIsNot(String question, String place, String day) {
        var state = aTurn().asking(question).at(place).on(day).build();

        assertThat(monitor.apply(state).state().getConstraintViolations())
                .extracting(ConstraintViolation::getConstraintType)
                .doesNotContain("poya_alcohol");
    }

    @Test
    void whatHoldsOnTheDaysOfAPlanIsToldWithThePlanAndNotUnderEachQuestionBesideIt() {
        var beside = aTurn().asking("What sort of hotel should we look for?")
                .at("Kandy")
                .on("2026-12-23")
                .withSlot(inKandy())
                .build();
        var ofTheDay = aTurn().asking("What is closed on 23 December 2026?")
                .at("Kandy")
                .on("2026-12-23")
                .withSlot(inKandy())
                .build();

        assertThat(monitor.apply(beside).state().getConstraintViolations())
                .extracting(ConstraintViolation::getConstraintType)
                .doesNotContain("poya_alcohol", "public_holiday");
        assertThat(monitor.apply(ofTheDay).state().getConstraintViolations())
                .extracting(ConstraintViolation::getConstraintType)
                .contains("poya_alcohol");
    }

    private static ItinerarySlot inKandy() {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse("2026-12-23"))
                .setTime("09:00")
                .setLocation("Kandy")
                .setActivity("Walk around Kandy Lake")
                .build();
    }

    @Test
    void aMonthThatHoldsTheFirstDayOfASeasonIsNotReadAsItsOwnFirstDay() {
        var state = aTurn().asking("What is Adam's Peak like in December?")
                .at("Adam's Peak")
                .on("2026-12-01")
                .until("2026-12-31")
                .build();

        assertThat(monitor.apply(state).state().getConstraintViolations())
                .extracting(ConstraintViolation::getDescription)
                .anyMatch(words -> words.contains("begins on Wednesday 23 December 2026"))
                .noneMatch(words -> words.contains("1 December 2026 is outside"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Dress code at Temple of the Tooth: shoulders and knees covered, shoes and hats off.",
                "Wear loose clothes that cover shoulders and legs at the Temple of the Tooth."
            })
    void theDressOfATempleIsToldOnceInAConversation(String before) {
        var state = aTurn().asking("Can I take photos there?")
                .at("Temple of the Tooth")
                .with(turn -> turn.setMessages(List.of(Message.newBuilder()
                        .setRole(Role.ASSISTANT)
                        .setContent(before)
                        .build())))
                .build();

        assertThat(monitor.apply(state).state().getConstraintViolations()).isEmpty();
    }

    @Test
    void aQuestionAboutTheSunOfADayGetsItsTimes() {
        var state = aTurn().asking("When is sunset in Mirissa on 10 February 2027?")
                .at("Mirissa")
                .on("2027-02-10")
                .build();

        assertThat(logs(monitor.apply(state).state(), "golden_hour"))
                .contains("Wednesday 10 February 2027 at Mirissa", "sunset 18:2");
    }

    @Test
    void aQuestionAboutTheSunWithoutADayGetsTheRangeOfTheYear() {
        var state = aTurn().asking("What time is sunrise at Sigiriya?")
                .at("Sigiriya")
                .build();

        var checked = monitor.apply(state).state();

        assertThat(logs(checked, "golden_hour")).startsWith("Over the year the sun rises at Sigiriya between");
        assertThat(checked.getTargetDate()).isEmpty();
    }

    @Test
    void aQuestionAboutTheSunWithoutAPlaceIsAnsweredForColomboAndSaysSo() {
        var state = aTurn().asking("When is sunset in Sri Lanka on Christmas?")
                .on("2026-12-25")
                .build();

        assertThat(logs(monitor.apply(state).state(), "golden_hour")).contains("at Colombo");
    }

    @ParameterizedTest
    @CsvSource({
        "2036-06-01, not in the calendar",
        "2030-06-01, predicted",
        "2023-06-01, not in the calendar",
        "2019-06-01, not in the calendar",
        "2028-06-01, predicted"
    })
    void whatTheCalendarDoesNotKnowIsSaidInALogAndInTheAssumptions(String day, String words) {
        var state = aTurn().planning("Plan a day in Ella").at("Ella").on(day).build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getAssumptions()).anyMatch(said -> said.contains(words));
        assertThat(logs(checked, "event_sentinel")).contains(words);
        assertThat(logs(checked, "event_sentinel")).doesNotContain("neither a Poya day");
        assertThat(checked.getItinerary()).isNotEmpty();
    }

    @Test
    void anEngineThatFailsIsLoggedAndTheTurnGoesOn() {
        var broken = new ShadowMonitor(
                PLACES,
                trip -> {
                    throw new IllegalStateException("no calendar");
                },
                LIGHT::on,
                CROWDS::over,
                PLANNER::planFor,
                PLENTY,
                TODAY);

        var step = broken.apply(planOf("Ella", 1).build());

        assertThat(step.next()).isEqualTo(Graph.GENERATE);
        assertThat(outcome(step.state(), "event_sentinel")).isEqualTo("warning");
        assertThat(step.state().getAssumptions()).anyMatch(said -> said.contains("calendar could not be checked"));
        assertThat(step.state().getItinerary()).isNotEmpty();
        assertThat(step.state().getTargetDate()).contains(LocalDate.parse("2026-11-22"));
    }

    /** The second day of a question is looked up by itself. */
    @Test
    void anEngineThatFailsForAnotherDayIsLoggedAndTheTurnGoesOn() {
        var broken = new ShadowMonitor(
                PLACES,
                trip -> {
                    if (trip.days().contains(LocalDate.parse("2027-05-05"))) {
                        throw new IllegalStateException("no May");
                    }
                    return SENTINEL.about(trip);
                },
                LIGHT::on,
                CROWDS::over,
                PLANNER::planFor,
                PLENTY,
                TODAY);

        var step = broken.apply(planOf("Kandy", 1)
                .asking("Plan a day in Kandy on 3 March 2027 and a day in Ella on 5 May 2027")
                .on("2027-03-03")
                .build());

        assertThat(step.next()).isEqualTo(Graph.GENERATE);
        assertThat(outcome(step.state(), "event_sentinel")).isEqualTo("warning");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1890-05-05", "2175-03-03"})
    void aDayWhoseSunIsNotComputedIsPlannedWithoutItsLight(String day) {
        var checked = monitor.apply(planOf("Kandy", 1).on(day).build()).state();

        assertThat(checked.getItinerary()).isNotEmpty();
        assertThat(outcome(checked, "golden_hour")).isNotEqualTo("warning");
        assertThat(checked.getAssumptions()).anyMatch(said -> said.startsWith("The sun is computed for the years"));
    }

    @Test
    void anEngineThatIsLateIsLoggedAndTheTurnGoesOn() {
        var never = new CountDownLatch(1);
        var slow = new ShadowMonitor(
                PLACES,
                SENTINEL::about,
                (day, place) -> {
                    awaitForever(never);
                    return LIGHT.on(day, place);
                },
                CROWDS::over,
                PLANNER::planFor,
                Duration.ofMillis(1500),
                TODAY);

        var checked = slow.apply(planOf("Ella", 1).build()).state();

        assertThat(outcome(checked, "golden_hour")).isEqualTo("warning");
        assertThat(logs(checked, "golden_hour")).contains("did not finish in time");
        assertThat(checked.getItinerary()).isNotEmpty();
        never.countDown();
    }

    @Test
    void aPlanThatIsLateIsAskedForOnceMoreAndAChangeThatIsLateIsNotSaidNotToFit() {
        var never = new CountDownLatch(1);
        var slow = new ShadowMonitor(
                PLACES,
                SENTINEL::about,
                LIGHT::on,
                CROWDS::over,
                request -> {
                    awaitForever(never);
                    return PLANNER.planFor(request);
                },
                Duration.ofMillis(300),
                TODAY);
        var planned = monitor.apply(planOf("Ella", 2).build()).state();
        var changed = GraphState.newBuilder(planOf("Ella", 3).build())
                .setItinerary(planned.getItinerary())
                .build();

        var first = slow.apply(planOf("Ella", 2).build()).state();
        var change = slow.apply(changed).state();

        never.countDown();
        assertThat(first.getItinerary()).isEmpty();
        assertThat(first.getAssumptions()).anyMatch(said -> said.startsWith("The plan could not be made this time"));
        assertThat(change.getItinerary()).isEqualTo(planned.getItinerary());
        assertThat(change.getAssumptions())
                .anyMatch(said -> said.startsWith("I did not get to that change"))
                .noneMatch(said -> said.contains("could not fit"));
    }

    @Test
    void withoutTheCrowdModelThePlanIsMadeWithoutItsFigures() {
        var broken = new ShadowMonitor(
                PLACES,
                SENTINEL::about,
                LIGHT::on,
                days -> {
                    throw new IllegalStateException("no model");
                },
                PLANNER::planFor,
                PLENTY,
                TODAY);

        var checked = broken.apply(planOf("Ella", 1).build()).state();

        assertThat(outcome(checked, "crowdcast")).isEqualTo("warning");
        assertThat(checked.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getCrowdPrediction().isEmpty());
    }

    @Test
    void everyVisitOfAPlanSaysHowFullItIs() {
        var checked = monitor.apply(planOf("Ella", 2).build()).state();

        assertThat(checked.getItinerary())
                .filteredOn(slot -> slot.getLocation().equals("Nine Arch Bridge"))
                .isNotEmpty()
                .allSatisfy(slot ->
                        assertThat(slot.getCrowdPrediction().orElseThrow()).isBetween(5f, 95f));
        assertThat(checked.getItinerary())
                .filteredOn(slot -> slot.getActivity().startsWith("Lunch"))
                .allMatch(slot -> slot.getCrowdPrediction().isEmpty());
        assertThat(logs(checked, "crowdcast")).contains("busiest", "quietest", "estimates");
    }

    @ParameterizedTest
    @CsvSource({
        "Temple of the Tooth, 2026-11-24, true",
        "Sigiriya, 2027-02-13, true",
        "Sigiriya, 2027-06-15, false",
        "Ritigala, 2027-06-15, false",
        "Arugam Bay, 2027-01-19, false"
    })
    void aPlaceThatFillsOnADayIsWarnedOf(String place, String day, boolean warned) {
        var state = aTurn().asking("What is it like to visit " + place + "?")
                .at(place)
                .on(day)
                .build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getConstraintViolations().stream()
                        .anyMatch(found -> found.getConstraintType().equals("crowd_warning")))
                .isEqualTo(warned);
    }

    @ParameterizedTest
    @CsvSource({
        "Temple of the Tooth, 2026-11-24",
        "Sigiriya, 2027-02-13",
        "Nine Arch Bridge, 2026-12-26",
        "Gangaramaya Temple, 2027-05-19",
        "Galle Fort, 2027-01-16"
    })
    void whoAvoidsCrowdsComesWhenItIsNoFuller(String place, String day) {
        var plain = aTurn().planning("Plan a day at " + place).at(place).on(day);
        var quiet = aTurn().planning("Plan a quiet day at " + place)
                .at(place)
                .on(day)
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setAvoid(List.of(
                                StatedValue.newBuilder().setValue("crowds").build()))
                        .build()));

        var planned = monitor.apply(quiet.build()).state();

        assertThat(crowdAt(place, planned))
                .isLessThanOrEqualTo(crowdAt(place, monitor.apply(plain.build()).state()));
    }

    private static float crowdAt(String place, GraphState state) {
        return state.getItinerary().stream()
                .filter(slot -> slot.getLocation().equals(place))
                .flatMap(slot -> slot.getCrowdPrediction().stream())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPlannerThatFailsLeavesTheWarningsStanding() {
        var broken = new ShadowMonitor(
                PLACES,
                SENTINEL::about,
                LIGHT::on,
                CROWDS::over,
                request -> {
                    throw new IllegalStateException("no plan");
                },
                PLENTY,
                TODAY);
        var state = aTurn().planning("Plan Poya in Kandy")
                .at("Kandy")
                .on("2026-11-24")
                .build();

        var checked = broken.apply(state).state();

        assertThat(outcome(checked, "itinerary")).isEqualTo("warning");
        assertThat(checked.getItinerary()).isEmpty();
        assertThat(checked.getConstraintViolations()).isNotEmpty();
    }

    @Test
    void aChangeThatCannotBePlannedLeavesThePlanInHand() {
        var before = monitor.apply(aTurn().planning("Plan a day in Kandy")
                        .at("Kandy")
                        .on("2026-11-24")
                        .build())
                .state();
        var broken = new ShadowMonitor(
                PLACES,
                SENTINEL::about,
                LIGHT::on,
                CROWDS::over,
                request -> {
                    throw new IllegalStateException("no plan");
                },
                PLENTY,
                TODAY);

        var checked = broken.apply(aTurn().planning("Add a day in Ella")
                        .at("Kandy", "Ella")
                        .on("2026-12-25")
                        .until("2026-12-26")
                        .with(turn -> turn.setItinerary(before.getItinerary()))
                        .build())
                .state();

        assertThat(checked.getItinerary()).isEqualTo(before.getItinerary());
        assertThat(checked.getTargetDate()).contains(LocalDate.parse("2026-11-24"));
        assertThat(checked.getTargetEndDate()).isEmpty();
        assertThat(checked.getTargetLocations()).contains("Kandy").doesNotContain("Ella");
        assertThat(checked.getConstraintViolations())
                .extracting(ConstraintViolation::getDescription)
                .containsExactlyElementsOf(before.getConstraintViolations().stream()
                        .map(ConstraintViolation::getDescription)
                        .toList());
        assertThat(checked.getConstraintViolations())
                .extracting(ConstraintViolation::getConstraintType)
                .contains("poya_alcohol", "dress_code");
        assertThat(checked.getAssumptions()).anyMatch(said -> said.contains("the plan stays as it was"));
    }

    @Test
    void aPlanWithoutAPlaceTakesWhatWasFoundBestAndSaysSo() {
        var state = aTurn().planning("Plan a trip, you decide")
                .withPassage("Galle Fort", "History", "The fort was built by the Portuguese.", 0.9)
                .build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getAssumptions()).contains("No place was named, so the plan is for Galle Fort.");
        assertThat(checked.getItinerary()).isNotEmpty();
    }

    @Test
    void placesThatWereLeftToUsAreThoseOfTheWishesAndTheSeason() {
        var state = aTurn().planning("Plan beaches for 4 days in July 2027")
                .on("2027-07-04")
                .until("2027-07-07")
                .at("Sigiriya")
                .with(turn -> turn.setAssumptions(
                                List.of("You named no place, so I took a round trip by way of Sigiriya and Kandy."))
                        .setPreferences(Preferences.newBuilder()
                                .setInterests(List.of(StatedValue.newBuilder()
                                        .setValue("beach")
                                        .build()))
                                .build()))
                .build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getTargetLocations()).contains("Nilaveli Beach").doesNotContain("Sigiriya");
        assertThat(checked.getAssumptions())
                .noneMatch(said -> said.contains("round trip"))
                .anyMatch(said -> said.contains("so I chose Trincomalee and Nilaveli Beach"));
    }

    @Test
    void aPlanOfNowhereIsNoPlan() {
        var checked = monitor.apply(aTurn().planning("Plan a trip").build()).state();

        assertThat(checked.getItinerary()).isEmpty();
        assertThat(outcome(checked, "itinerary")).isEqualTo("warning");
    }

    @Test
    void aVeryLongPlanIsCutAndSaysSo() {
        var state = planOf("Ella", 45).build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getAssumptions()).contains("Only the first 21 of 45 days are planned.");
        assertThat(checked.getTargetEndDate())
                .contains(checked.getTargetDate().orElseThrow().plusDays(20));
    }

    @Test
    void anEndBeforeTheStartCountsAsOneDay() {
        var state = aTurn().planning("Plan Ella")
                .at("Ella")
                .on("2026-12-10")
                .until("2026-12-05")
                .build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getDate().orElseThrow().equals(LocalDate.parse("2026-12-10")));
    }

    @Test
    void aSecondPassGivesTheSameStateAgain() {
        var once = monitor.apply(planOf("Ella", 2).build()).state();

        var twice = monitor.apply(once).state();

        assertThat(twice).isEqualTo(once);
    }

    @Test
    void whatOthersWroteIsKept() {
        var state = aTurn().planning("Plan a day in Kandy")
                .at("Kandy")
                .on("2026-12-01")
                .with(builder -> builder.setAssumptions(List.of("The answer is in English.")))
                .withPassage("Kandy", "History", "Kandy was a royal city.", 0.8)
                .build();

        var checked = monitor.apply(state).state();

        assertThat(checked.getAssumptions()).startsWith("The answer is in English.");
        assertThat(checked.getRetrievedDocuments()).isEqualTo(state.getRetrievedDocuments());
        assertThat(checked.getUserQuery()).isEqualTo(state.getUserQuery());
        assertThat(checked.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Atlantis", "", "   ", "\u0000"})
    void anUnknownPlaceIsNoError(String place) {
        var step = monitor.apply(aTurn().planning("Plan " + place).at(place).build());

        assertThat(step.next()).isEqualTo(Graph.GENERATE);
        assertThat(step.state().getItinerary()).isEmpty();
    }

    private static TurnFixture planOf(String place, int days) {
        return aTurn().planning("Plan a trip to " + place)
                .at(place)
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setDates(StatedDates.newBuilder().setDays(days).build())
                        .build()));
    }

    private static String logs(GraphState state, String check) {
        return String.join(
                "\n",
                state.getShadowMonitorLogs().stream()
                        .filter(log -> log.getCheckType().equals(check))
                        .map(ShadowMonitorLog::getDetails)
                        .toList());
    }

    private static String outcome(GraphState state, String check) {
        return state.getShadowMonitorLogs().stream()
                .filter(log -> log.getCheckType().equals(check))
                .map(ShadowMonitorLog::getOutcome)
                .findFirst()
                .orElse("");
    }

    private static void awaitForever(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
