package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.gateway.thread.NoSuchRun;
import ai.travion.gateway.thread.Owner;
import ai.travion.gateway.thread.Owners;
import ai.travion.gateway.thread.Runs;
import ai.travion.gateway.thread.StoresNotReady;
import ai.travion.gateway.thread.ThreadReader;
import ai.travion.gateway.thread.ThreadRequests;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClientResponseException;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Follows a run to its end, whichever gateways keep its thread meanwhile, without a gap and without a repetition. */
@Component
class RunFollower {

    private final Owners owners;
    private final Runs runs;
    private final OtherGateways others;
    private final ProfileLookup profiles;
    private final ThreadReader threads;
    private final ThreadRequests requests;
    private final GatewayProperties properties;

    RunFollower(
            Owners owners,
            Runs runs,
            ThreadReader threads,
            ThreadRequests requests,
            OtherGateways others,
            ProfileLookup profiles,
            GatewayProperties properties) {
        this.owners = owners;
        this.runs = runs;
        this.threads = threads;
        this.requests = requests;
        this.others = others;
        this.profiles = profiles;
        this.properties = properties;
    }

    /** Who wants to follow which run. */
    record Reader(String threadId, String runId, Optional<String> principal) {}

    /**
     * Completes where the run exists and may be read, wherever it is kept; otherwise fails with a problem. One that was asked for here a while
     * ago is waited for.
     */
    Mono<Void> checked(Reader reader) {
        var patience = Patience.fromNow(properties.storeRetry());
        return Mono.defer(() -> switch (owners.of(reader.threadId())) {
                    case Owner.Here here ->
                        threads.runOf(reader.principal(), reader.threadId(), reader.runId())
                                .hasElement();
                    case Owner.At at -> others.has(at.gateway(), reader.threadId(), reader.runId(), reader.principal());
                    case Owner.Nobody nobody -> RunFollower.<Boolean>brokenOff().next();
                })
                .filter(found -> found)
                .switchIfEmpty(Mono.error(() -> notKnown(reader)))
                .retryWhen(patience.retry())
                .onErrorMap(
                        failure -> failure instanceof StoresNotReady && failure.getCause() instanceof NotKnownYet,
                        unknown -> Problem.noRun(reader.runId()))
                .then();
    }

    /** The broker has its request, but nobody knows it yet. */
    private static final class NotKnownYet extends Patience.StillMoving {
        private static final long serialVersionUID = 1L;

        NotKnownYet() {
            super("The keeper of the thread has not come to the request yet.");
        }
    }

    private RuntimeException notKnown(Reader reader) {
        return requests.hasHandedOver(reader.threadId(), reader.runId(), reader.principal())
                ? new NotKnownYet()
                : Problem.noRun(reader.runId());
    }

    /**
     * The events of a run after one of them, to {@code done}.
     *
     * @param after the id of the last event that the reader has, or -1
     * @return fails with {@link StoresNotReady} where nobody keeps the thread for too long, with a problem
     *     where it is another's, the run is not known, or does not end for longer than any may take
     */
    Flux<ServerSentEvent<Object>> follow(Reader reader, long after) {
        return Flux.defer(() -> {
            var last = new AtomicLong(after);
            var done = new AtomicBoolean();
            var patience = new Patience(properties.storeRetry());
            return Flux.defer(() -> from(reader, last.get()))
                    .onErrorMap(NoSuchRun.class, unknown -> notKnown(reader))
                    // Whoever has the end already gets nothing, and is not kept waiting for it.
                    .doOnNext(event -> done.compareAndSet(false, isDone(event)))
                    .filter(event -> isNewTo(last.get(), event))
                    .doOnNext(event -> {
                        patience.succeeded();
                        last.set(idOf(event));
                    })
                    .concatWith(Flux.defer(() -> done.get() ? Flux.empty() : brokenOff()))
                    .retryWhen(patience.retry())
                    .takeUntilOther(tooLong(reader));
        });
    }

    /** For a request that was passed on: whether the run is known here, or becomes so in some seconds. */
    Mono<Boolean> isKnownHere(Reader reader) {
        return runs.isKnown(reader.threadId(), reader.runId());
    }

    /** For a request that was passed on: this gateway's events, or none. The end is always among them. */
    Flux<ServerSentEvent<Object>> followHere(Reader reader, long after) {
        return here(reader)
                .filter(event -> isNewTo(after, event) || isDone(event))
                .onErrorMap(NoSuchRun.class, unknown -> Problem.noRun(reader.runId()))
                .takeUntilOther(tooLong(reader));
    }

    private Mono<Void> tooLong(Reader reader) {
        return Mono.delay(properties.longestStream())
                .then(Mono.error(() -> Problem.stillOpen(reader.threadId(), reader.runId())));
    }

    private Flux<ServerSentEvent<Object>> from(Reader reader, long after) {
        return switch (owners.of(reader.threadId())) {
            case Owner.Here here -> here(reader);
            case Owner.At at ->
                others.follow(at.gateway(), reader.threadId(), reader.runId(), reader.principal(), after)
                        .map(RunFollower::asItCame)
                        .takeUntilOther(owners.departureFrom(at, reader.threadId()))
                        .onErrorMap(
                                WebClientResponseException.NotFound.class,
                                notFound -> notFound.getResponseBodyAsString().contains(Problem.RUN_NOT_FOUND)
                                        ? NoSuchRun.elsewhere(reader.runId())
                                        : Problem.noThread(reader.threadId()));
            case Owner.Nobody nobody -> brokenOff();
        };
    }

    private Flux<ServerSentEvent<Object>> here(Reader reader) {
        var signals = runs.follow(reader.threadId(), reader.runId()).delayUntil(profiles::learnedFrom);
        return RunStream.events(reader.threadId(), reader.runId(), signals)
                .takeUntilOther(owners.lossOf(reader.threadId()));
    }

    private static <T> Flux<T> brokenOff() {
        return Flux.error(() -> new Patience.StillMoving("The thread moves to another gateway."));
    }

    private static ServerSentEvent<Object> asItCame(ServerSentEvent<String> event) {
        return ServerSentEvent.builder()
                .id(String.valueOf(event.id()))
                .event(String.valueOf(event.event()))
                .data(String.valueOf(event.data()))
                .build();
    }

    /**
     * Whether a reader lacks an event. Who read ahead of the keeper that ended the run, or names a number that never was, has events that the
     * run has no more: they are told the end as well.
     */
    private static boolean isNewTo(long last, ServerSentEvent<Object> event) {
        long done = idOf(event) + (isDone(event) ? 0 : 1);
        return idOf(event) > last || (isOfTheEnd(event) && last > done);
    }

    private static boolean isOfTheEnd(ServerSentEvent<Object> event) {
        return isDone(event) || "reply".equals(event.event()) || "error".equals(event.event());
    }

    private static boolean isDone(ServerSentEvent<Object> event) {
        return "done".equals(event.event());
    }

    private static long idOf(ServerSentEvent<Object> event) {
        return Long.parseLong(String.valueOf(event.id()));
    }
}
