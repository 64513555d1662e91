package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.schemas.GraphState;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.crowd.CrowdCast;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.ItineraryPlanner;
import ai.travion.shadow.plan.PlanRequest;
import ai.travion.shadow.plan.Wishes;
import ai.travion.shadow.sun.GoldenHour;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Prints how long the whole node takes. Times are printed, never asserted: they belong to the machine and its load. */
@Isolated("It measures time.")
class NodeTimesTest {

    private static final int TURNS = 100;
    /** So that the compiler has done most of its work. */
    private static final int WARM_UP_ROUNDS = 12;

    private static final Places PLACES = Places.load();

    private final SplittableRandom random = new SplittableRandom(1);

    @Test
    void questionsAndPlansOfUpToFiveDays() {
        var sentinel = new EventSentinel(HolidayCalendar.load());
        var crowds = new ShadowMonitorService().crowds(PLACES, CrowdCast.load(), sentinel);
        var node = new ShadowMonitor(
                PLACES,
                sentinel::about,
                new GoldenHour()::on,
                crowds::over,
                new ItineraryPlanner(PLACES)::planFor,
                Duration.ofSeconds(30),
                Clock.fixed(Instant.parse("2026-11-21T04:00:00Z"), ZoneId.of("Asia/Colombo")));
        List<GraphState> turns = Stream.generate(this::turn).limit(TURNS).toList();
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            turns.forEach(node::apply);
        }

        long processorBefore = processorNanos();
        double[] millis = turns.stream()
                .flatMapToDouble(turn -> {
                    long began = System.nanoTime();
                    var next = node.apply(turn).next();
                    long took = System.nanoTime() - began;
                    // The first assertion loads its library, which takes 80 ms.
                    assertThat(next).isEqualTo(Graph.GENERATE);
                    return DoubleStream.of(took / 1e6);
                })
                .sorted()
                .toArray();

        System.out.printf(
                Locale.ROOT,
                "The shadow monitor over %d turns: p50 %.1f ms, p99 %.1f ms; processor time of all threads %.1f ms a turn%n",
                TURNS,
                millis[TURNS / 2],
                millis[TURNS * 99 / 100],
                (processorNanos() - processorBefore) / 1e6 / TURNS);
    }

    /** Of the whole process: the engines work on threads of their own. */
    private static long processorNanos() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    /** Processor time of the one thread that plans, so that what else the machine does hardly counts. */
    @Test
    void plansOfFiveDays() {
        var planner = new ItineraryPlanner(PLACES);
        var sentinel = new EventSentinel(HolidayCalendar.load());
        var light = new GoldenHour();
        var crowds = new ShadowMonitorService().crowds(PLACES, CrowdCast.load(), sentinel);
        List<PlanRequest> requests = Stream.generate(() -> request(sentinel, light, crowds))
                .limit(TURNS)
                .toList();
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            requests.forEach(planner::planFor);
        }
        var processor = ManagementFactory.getThreadMXBean();

        double[] millis = requests.stream()
                .mapToDouble(request -> {
                    long began = processor.getCurrentThreadCpuTime();
                    var plan = planner.planFor(request);
                    long took = processor.getCurrentThreadCpuTime() - began;
                    assertThat(plan.slots()).isNotEmpty();
                    return took / 1e6;
                })
                .sorted()
                .toArray();

        System.out.printf(
                Locale.ROOT,
                "The planner over %d plans of five days, processor time: p50 %.1f ms, p99 %.1f ms, most %.1f ms%n",
                TURNS,
                millis[TURNS / 2],
                millis[TURNS * 99 / 100],
                millis[TURNS - 1]);
    }

    private PlanRequest request(EventSentinel sentinel, GoldenHour light, Crowds.Sources crowds) {
        LocalDate first = LocalDate.parse("2026-11-22").plusDays(random.nextInt(400));
        List<LocalDate> days = first.datesUntil(first.plusDays(5)).toList();
        List<Place> targets = Stream.generate(this::place)
                .limit(1 + random.nextInt(3))
                .distinct()
                .toList();
        return new PlanRequest(
                days,
                targets,
                Wishes.none(),
                Optional.empty(),
                (day, at) -> Optional.of(light.on(day, at)),
                sentinel.about(new Trip(days, targets)).constraints(),
                crowds.over(days));
    }

    private GraphState turn() {
        LocalDate day = LocalDate.parse("2026-11-22").plusDays(random.nextInt(400));
        if (random.nextBoolean()) {
            return aTurn().asking("What is it like?")
                    .at(place().name())
                    .on(day.toString())
                    .build();
        }
        return aTurn().planning("Plan a trip")
                .at(place().name())
                .on(day.toString())
                .until(day.plusDays(random.nextInt(5)).toString())
                .build();
    }

    private Place place() {
        return PLACES.all().get(random.nextInt(PLACES.all().size()));
    }
}
