package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
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
import java.time.ZoneId;
import java.util.List;

/** Plans a turn over the real engines. */
final class PlannedTurn {

    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final GoldenHour LIGHT = new GoldenHour();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final Crowds.Sources CROWDS = new ShadowMonitorService().crowds(PLACES, CrowdCast.load(), SENTINEL);

    private static final ShadowMonitor MONITOR = new ShadowMonitor(
            PLACES,
            SENTINEL::about,
            LIGHT::on,
            CROWDS::over,
            PLANNER::planFor,
            Duration.ofSeconds(30),
            Clock.fixed(Instant.parse("2026-11-27T07:00:00Z"), ZoneId.of("Asia/Colombo")));

    private PlannedTurn() {}

    static GraphState of(String request, String from, String to, String... places) {
        return of(request, from, to, List.of(), places);
    }

    /** @param assumptions of the router */
    static GraphState of(String request, String from, String to, List<String> assumptions, String... places) {
        return MONITOR.apply(aTurn().planning(request)
                        .at(places)
                        .on(from)
                        .until(to)
                        .with(turn -> turn.setAssumptions(assumptions))
                        .build())
                .state();
    }

    static GraphState of(TurnFixture turn) {
        return MONITOR.apply(turn.build()).state();
    }

    /** Of one who sets out from Colombo on one day. */
    static GraphState fromColombo(String request, String day, String place) {
        return MONITOR.apply(aTurn().planning(request)
                        .at(place)
                        .on(day)
                        .with(turn -> turn.setPreferences(Preferences.newBuilder()
                                .setOrigin(new StatedValue("Colombo", 1, false, "conversation"))
                                .build()))
                        .build())
                .state();
    }

    static List<ItinerarySlot> on(String day, GraphState planned) {
        return planned.getItinerary().stream()
                .filter(slot -> slot.getDate()
                        .filter(date -> date.toString().equals(day))
                        .isPresent())
                .toList();
    }

    static int end(ItinerarySlot slot) {
        String[] clock = slot.getTime().split(":", -1);
        return Integer.parseInt(clock[0]) * 60 + Integer.parseInt(clock[1]) + slot.getDurationMinutes();
    }
}
