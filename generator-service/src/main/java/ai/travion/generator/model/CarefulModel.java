package ai.travion.generator.model;

import ai.travion.generator.model.ModelFailure.Kind;
import ai.travion.generator.prompt.Prompt;
import io.github.resilience4j.bulkhead.Bulkhead;
import io.github.resilience4j.bulkhead.BulkheadConfig;
import io.github.resilience4j.bulkhead.BulkheadRegistry;
import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import io.github.resilience4j.core.IntervalFunction;
import io.github.resilience4j.micrometer.tagged.TaggedBulkheadMetrics;
import io.github.resilience4j.micrometer.tagged.TaggedCircuitBreakerMetrics;
import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Asks a model with care: so many calls at once and no more (bulkhead), again where that may help and the turn has the time (retry), not
 * before the moment that the endpoint itself named (Retry-After), and not at all while it keeps failing (circuit breaker).
 */
final class CarefulModel implements AskModel {

    /** @param ailment what went wrong, where something did */
    record Outcome(Instant at, Optional<String> ailment) {}

    private static final String NAME = "llm";

    /** Whoever asks for more has written milliseconds for seconds, or the like. */
    private static final Duration LONGEST_REST = Duration.ofDays(1);

    private final AskModel model;
    private final ModelProperties properties;
    private final ModelMeters meters;
    private final Clock clock;
    private final Bulkhead places;
    private final CircuitBreaker circuit;
    private final IntervalFunction backoff;
    private volatile Instant notBefore = Instant.MIN;
    private volatile Outcome lastOutcome = new Outcome(Instant.MIN, Optional.empty());

    CarefulModel(AskModel model, ModelProperties properties, ModelMeters meters, MeterRegistry registry, Clock clock) {
        this.model = model;
        this.properties = properties;
        this.meters = meters;
        this.clock = clock;
        var bulkheads = BulkheadRegistry.of(BulkheadConfig.custom()
                .maxConcurrentCalls(properties.maxConcurrentCalls())
                .maxWaitDuration(Duration.ZERO)
                .writableStackTraceEnabled(false)
                .build());
        var circuits = CircuitBreakerRegistry.of(CircuitBreakerConfig.custom()
                .slidingWindowSize(20)
                .minimumNumberOfCalls(5)
                .failureRateThreshold(50)
                .waitDurationInOpenState(Duration.ofSeconds(15))
                .permittedNumberOfCallsInHalfOpenState(3)
                .recordException(thrown -> thrown instanceof ModelFailure failure && failure.countsAgainstModel())
                .ignoreException(thrown -> thrown instanceof InterruptedException || namesItsPause(thrown))
                .writableStackTraceEnabled(false)
                .build());
        this.places = bulkheads.bulkhead(NAME);
        this.circuit = circuits.circuitBreaker(NAME);
        this.backoff = IntervalFunction.ofExponentialRandomBackoff(properties.backoff());
        TaggedBulkheadMetrics.ofBulkheadRegistry(bulkheads).bindTo(registry);
        TaggedCircuitBreakerMetrics.ofCircuitBreakerRegistry(circuits).bindTo(registry);
    }

    @Override
    public Completion answer(Prompt prompt, Duration limit, Consumer<String> words) throws InterruptedException {
        if (!places.tryAcquirePermission()) {
            throw new ModelFailure(Kind.ALL_PLACES_TAKEN, false).after(0);
        }
        try {
            return retried(prompt, System.nanoTime() + limit.toNanos(), words);
        } finally {
            places.onComplete();
        }
    }

    /** How the last call went; long ago where there was none. */
    Outcome lastOutcome() {
        return lastOutcome;
    }

    private Completion retried(Prompt prompt, long end, Consumer<String> words) throws InterruptedException {
        var calls = new AtomicInteger();
        var retry = Retry.of(
                NAME,
                RetryConfig.<Completion>custom()
                        .maxAttempts(properties.maxAttempts())
                        .retryOnException(thrown -> thrown instanceof ModelFailure failure
                                && failure.mayPass()
                                && isWorthWaiting(pauseAfter(failure, calls.get()), end))
                        .intervalBiFunction((attempt, outcome) -> outcome.getLeft() instanceof ModelFailure failure
                                ? pauseAfter(failure, attempt).toMillis()
                                : 0L)
                        .build());
        try {
            return retry.executeCheckedSupplier(() -> guarded(prompt, end, words, calls))
                    .after(calls.get());
        } catch (ModelFailure failure) {
            throw failure.after(calls.get());
        } catch (InterruptedException | RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Completion guarded(Prompt prompt, long end, Consumer<String> words, AtomicInteger calls) throws Throwable {
        try {
            return circuit.executeCheckedSupplier(() -> once(prompt, end, words, calls));
        } catch (CallNotPermittedException open) {
            throw new ModelFailure(Kind.CIRCUIT_OPEN, false);
        }
    }

    private Completion once(Prompt prompt, long end, Consumer<String> words, AtomicInteger calls)
            throws InterruptedException {
        if (clock.instant().isBefore(notBefore)) {
            throw new ModelFailure(Kind.ASKED_FOR_PATIENCE, false);
        }
        calls.incrementAndGet();
        long began = System.nanoTime();
        try {
            var completion = model.answer(prompt, Duration.ofNanos(Math.max(0, end - began)), words);
            lastOutcome = new Outcome(clock.instant(), Optional.empty());
            meters.succeeded(completion);
            return completion;
        } catch (ModelFailure failure) {
            if (failure.countsAgainstModel()) {
                lastOutcome =
                        new Outcome(clock.instant(), Optional.of(failure.kind().words()));
            }
            failure.retryAfter().ifPresent(pause -> notBefore = clock.instant().plus(shorter(pause, LONGEST_REST)));
            meters.failed(failure, System.nanoTime() - began);
            throw failure;
        } catch (InterruptedException stopped) {
            meters.cancelled(System.nanoTime() - began);
            throw stopped;
        }
    }

    /** An endpoint that says when to come again is well: it is left alone until then, and asked then. */
    private static boolean namesItsPause(Throwable thrown) {
        return thrown instanceof ModelFailure failure && failure.retryAfter().isPresent();
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    /** What the endpoint asks for goes before our own notion; a little more, so as not to be too early by a rounding. */
    private Duration pauseAfter(ModelFailure failure, int attempt) {
        return failure.retryAfter()
                .map(pause -> pause.plusMillis(20))
                .orElseGet(() -> Duration.ofMillis(backoff.apply(Math.max(1, attempt))));
    }

    private boolean isWorthWaiting(Duration pause, long end) {
        long left = end - System.nanoTime() - pause.toNanos();
        return pause.compareTo(properties.longestPause()) <= 0 && left > TimeUnit.SECONDS.toNanos(1);
    }
}
