package ai.travion.shadow;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.graph.NodeBinding;
import ai.travion.graph.TravionApplication;
import ai.travion.graph.lookup.LookupSupport;
import ai.travion.shadow.calendar.CalendarDay;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.crowd.CrowdCast;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.crowd.DayKind;
import ai.travion.shadow.crowd.Surge;
import ai.travion.shadow.plan.ItineraryPlanner;
import ai.travion.shadow.plan.KnownSites;
import ai.travion.shadow.sun.GoldenHour;
import java.time.Clock;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

/** Runs the shadow monitor: calendar, light, and a plan that respects them. */
@SpringBootApplication
@Import(LookupSupport.class)
@EnableConfigurationProperties(ShadowMonitorProperties.class)
public class ShadowMonitorService {

    public static void main(String[] args) {
        TravionApplication.run(ShadowMonitorService.class, args);
    }

    @Bean
    NodeBinding shadowMonitor(
            Places places,
            EventSentinel sentinel,
            GoldenHour light,
            Crowds.Sources crowds,
            ShadowMonitorProperties properties,
            Clock clock) {
        var planner = new ItineraryPlanner(places);
        return Graph.SHADOW_MONITOR.runs(new ShadowMonitor(
                places,
                sentinel::about,
                light::on,
                crowds::over,
                planner::planFor,
                properties.engineTimeLimit(),
                clock));
    }

    @Bean
    Places places() {
        return Places.load();
    }

    @Bean
    EventSentinel sentinel() {
        return new EventSentinel(HolidayCalendar.load());
    }

    @Bean
    GoldenHour light() {
        return new GoldenHour();
    }

    @Bean
    CrowdCast crowdModel() {
        return CrowdCast.load();
    }

    @Bean
    Crowds.Sources crowds(Places places, CrowdCast model, EventSentinel sentinel) {
        return new Crowds.Sources(
                model,
                day -> kindOf(sentinel.day(day)),
                new KnownSites(places, model)::of,
                (place, day) -> new Surge(sentinel.feastCrowd(place, day), sentinel.feastHours(place, day)),
                sentinel::lull);
    }

    static DayKind kindOf(CalendarDay day) {
        return new DayKind(day.date(), day.isPublicHoliday(), day.poya().isPresent(), day.isSchoolHoliday());
    }

    // The names of these beans are the names of the health components.

    @Bean
    HealthIndicator eventSentinel(EventSentinel sentinel) {
        return EngineHealth.ofSentinel(sentinel);
    }

    @Bean
    HealthIndicator goldenHour(GoldenHour light) {
        return EngineHealth.ofGoldenHour(light);
    }

    @Bean
    HealthIndicator physicsEngine(GoldenHour light) {
        return EngineHealth.ofPhysics(light);
    }

    @Bean
    HealthIndicator crowdCast(CrowdCast model) {
        return EngineHealth.ofCrowdCast(model);
    }
}
