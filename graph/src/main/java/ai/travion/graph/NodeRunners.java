package ai.travion.graph;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.context.SmartLifecycle;

/** The nodes of a service, started and stopped with it. They stop before the producer does. */
final class NodeRunners implements SmartLifecycle, HealthIndicator {

    private final List<NodeRunner> runners;
    private final List<Graph> nodes;
    private final ExecutorService stopping =
            Executors.newCachedThreadPool(Thread.ofPlatform().daemon().factory());
    private volatile boolean running;

    NodeRunners(List<Graph> nodes, List<NodeRunner> runners) {
        this.nodes = nodes;
        this.runners = runners;
    }

    @Override
    public void start() {
        runners.forEach(NodeRunner::start);
        running = true;
    }

    @Override
    public void stop() {
        var stops =
                runners.stream().map(runner -> stopping.submit(runner::stop)).toList();
        for (var stop : stops) {
            try {
                stop.get();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (java.util.concurrent.ExecutionException e) {
                throw new IllegalStateException("A node did not stop.", e.getCause());
            }
        }
        running = false;
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    @Override
    public Health health() {
        var health = runners.stream().allMatch(NodeRunner::isRunning) ? Health.up() : Health.down();
        for (int i = 0; i < nodes.size(); i++) {
            var runner = runners.get(i);
            health.withDetail(
                    nodes.get(i).nodeName(),
                    runner.isAssigned() ? "running, " + runner.inFlight() + " in flight" : "waiting for partitions");
        }
        return health.build();
    }
}
