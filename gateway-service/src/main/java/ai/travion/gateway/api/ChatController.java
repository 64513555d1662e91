package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.gateway.thread.ThreadReader;
import ai.travion.gateway.thread.ThreadRequests;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunStatus;
import ai.travion.schemas.TurnRequest;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.swagger.v3.oas.annotations.Operation;
import java.net.URI;
import java.time.Clock;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
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
    private final RunFollower follower;
    private final ProfileLookup profiles;
    private final ObjectMapper json;
    private final GatewayProperties properties;
    private final Clock clock;

    ChatController(
            ThreadRequests requests,
            ThreadReader threads,
            RunFollower follower,
            ProfileLookup profiles,
            ObjectMapper json,
            GatewayProperties properties,
            Clock clock) {
        this.requests = requests;
        this.threads = threads;
        this.follower = follower;
        this.profiles = profiles;
        this.json = json;
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
            @RequestHeader(name = OtherGateways.PRINCIPAL, required = false) @Nullable String principal,
            @RequestHeader(name = "Idempotency-Key", required = false) @Nullable String idempotencyKey,
            @RequestHeader(name = "Prefer", required = false) @Nullable String prefer) {
        var ids = Ids.of(
                body.checkedThreadId(), checkedKey(idempotencyKey), principal == null ? body.userId() : principal);
        var turn = body.toTurn(ids, principal, properties, clock.instant());
        boolean later = prefer != null && prefer.contains("respond-async");
        return ownThread(body, turn)
                .then(Mono.defer(() -> earlierRun(turn, idempotencyKey)))
                .flatMap(ended -> ended.isPresent() ? Mono.just(ended) : submitted(turn))
                .flatMap(run -> later ? Mono.just(receipt(turn, run)) : answered(body, turn, run));
    }

    /** The run as far as it is known here, which is not at all where it begins. */
    private Mono<Optional<Run>> submitted(TurnRequest turn) {
        return profiles.into(turn).flatMap(requests::submit).thenReturn(Optional.empty());
    }

    private Mono<ResponseEntity<Object>> answered(ChatRequest body, TurnRequest turn, Optional<Run> ended) {
        var reader = new RunFollower.Reader(turn.getThreadId(), turn.getRunId(), turn.getUserId());
        if (body.wantsStream()) {
            return Mono.just(RunStream.answer(follower.follow(reader, -1), properties.heartbeat()));
        }
        return ended.map(ChatController::reply)
                .orElseGet(() -> follower.follow(reader, -1)
                        .filter(event -> "reply".equals(event.event()) || "error".equals(event.event()))
                        .next()
                        .map(this::whole));
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

    /** With an idempotency key, the run may have ended already. The key of one message is no key of another. */
    private Mono<Optional<Run>> earlierRun(TurnRequest turn, @Nullable String idempotencyKey) {
        return idempotencyKey == null
                ? Mono.just(Optional.<Run>empty())
                : threads.run(turn.getThreadId(), turn.getRunId())
                        .doOnNext(run -> checkSame(turn, run))
                        .filter(run -> run.getFinishedAt().isPresent())
                        .map(Optional::of)
                        .defaultIfEmpty(Optional.empty());
    }

    private static void checkSame(TurnRequest turn, Run earlier) {
        var before = earlier.getRequest().map(TurnRequest::getMessage);
        if (before.isPresent() && !before.get().equals(turn.getMessage())) {
            throw Problem.keyOfAnother();
        }
    }

    /** The last words of a stream as an answer of their own. What came from another gateway is JSON already. */
    private ResponseEntity<Object> whole(ServerSentEvent<Object> event) {
        var data = Objects.requireNonNull(event.data());
        if ("reply".equals(event.event())) {
            return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(data);
        }
        return ResponseEntity.status(statusOf(data))
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(data);
    }

    private int statusOf(Object problem) {
        if (problem instanceof ProblemDetail detail) {
            return detail.getStatus();
        }
        try {
            return json.readTree(problem.toString()).path("status").asInt(500);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Another gateway sent an error that is no JSON.", e);
        }
    }

    private static Mono<ResponseEntity<Object>> reply(Run run) {
        return run.getStatus() == RunStatus.SUCCEEDED
                ? Mono.just(ResponseEntity.ok()
                        .contentType(MediaType.APPLICATION_JSON)
                        .body(ChatReply.of(run)))
                : Mono.error(Problem.of(run));
    }

    private ResponseEntity<Object> receipt(TurnRequest turn, Optional<Run> known) {
        var location =
                URI.create(properties.apiPrefix() + "/threads/" + turn.getThreadId() + "/runs/" + turn.getRunId());
        return ResponseEntity.accepted()
                .contentType(MediaType.APPLICATION_JSON)
                .location(location)
                .header("Preference-Applied", "respond-async")
                .body(Map.of(
                        "thread_id",
                        turn.getThreadId(),
                        "run_id",
                        turn.getRunId(),
                        "status",
                        known.map(run -> ChatReply.lower(run.getStatus())).orElse("queued")));
    }

    private static @Nullable String checkedKey(@Nullable String key) {
        if (key != null && (key.isBlank() || key.length() > 200)) {
            throw Problem.field("Idempotency-Key", "Idempotency-Key must have 1 to 200 characters.");
        }
        return key;
    }
}
