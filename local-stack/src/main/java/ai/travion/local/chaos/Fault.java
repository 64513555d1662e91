package ai.travion.local.chaos;

import ai.travion.graph.Topics;
import ai.travion.local.BreakableStack;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Something that goes wrong while turns are under way.
 *
 * @param name on the command line and in the report
 * @param longestWait what the slowest turn may take
 * @param strike does it, and undoes what does not mend itself
 */
record Fault(String name, Duration longestWait, Strike strike) {

    /** Does harm to a stack; returns when the harm is over. */
    @FunctionalInterface
    interface Strike {
        void on(BreakableStack stack) throws InterruptedException;
    }

    private static final Duration KILLED_SERVICE = Duration.ofSeconds(10);
    private static final Duration KILLED_BROKER = Duration.ofSeconds(30);
    private static final Duration PAUSE = Duration.ofSeconds(30);
    /** Whoever listens to a gateway that says nothing goes to the other, which may still have to take over. */
    private static final Duration SILENT_GATEWAY = Traveller.SILENCE.plus(KILLED_SERVICE);

    private static final Duration FULL = Duration.ofSeconds(10);
    private static final List<String> NODES = List.of(
            "router-service",
            "retrieval-service",
            "grader-service",
            "shadow-monitor-service",
            "generator-service",
            "verifier-service");
    private static final List<String> GATEWAYS = List.of("gateway-service", "gateway-service-2");

    /** In the order in which they strike. A disk can be filled only where there is a small one. */
    static List<Fault> all(Optional<SmallDisk> disk) {
        var faults = new ArrayList<Fault>();
        NODES.forEach(node -> faults.add(killed(node, KILLED_SERVICE)));
        GATEWAYS.forEach(gateway -> faults.add(killed(gateway, KILLED_SERVICE)));
        faults.add(killed("kafka", KILLED_BROKER));
        faults.add(paused("retrieval-service", PAUSE.plus(KILLED_SERVICE)));
        GATEWAYS.forEach(gateway -> faults.add(paused(gateway, SILENT_GATEWAY)));
        faults.add(new Fault("poisoned-topics", KILLED_SERVICE, Fault::poison));
        disk.ifPresent(
                small -> faults.add(new Fault("full-disk", FULL.plus(KILLED_BROKER), stack -> small.isFullFor(FULL))));
        return List.copyOf(faults);
    }

    private static Fault killed(String part, Duration longestWait) {
        return new Fault("killed-" + part, longestWait, stack -> stack.kill(part));
    }

    private static Fault paused(String part, Duration longestWait) {
        return new Fault("paused-" + part, longestWait, stack -> {
            stack.pause(part);
            try {
                TimeUnit.MILLISECONDS.sleep(PAUSE.toMillis());
            } finally {
                stack.resume(part);
            }
        });
    }

    /** Every topic that somebody reads: also what gateways, keepers of profiles and readers of orders do. */
    private static void poison(BreakableStack stack) {
        var topics = new Topics("travion");
        var read = topics.all()
                .filter(topic -> !topic.equals(topics.deadLetters()))
                .toList();
        Poison.into(stack.bootstrapServers(), read);
    }
}
