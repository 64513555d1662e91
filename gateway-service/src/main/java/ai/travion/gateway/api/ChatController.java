package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.gateway.thread.RunHub;
import ai.travion.gateway.thread.RunSignal;
import ai.travion.gateway.thread.ThreadReader;
import ai.travion.gateway.thread.ThreadRequests;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunStatus;
import ai.travion.schemas.TurnRequest;
import io.swagger.v3.oas.annotations.Operation;
import java.net.URI;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** Takes a message and gives its answer: whole, as a stream, or later. */
@RestController
class ChatController {

    private final ThreadRequests requests;
    private final ThreadReader threads;
    private final RunHub hub;
    private final GatewayProperties properties;
    private final Clock clock;

    ChatController(
            ThreadRequests requests, ThreadReader threads, RunHub hub, GatewayProperties properties, Clock clock) {
        this.requests = requests;
        this.threads = threads;
        this.hub = hub;
        this.properties = properties;
        this.clock = clock;
    }

    /** The answer is a reply, a stream of events, or a receipt; the broker has the message before any of them begins. */
    @Operation(summary = "Say something to Travion")
    @PostMapping(
            path = GatewayProperties.API + "/chat",
            consumes = MediaType.APPLICATION_JSON_VALUE,
            produces = {
                MediaType.APPLICATION_JSON_VALUE,
                MediaType.TEXT_EVENT_STREAM_VALUE,
                MediaType.APPLICATION_PROBLEM_JSON_VALUE
            })
    Mono<ResponseEntity<Object>> chat(
            @RequestBody ChatRequest body,
            @RequestHeader(name = "X-User-Id", required = false) @Nullable String principal,
            @RequestHeader(name = "Idempotency-Key", required = false) @Nullable String idempotencyKey,
            @RequestHeader(name = "Prefer", required = false) @Nullable String prefer) {
        var ids = Ids.of(body.checkedThreadId(), checkedKey(idempotencyKey), principal);
        var turn = body.toTurn(ids, principal, properties, clock.instant());
        boolean later = prefer != null && prefer.contains("respond-async");
        return ownThread(body, turn)
                .then(Mono.defer(() -> earlierRun(turn, idempotencyKey)))
                .flatMap(ended -> ended.isPresent()
                        ? Mono.just(answered(body, turn, Mono.just(ended.get())))
                        : submitted(body, turn, later))
                .flatMap(answer -> answer);
    }

    private Mono<Mono<ResponseEntity<Object>>> submitted(ChatRequest body, TurnRequest turn, boolean later) {
        if (later) {
            return requests.submit(turn).thenReturn(Mono.just(receipt(turn)));
        }
        var signals = hub.follow(turn.getRunId());
        return requests.submit(turn)
                .doOnError(failure -> hub.forget(turn.getRunId()))
                .thenReturn(
                        body.wantsStream()
                                ? Mono.just(stream(turn, signals))
                                : signals.ofType(RunSignal.Ended.class)
                                        .next()
                                        .map(RunSignal.Ended::run)
                                        .flatMap(ChatController::reply));
    }

    private Mono<ResponseEntity<Object>> answered(ChatRequest body, TurnRequest turn, Mono<Run> ended) {
        return body.wantsStream()
                ? Mono.just(stream(
                        turn,
                        ended.<RunSignal>map(run -> RunSignal.Ended.afterForgottenEvents(run))
                                .flux()))
                : ended.flatMap(ChatController::reply);
    }

    /** Another principal's thread is not found. A thread that does not exist yet is begun. */
    private Mono<Void> ownThread(ChatRequest body, TurnRequest turn) {
        if (body.threadId() == null) {
            return Mono.empty();
        }
        return threads.thread(turn.getThreadId())
                .doOnNext(thread -> {
                    if (!thread.getOwner().equals(turn.getUserId())) {
                        throw Problem.noThread(turn.getThreadId());
                    }
                })
                .then();
    }

    /** With an idempotency key, the run may have ended already. */
    private Mono<Optional<Run>> earlierRun(TurnRequest turn, @Nullable String idempotencyKey) {
        return idempotencyKey == null
                ? Mono.just(Optional.empty())
                : threads.run(turn.getThreadId(), turn.getRunId())
                        .filter(run -> run.getFinishedAt().isPresent())
                        .map(Optional::of)
                        .defaultIfEmpty(Optional.empty());
    }

    private ResponseEntity<Object> stream(TurnRequest turn, reactor.core.publisher.Flux<RunSignal> signals) {
        return ResponseEntity.ok()
                .contentType(MediaType.TEXT_EVENT_STREAM)
                .header("Cache-Control", "no-store")
                .header("X-Accel-Buffering", "no")
                .body(RunStream.of(turn.getThreadId(), turn.getRunId(), signals, -1, properties.heartbeat()));
    }

    private static Mono<ResponseEntity<Object>> reply(Run run) {
        return run.getStatus() == RunStatus.SUCCEEDED
                ? Mono.just(ResponseEntity.ok()
                        .contentType(MediaType.APPLICATION_JSON)
                        .body(ChatReply.of(run)))
                : Mono.error(Problem.of(run));
    }

    private ResponseEntity<Object> receipt(TurnRequest turn) {
        var location =
                URI.create(properties.apiPrefix() + "/threads/" + turn.getThreadId() + "/runs/" + turn.getRunId());
        return ResponseEntity.accepted()
                .contentType(MediaType.APPLICATION_JSON)
                .location(location)
                .header("Preference-Applied", "respond-async")
                .body(Map.of("thread_id", turn.getThreadId(), "run_id", turn.getRunId(), "status", "queued"));
    }

    private static @Nullable String checkedKey(@Nullable String key) {
        if (key != null && (key.isBlank() || key.length() > 200)) {
            throw Problem.field("Idempotency-Key", "Idempotency-Key must have 1 to 200 characters.");
        }
        return key;
    }
}
