package ai.travion.graph;

import ai.travion.graph.NodeBinding.Work;
import ai.travion.schemas.GraphError;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.NodeVisit;
import ai.travion.schemas.envelope.Bounds;
import ai.travion.schemas.envelope.Stamp;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.errors.RetriableException;
import org.apache.kafka.common.errors.SerializationException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Works one record off: reads it, has the node take its step, and publishes where the step leads. When it returns, the record
 * may be committed; when it throws, it may not.
 */
final class HopWorker {

    private static final Logger log = LoggerFactory.getLogger(HopWorker.class);
    private static final int REMEMBERED_HOPS = 50_000;

    private final NodeBinding binding;
    private final TravionProperties.Runner limits;
    private final String instance;
    private final Wire wire;
    private final Publisher publisher;
    private final CancelledRuns cancelled;
    private final ExecutorService cpu;
    private final NodeMeters meters;
    private final Clock clock;
    private final Cache<Hop, Boolean> finished =
            Caffeine.newBuilder().maximumSize(REMEMBERED_HOPS).build();

    HopWorker(
            NodeBinding binding,
            TravionProperties.Runner limits,
            String instance,
            Wire wire,
            Publisher publisher,
            CancelledRuns cancelled,
            ExecutorService cpu,
            NodeMeters meters,
            Clock clock) {
        this.binding = binding;
        this.limits = limits;
        this.instance = instance;
        this.wire = wire;
        this.publisher = publisher;
        this.cancelled = cancelled;
        this.cpu = cpu;
        this.meters = meters;
        this.clock = clock;
    }

    /** @throws InterruptedException where the service stops before the record is done with */
    void work(ConsumerRecord<String, byte[]> record) throws InterruptedException {
        var state = decoded(record);
        if (state.isPresent() && worthWorkingOn(state.get())) {
            var hop = new Hop(state.get().getRunId(), state.get().getStep());
            takeStep(record, state.get());
            finished.put(hop, true);
        }
    }

    private Optional<GraphState> decoded(ConsumerRecord<String, byte[]> record) throws InterruptedException {
        while (true) {
            try {
                var value = wire.deserializer().deserialize(record.topic(), record.value());
                if (value instanceof GraphState state) {
                    return Optional.of(state);
                }
                deadLetter(
                        record,
                        new SerializationException("Not a GraphState, but "
                                + (value == null ? "nothing" : value.getClass().getSimpleName())));
                return Optional.empty();
            } catch (RetriableException registryIsAway) {
                log.atWarn()
                        .addKeyValue("event", "decode_retried")
                        .addKeyValue("node", nodeName())
                        .setCause(registryIsAway)
                        .log("The schema registry does not answer; trying again.");
                Thread.sleep(limits.backoff());
            } catch (RuntimeException unreadable) {
                deadLetter(record, unreadable);
                return Optional.empty();
            }
        }
    }

    private void deadLetter(ConsumerRecord<String, byte[]> record, RuntimeException cause) throws InterruptedException {
        publisher.deadLetter(record, nodeName(), cause);
        meters.deadLetters().increment();
        log.atError()
                .addKeyValue("event", "dead_letter")
                .addKeyValue("node", nodeName())
                .addKeyValue("topic", record.topic())
                .addKeyValue("partition", record.partition())
                .addKeyValue("offset", record.offset())
                .setCause(cause)
                .log("A record can't be read; it went to the dead letters.");
    }

    private boolean worthWorkingOn(GraphState state) {
        var hop = new Hop(state.getRunId(), state.getStep());
        if (finished.getIfPresent(hop) != null) {
            return dropped(state, "repeated");
        }
        if (cancelled.contains(state.getRunId())) {
            return dropped(state, "cancelled");
        }
        if (clock.instant().isAfter(state.getDeadline())) {
            return dropped(state, "past_deadline");
        }
        return true;
    }

    private boolean dropped(GraphState state, String why) {
        meters.dropped(why).increment();
        log.atInfo()
                .addKeyValue("event", "hop_dropped")
                .addKeyValue("thread_id", state.getThreadId())
                .addKeyValue("run_id", state.getRunId())
                .addKeyValue("node", nodeName())
                .addKeyValue("why", why)
                .log("Dropped a hop.");
        return false;
    }

    private void takeStep(ConsumerRecord<String, byte[]> record, GraphState state) throws InterruptedException {
        var startedAt = clock.instant();
        long began = System.nanoTime();
        var progress = new RunProgress(state, binding.node(), publisher::publish, clock);
        progress.started();
        int attempt = 1;
        while (true) {
            try {
                var applied = applied(state, progress);
                if (applied.isEmpty()) {
                    dropped(state, "cancelled");
                    return;
                }
                var step = applied.get();
                if (!binding.node().leadsTo(step.next())) {
                    step = failed(
                            state, "illegal_step", "went to " + step.next().nodeName() + ", which is no edge");
                }
                publish(record, state, step, visit(startedAt, began, attempt), progress);
                return;
            } catch (RuntimeException failure) {
                if (mayPass(failure) && attempt < limits.maxAttempts() && timeIsLeft(state, pauseAfter(attempt))) {
                    meters.retries().increment();
                    hopFailed(state, attempt, failure, "Trying again.");
                    Thread.sleep(pauseAfter(attempt++));
                } else {
                    hopFailed(state, attempt, failure, "Giving the turn up.");
                    var step = failed(state, "node_failed", failure.toString());
                    publish(record, state, step, visit(startedAt, began, attempt), progress);
                    return;
                }
            }
        }
    }

    private Optional<Step> applied(GraphState state, RunProgress progress) throws InterruptedException {
        Callable<Step> step = () -> binding.function().apply(state, progress);
        try {
            return cancelled.unlessCancelled(
                    state.getRunId(), binding.work() == Work.WAITING ? step : () -> computed(step));
        } catch (InterruptedException | RuntimeException failure) {
            throw failure;
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
    }

    private Step computed(Callable<Step> step) throws Exception {
        var computing = cpu.submit(step);
        try {
            return computing.get();
        } catch (InterruptedException stopped) {
            computing.cancel(true);
            throw stopped;
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof RuntimeException cause ? cause : failure;
        }
    }

    private void publish(
            ConsumerRecord<String, byte[]> record, GraphState before, Step step, NodeVisit visit, RunProgress progress)
            throws InterruptedException {
        progress.finished(visit.getDurationUs());
        var visits = new ArrayList<>(before.getVisits());
        visits.add(visit);
        var stamp = new Stamp(
                before.getStep() + 1, step.next().nodeName(), visits, before.getEventsPublished() + progress.settle());
        var after = stamp.on(Bounds.within(step.state()));
        try {
            publisher.publish(step.next(), after, record.headers());
        } catch (RuntimeException refused) {
            hopFailed(before, visit.getAttempt(), refused, "The state can't be published.");
            publisher.publish(Graph.FAILED, slim(before, refused), record.headers());
        }
        meters.duration().record(visit.getDurationUs(), TimeUnit.MICROSECONDS);
        log.atInfo()
                .addKeyValue("event", "hop")
                .addKeyValue("thread_id", after.getThreadId())
                .addKeyValue("run_id", after.getRunId())
                .addKeyValue("node", nodeName())
                .addKeyValue("next", after.getAddressee())
                .addKeyValue("step", before.getStep())
                .addKeyValue("attempt", visit.getAttempt())
                .addKeyValue("us", visit.getDurationUs())
                .log("Took a step.");
    }

    private NodeVisit visit(Instant startedAt, long began, int attempt) {
        int microseconds = (int) TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - began);
        return new NodeVisit(nodeName(), instance, startedAt, microseconds, attempt);
    }

    private Step failed(GraphState state, String code, String detail) {
        var errors = new ArrayList<>(state.getErrorLog());
        errors.add(nodeName() + ": " + detail);
        return Step.to(
                Graph.FAILED,
                GraphState.newBuilder(state)
                        .setError(new GraphError(
                                nodeName(),
                                code,
                                "Travion could not finish this answer: its step " + nodeName()
                                        + " failed. Please ask again."))
                        .setErrorLog(errors)
                        .build());
    }

    /** What is left of a state that the broker does not take: enough to tell its user. */
    private GraphState slim(GraphState state, RuntimeException refused) {
        var failed = failed(state, "too_large", refused.toString()).state();
        return GraphState.newBuilder(GraphState.newBuilder().build())
                .setThreadId(state.getThreadId())
                .setRunId(state.getRunId())
                .setTurn(state.getTurn())
                .setStep(state.getStep() + 1)
                .setAddressee(Graph.FAILED.nodeName())
                .setCreatedAt(state.getCreatedAt())
                .setDeadline(state.getDeadline())
                .setUserQuery(state.getUserQuery())
                .setError(failed.getError().orElse(null))
                .setErrorLog(failed.getErrorLog())
                .build();
    }

    private static boolean mayPass(RuntimeException failure) {
        return failure instanceof TransientFailure
                || failure instanceof UncheckedIOException
                || failure instanceof RetriableException;
    }

    private boolean timeIsLeft(GraphState state, Duration pause) {
        return clock.instant().plus(pause).isBefore(state.getDeadline());
    }

    private Duration pauseAfter(int attempt) {
        return limits.backoff().multipliedBy(1L << Math.min(attempt - 1, 10));
    }

    private void hopFailed(GraphState state, int attempt, Throwable failure, String consequence) {
        log.atWarn()
                .addKeyValue("event", "hop_failed")
                .addKeyValue("thread_id", state.getThreadId())
                .addKeyValue("run_id", state.getRunId())
                .addKeyValue("node", nodeName())
                .addKeyValue("attempt", attempt)
                .setCause(failure)
                .log(consequence);
    }

    private String nodeName() {
        return binding.node().nodeName();
    }
}
