package ai.travion.graph;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.List;
import java.util.function.IntSupplier;

/** What is measured of a node. */
record NodeMeters(MeterRegistry registry, String node, Timer duration, Counter retries, Counter deadLetters) {

    private static final List<String> DROPS = List.of("repeated", "cancelled", "past_deadline");
    private static final List<String> FAILURES = List.of("node_failed", "illegal_step", "too_large");

    static NodeMeters of(Graph node, MeterRegistry registry) {
        var name = node.nodeName();
        var meters = new NodeMeters(
                registry,
                name,
                Timer.builder("travion.node.duration")
                        .description("Time from reading a record to the end of the node's step")
                        .tag("node", name)
                        .publishPercentileHistogram()
                        .register(registry),
                Counter.builder("travion.node.retries")
                        .description("Steps that were tried again")
                        .tag("node", name)
                        .register(registry),
                Counter.builder("travion.node.dead.letters")
                        .description("Records that could not be read")
                        .tag("node", name)
                        .register(registry));
        // A rate over a counter that begins with its first event never shows that event.
        DROPS.forEach(meters::dropped);
        FAILURES.forEach(meters::failures);
        return meters;
    }

    Counter dropped(String why) {
        return Counter.builder("travion.node.dropped")
                .description("Hops that were not worked on")
                .tag("node", node)
                .tag("why", why)
                .register(registry);
    }

    /** @param code a stable word for what went wrong */
    Counter failures(String code) {
        return Counter.builder("travion.node.failures")
                .description("Turns that ended here without an answer")
                .tag("node", node)
                .tag("code", code)
                .register(registry);
    }

    void inFlight(IntSupplier count) {
        Gauge.builder("travion.node.in.flight", count::getAsInt)
                .description("Records that are being worked on or wait for their key")
                .tag("node", node)
                .register(registry);
    }
}
