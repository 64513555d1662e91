package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.gateway.thread.Owner;
import ai.travion.gateway.thread.Owners;
import ai.travion.gateway.thread.StoresNotReady;
import ai.travion.gateway.thread.ThreadReader;
import ai.travion.gateway.thread.ThreadRequests;
import ai.travion.schemas.TurnRequest;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
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

    /** The keeper of the thread looks in any case. */
    private static final Duration LOOK = Duration.ofSeconds(2);

    private final Owners owners;
    private final OtherGateways others;
    private final ThreadRequests requests;
    private final ThreadReader threads;
    private final RunFollower follower;
    private final ProfileLookup profiles;
    private final KeyedRuns keyedRuns;
    private final ObjectMapper json;
    private final GatewayProperties properties;
    private final Clock clock;

    ChatController(
            Owners owners,
            OtherGateways others,
            ThreadRequests requests,
            ThreadReader threads,
            RunFollower follower,
            ProfileLookup profiles,
            KeyedRuns keyedRuns,
            ObjectMapper json,
            GatewayProperties properties,
            Clock clock) {
        this.owners = owners;
        this.others = others;
        this.requests = requests;
        this.threads = threads;
        this.follower = follower;
        this.profiles = profiles;
        this.keyedRuns = keyedRuns;
        this.json = json;
        this.properties = properties;
        this.clock = clock;
    }

    /** The answer is a reply, a stream of events, or a receipt; the broker has the message before any of them begins. */
    @Operation(
            summary = "Say something to Travion",
            description =
                    "With an Idempotency-Key the same request, sent again to any gateway, joins its run; another message, channel,"
                            + " strategy or other preferences under the key are 422. A key is kept as long as its run: for two minutes,"
                            + " and until ten later runs of the conversation have ended, or it is erased. A refusal (409, 422) does not use it up. Whoever"
                            + " says neither who they are nor in which thread has a conversation by their key alone: such a key must be one that"
                            + " nobody guesses. With"
                            + " Prefer: respond-async the answer is a receipt (202), and the run tells the rest.")
    @ApiResponse(
            responseCode = "200",
            description = "The reply; as a stream, the events run, node, token, revision, reply or error, done",
            content = {
                @Content(
                        mediaType = MediaType.APPLICATION_JSON_VALUE,
                        schema = @Schema(implementation = ChatReply.class)),
                @Content(mediaType = MediaType.TEXT_EVENT_STREAM_VALUE)
            })
    @ApiResponse(
            responseCode = "202",
            description = "Where the run is found, with Prefer: respond-async",
            content = @Content(mediaType = MediaType.APPLICATION_JSON_VALUE))
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
        var said = body.toTurn(ids, principal, properties, clock.instant());
        boolean later = Preferred.respondAsync(prefer);
        return ownThread(body, said, later)
                .then(Mono.defer(() -> idempotencyKey == null
                        ? Mono.just(KeyedRuns.Asked.forTheFirstTime(said))
                        : keyedRuns.asked(said)))
                .flatMap(asked -> submitted(asked).then(Mono.defer(() -> {
                    if (!later) {
                        return answered(body, asked.turn());
                    }
                    return idempotencyKey == null
                            ? Mono.just(receipt(asked))
                            : keyedRuns.decided(asked).map(this::receipt);
                })));
    }

    /** Who asks again for a run that its keeper knows joins it. */
    private Mono<Void> submitted(KeyedRuns.Asked asked) {
        return asked.known().isPresent()
                ? Mono.empty()
                : profiles.into(asked.turn()).flatMap(requests::submit);
    }

    private Mono<ResponseEntity<Object>> answered(ChatRequest body, TurnRequest turn) {
        var reader = new RunFollower.Reader(turn.getThreadId(), turn.getRunId(), turn.getUserId());
        var events = follower.follow(reader, -1);
        return body.wantsStream()
                ? Mono.just(RunStream.answer(reader, events, properties.heartbeat()))
                : events.filter(event -> "reply".equals(event.event()) || "error".equals(event.event()))
                        .next()
                        .map(this::whole)
                        .onErrorMap(
                                StoresNotReady.class, lost -> Problem.outOfSight(reader.threadId(), reader.runId()));
    }

    /** Another principal's thread is not found; one that does not exist yet is begun. Where nobody can say in time whose it is, its keeper will. */
    private Mono<Void> ownThread(ChatRequest body, TurnRequest turn, boolean later) {
        if (body.threadId() == null) {
            return Mono.empty();
        }
        return Mono.defer(() -> standing(turn, later))
                .timeout(LOOK)
                .onErrorResume(Patience::mayDoWithout, notNow -> Mono.empty())
                .doOnNext(standing -> {
                    if (standing == ThreadReader.Standing.ANOTHERS) {
                        throw Problem.noThread(turn.getThreadId());
                    }
                })
                .then();
    }

    /** Another gateway is asked for the sake of a receipt alone: whoever follows the run hears it from there in any case. */
    private Mono<ThreadReader.Standing> standing(TurnRequest turn, boolean later) {
        return switch (owners.of(turn.getThreadId())) {
            case Owner.Here here -> threads.standing(turn.getUserId(), turn.getThreadId());
            case Owner.At at ->
                later ? others.standing(at.gateway(), turn.getThreadId(), turn.getUserId()) : Mono.empty();
            case Owner.Nobody nobody -> Mono.empty();
        };
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

    private ResponseEntity<Object> receipt(KeyedRuns.Asked asked) {
        var turn = asked.turn();
        var location =
                URI.create(properties.apiPrefix() + "/threads/" + turn.getThreadId() + "/runs/" + turn.getRunId());
        return ResponseEntity.accepted()
                .contentType(MediaType.APPLICATION_JSON)
                .location(location)
                .header("Preference-Applied", Preferred.RESPOND_ASYNC)
                .body(Map.of(
                        "thread_id",
                        turn.getThreadId(),
                        "run_id",
                        turn.getRunId(),
                        "status",
                        asked.known()
                                .map(run -> ChatReply.lower(run.getStatus()))
                                .orElse("queued")));
    }

    private static @Nullable String checkedKey(@Nullable String key) {
        if (key != null && (key.isBlank() || key.length() > 200)) {
            throw Problem.field("Idempotency-Key", "Idempotency-Key must have 1 to 200 characters.");
        }
        return key;
    }
}
