package ai.travion.graph;

import ai.travion.graph.NodeBinding.Work;
import ai.travion.graph.observe.Traced;
import ai.travion.graph.observe.TurnInLog;
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

/**
 * Works one record off: reads it, has the node take its step, and publishes where the step leads. When it returns, the record
 * may be committed; when it throws, it may not.
 */
final class HopWorker {

    private static final int REMEMBERED_HOPS = 50_000;

    private final NodeBinding binding;
    private final TravionProperties.Runner limits;
    private final String instance;
    private final Wire wire;
    private final Publisher publisher;
    private final CancelledRuns cancelled;
    private final ExecutorService cpu;
    private final NodeMeters meters;
    private final NodeTraces traces;
    private final Clock clock;
    private final HopLog log;
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
            NodeTraces traces,
            Clock clock) {
        this.binding = binding;
        this.limits = limits;
        this.instance = instance;
        this.wire = wire;
        this.publisher = publisher;
        this.cancelled = cancelled;
        this.cpu = cpu;
        this.meters = meters;
        this.traces = traces;
        this.clock = clock;
        this.log = new HopLog(binding.node());
    }

    /** @throws InterruptedException where the service stops before the record is done with */
    void work(ConsumerRecord<String, byte[]> record) throws InterruptedException {
        try (var trace = traces.processing(record)) {
            var state = decoded(record, trace);
            if (state.isPresent()) {
                trace.isFor(state.get().getThreadId(), state.get().getRunId());
                var lines = log.of(state.get());
                try {
                    work(state.get(), trace);
                } finally {
                    lines.close();
                }
            }
        }
    }

    private void work(GraphState state, Traced trace) throws InterruptedException {
        if (worthWorkingOn(state, trace)) {
            takeStep(state, trace);
            finished.put(Hop.of(state), true);
        }
    }

    private Optional<GraphState> decoded(ConsumerRecord<String, byte[]> record, Traced trace)
            throws InterruptedException {
        while (true) {
            try {
                var value = wire.deserializer().deserialize(record.topic(), record.value());
                if (value instanceof GraphState state) {
                    return Optional.of(state);
                }
                deadLetter(
                        record,
                        trace,
                        new SerializationException("Not a GraphState, but "
                                + (value == null ? "nothing" : value.getClass().getSimpleName())));
                return Optional.empty();
            } catch (RetriableException registryIsAway) {
                log.registryIsAway(registryIsAway);
                Thread.sleep(limits.backoff());
            } catch (RuntimeException unreadable) {
                deadLetter(record, trace, unreadable);
                return Optional.empty();
            }
        }
    }

    private void deadLetter(ConsumerRecord<String, byte[]> record, Traced trace, RuntimeException cause)
            throws InterruptedException {
        publisher.deadLetter(record, nodeName(), cause);
        meters.deadLetters().increment();
        trace.failed(cause);
        log.deadLetter(record, cause);
    }

    private boolean worthWorkingOn(GraphState state, Traced trace) {
        var hop = Hop.of(state);
        if (finished.getIfPresent(hop) != null) {
            return dropped("repeated", trace);
        }
        if (cancelled.contains(Life.of(state))) {
            return dropped("cancelled", trace);
        }
        if (clock.instant().isAfter(state.getDeadline())) {
            return dropped("past_deadline", trace);
        }
        return true;
    }

    private boolean dropped(String why, Traced trace) {
        meters.dropped(why).increment();
        trace.tag("travion.dropped", why);
        log.dropped(why);
        return false;
    }

    private void takeStep(GraphState state, Traced trace) throws InterruptedException {
        var startedAt = clock.instant();
        long began = System.nanoTime();
        var progress = new RunProgress(state, binding.node(), publisher::publish, clock);
        progress.started();
        int attempt = 1;
        while (true) {
            try {
                var applied = applied(state, progress);
                if (applied.isEmpty()) {
                    dropped("cancelled", trace);
                    return;
                }
                var step = applied.get();
                if (!binding.node().leadsTo(step.next())) {
                    step = failed(
                            state, "illegal_step", "went to " + step.next().nodeName() + ", which is no edge");
                }
                publish(state, step, visit(startedAt, began, attempt), progress, trace);
                return;
            } catch (RuntimeException failure) {
                if (mayPass(failure) && attempt < limits.maxAttempts() && timeIsLeft(state, pauseAfter(attempt))) {
                    meters.retries().increment();
                    log.failed(attempt, failure, "Trying again.");
                    Thread.sleep(pauseAfter(attempt++));
                    progress.again();
                } else {
                    log.failed(attempt, failure, "Giving the turn up.");
                    trace.failed(failure);
                    var step = failed(state, "node_failed", failure.toString());
                    publish(state, step, visit(startedAt, began, attempt), progress, trace);
                    return;
                }
            }
        }
    }

    private Optional<Step> applied(GraphState state, RunProgress progress) throws InterruptedException {
        Callable<Step> step = () -> binding.function().apply(state, progress);
        try {
            return cancelled.unlessCancelled(
                    Life.of(state), binding.work() == Work.WAITING ? step : () -> computed(step));
        } catch (InterruptedException | RuntimeException failure) {
            throw failure;
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
    }

    private Step computed(Callable<Step> step) throws Exception {
        var computing = cpu.submit(TurnInLog.carriedTo(step));
        try {
            return computing.get();
        } catch (InterruptedException stopped) {
            computing.cancel(true);
            throw stopped;
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof RuntimeException cause ? cause : failure;
        }
    }

    private void publish(GraphState before, Step step, NodeVisit visit, RunProgress progress, Traced trace)
            throws InterruptedException {
        progress.finished(visit.getDurationUs());
        var visits = new ArrayList<>(before.getVisits());
        visits.add(visit);
        var stamp = new Stamp(
                before.getStep() + 1, step.next().nodeName(), visits, before.getEventsPublished() + progress.settle());
        var after = stamp.on(Bounds.within(step.state()));
        try {
            publisher.publish(step.next(), after, trace);
        } catch (RuntimeException refused) {
            log.failed(visit.getAttempt(), refused, "The state can't be published.");
            trace.failed(refused);
            after = slim(before, refused);
            publisher.publish(Graph.FAILED, after, trace);
        }
        meters.duration().record(visit.getDurationUs(), TimeUnit.MICROSECONDS);
        after.getError().ifPresent(error -> meters.failures(error.getCode()).increment());
        log.took(after, visit);
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

    private String nodeName() {
        return binding.node().nodeName();
    }
}
