package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Profile;
import ai.travion.schemas.Role;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.ItineraryPlanner;
import ai.travion.shadow.sun.GoldenHour;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a traveller says in passing, and what the plan makes of it. */
class HeardPlanTest {

    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final GoldenHour LIGHT = new GoldenHour();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);

    private final ShadowMonitor monitor = new ShadowMonitor(
            PLACES,
            SENTINEL::about,
            LIGHT::on,
            days -> Crowds.unknown(),
            PLANNER::planFor,
            Duration.ofSeconds(30),
            Clock.fixed(Instant.parse("2026-11-21T04:00:00Z"), ZoneId.of("Asia/Colombo")));

    @Test
    void whoLeavesOutTheClimbAloneStaysAtItsFoot() {
        var state = aTurn().planning("Plan 3 days in Sigiriya and Kandy")
                .at("Sigiriya", "Kandy")
                .on("2027-02-13")
                .until("2027-02-15")
                .with(turn -> turn.setPreferences(Preferences.newBuilder()
                        .setOther(List.of(new StatedValue(
                                "left out: climb sigiriya past the frescoes to the summit", 1, false, "conversation")))
                        .build()))
                .build();

        var planned = monitor.apply(state).state();

        assertThat(visits(planned))
                .contains("See Sigiriya from below")
                .noneMatch(visit -> visit.startsWith("Climb Sigiriya"));
    }

    @Test
    void whatWasSeenBeforeIsLeftOut() {
        var state = aTurn().planning("Plan 2 days in Kandy, I have already seen the Temple of the Tooth")
                .at("Kandy", "Temple of the Tooth")
                .on("2027-01-08")
                .until("2027-01-09")
                .with(turn -> turn.setProfile(Profile.newBuilder()
                        .setVisited(List.of(new StatedValue("Temple of the Tooth", 1, false, "conversation")))
                        .build()))
                .build();

        var planned = monitor.apply(state).state();

        assertThat(visits(planned)).isNotEmpty().noneMatch(visit -> visit.contains("Temple of the Tooth"));
    }

    @Test
    void whereTheProfileSaysThatOneHasBeenIsNoSightUnlessItIsAskedFor() {
        var state = aTurn().planning("Plan 3 days in the cultural triangle from 6 December")
                .at("Dambulla Cave Temple", "Polonnaruwa")
                .on("2026-12-06")
                .until("2026-12-08")
                .with(turn -> turn.setProfile(Profile.newBuilder()
                        .setVisited(List.of(new StatedValue("Sigiriya", 1, false, "profile")))
                        .build()))
                .build();

        var planned = monitor.apply(state).state();

        assertThat(visits(planned)).isNotEmpty().noneMatch(visit -> visit.contains("Sigiriya past the frescoes"));
    }

    @Test
    void whatIsAddedByNameStaysThoughItsKindWasNotWantedBefore() {
        var state = aTurn().planning("add the Temple of the Tooth")
                .at("Kandy", "Temple of the Tooth")
                .on("2027-01-08")
                .with(turn -> turn.setTurn(2)
                        .setMessages(List.of(new Message(Role.USER, "no temples please. Plan a day in Kandy", 1))))
                .build();

        var planned = monitor.apply(state).state();

        assertThat(visits(planned)).anyMatch(visit -> visit.equals("Visit the Temple of the Tooth"));
    }

    @Test
    void aSecondDateBringsWhatStandsAgainstIt() {
        var state = aTurn().planning(
                        "Plan a day at Yala on 18 September 2027, whisky tasting at the lodge on 3 October 2027")
                .at("Yala National Park")
                .on("2027-09-18")
                .build();

        var planned = monitor.apply(state).state();

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getDate().equals(Optional.of(LocalDate.parse("2027-09-18"))));
        assertThat(planned.getConstraintViolations())
                .anyMatch(found -> found.getKind().equals("HARD_CONSTRAINT")
                        && found.getDate().equals(Optional.of(LocalDate.parse("2027-10-03"))));
        assertThat(planned.getAssumptions()).anyMatch(said -> said.startsWith("You also name Sunday 3 October 2027"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan a day in Kandy on 12 March 2027. Could we also get a beer in Negombo on 22 March 2027?|Kandy, Negombo|2027-03-12|2027-03-22|Negombo|poya-alcohol",
                "Plan a day in Ella on 14 March 2027 and a wine evening in Colombo on 22 March 2027|Ella, Colombo|2027-03-14|2027-03-22|Colombo|poya-alcohol",
                "Plan a day in Galle on 6 March 2027, then whale watching in Mirissa on 4 July 2027|Galle Fort, Mirissa|2027-03-06|2027-07-04|Mirissa|monsoon",
                "Plan a day in Tissamaharama on 5 August 2027, and a Yala safari on 20 September 2027|Tissamaharama, Yala National Park|2027-08-05|2027-09-20|Yala National Park|yala-closure",
                "Plan a day in Galle on 6 March 2027 and a bar crawl in Colombo on the 22nd|Galle Fort, Colombo|2027-03-06|2027-03-22|Colombo|poya-alcohol",
                "On 22 March 2027 a beer in Negombo, and plan a day in Kandy on 12 March 2027|Kandy, Negombo|2027-03-12|2027-03-22|Negombo|poya-alcohol",
                "Plan a day in Kandy on 12 March 2027, and on 20 May 2027 the Vesak lanterns in Colombo|Kandy, Colombo|2027-03-12|2027-05-20|Colombo|vesak"
            })
    void whatIsWishedForOnASecondDateStaysOutOfThePlanAndHasItsOwnWarning(
            String said, String targets, String first, LocalDate second, String elsewhere, String rule) {
        var state = aTurn().planning(said)
                .at(targets.split(", ", -1))
                .on(first)
                .with(turn -> turn.setPreferences(Preferences.newBuilder()
                        .setInterests(List.of(
                                new StatedValue("whale-watching", 1, false, "conversation"),
                                new StatedValue("nightlife", 1, false, "conversation")))
                        .build()))
                .build();

        var planned = monitor.apply(state).state();

        assertThat(planned.getItinerary())
                .hasSizeGreaterThan(4)
                .noneMatch(slot -> slot.getLocation().equals(elsewhere))
                .noneMatch(slot -> slot.getActivity().contains("whales"));
        assertThat(planned.getConstraintViolations())
                .anyMatch(found ->
                        found.getRuleId().equals(rule) && found.getDate().equals(Optional.of(second)));
        assertThat(planned.getAssumptions())
                .anyMatch(sentence -> sentence.startsWith("You also name") && sentence.contains(elsewhere));
        assertThat(planned.getUserQuery()).isEqualTo(said);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a day in Galle on 8 January 2027, my birthday is 3 March",
                "Plan a day in Galle on 8 January 2027, flight home on 12 January 2027",
                "Plan a day in Galle on 8 January 2027"
            })
    void aDateThatIsNoWishIsNoOtherDay(String said) {
        var state = aTurn().planning(said).at("Galle Fort").on("2027-01-08").build();

        var planned = monitor.apply(state).state();

        assertThat(planned.getAssumptions()).noneMatch(sentence -> sentence.startsWith("You also name"));
    }

    @Test
    void thePartOfADayThatOnePlaceIsForLeavesTheDayWhole() {
        var state = aTurn().planning("Plan a day in Galle on 9 March 2027, Galle Fort in the morning only please")
                .at("Galle Fort")
                .on("2027-03-09")
                .build();

        var planned = monitor.apply(state).state();

        assertThat(planned.getItinerary()).anySatisfy(slot -> {
            assertThat(slot.getActivity()).contains("ramparts");
            assertThat(slot.getTime()).isLessThan("10:31");
        });
        assertThat(visits(planned)).anyMatch(visit -> visit.startsWith("Dinner"));
    }

    @Test
    void anEveningOfAnyKindIsAnEvening() {
        var state = aTurn().planning("Plan a beer tasting evening in Negombo on 20 May 2027")
                .at("Negombo")
                .on("2027-05-20")
                .build();

        var planned = monitor.apply(state).state();

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getTime().compareTo("16:00") >= 0)
                .allMatch(slot -> slot.getLocation().equals("Negombo"));
    }

    @Test
    void whoHasADaySomewhereStaysThere() {
        var state = aTurn().planning("Plan a day in Negombo")
                .at("Negombo")
                .on("2027-03-09")
                .build();

        var planned = monitor.apply(state).state();

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getLocation().equals("Negombo"));
    }

    @Test
    void whereTheTrainHomeGoesIsNoPlaceOfThePlan() {
        var state = aTurn().planning("Plan a day in Galle, my train to Colombo leaves at 16:00")
                .at("Galle Fort", "Colombo")
                .on("2027-01-08")
                .build();

        var planned = monitor.apply(state).state();

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .noneMatch(slot -> slot.getLocation().equals("Colombo"))
                .allMatch(slot -> slot.getTime().compareTo("15:15") < 0);
    }

    @Test
    void whereOneLandsIsTheFirstNightOfALongTripAndNotAllOfIt() {
        var state = aTurn().planning("7 day itinerary, first time in Sri Lanka, arriving in Negombo 5 Jan 2027")
                .at("Negombo")
                .on("2027-01-05")
                .until("2027-01-11")
                .build();

        var planned = monitor.apply(state).state();

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().startsWith("Dinner"))
                .extracting(ItinerarySlot::getLocation)
                .startsWith("Negombo")
                .satisfies(
                        nights -> assertThat(nights.stream().distinct().count()).isGreaterThan(2));
        assertThat(planned.getAssumptions()).anyMatch(said -> said.startsWith("You named only where you arrive"));
        assertThat(planned.getTargetLocations()).hasSizeGreaterThan(2).startsWith("Negombo");
    }

    @Test
    void hoursThatWereGivenBeforeHoldWhenThePlanIsChanged() {
        var state = aTurn().planning("no temples please")
                .at("Kandy")
                .on("2027-01-08")
                .with(turn -> turn.setTurn(2)
                        .setMessages(List.of(new Message(
                                Role.USER, "Plan a day in Kandy, we must be back by 5 pm, and no museums", 1))))
                .build();

        var planned = monitor.apply(state).state();

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getTime().compareTo("17:00") < 0);
        assertThat(planned.getAssumptions())
                .contains("The day ends by 17:00, as you said.")
                .anyMatch(said -> said.startsWith("Left out of this plan")
                        && said.contains("museums")
                        && said.contains("temples"));
    }

    private static List<String> visits(GraphState state) {
        return state.getItinerary().stream().map(ItinerarySlot::getActivity).toList();
    }
}
