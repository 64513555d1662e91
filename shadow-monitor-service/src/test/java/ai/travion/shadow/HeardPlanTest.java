package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Message;
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
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;

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
                .contains("Every day ends by 17:00, as you said.")
                .anyMatch(said -> said.startsWith("Left out of this plan")
                        && said.contains("museums")
                        && said.contains("temples"));
    }

    private static List<String> visits(GraphState state) {
        return state.getItinerary().stream().map(ItinerarySlot::getActivity).toList();
    }
}
