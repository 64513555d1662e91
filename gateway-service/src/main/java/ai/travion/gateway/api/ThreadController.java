package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.gateway.thread.ThreadReader;
import ai.travion.gateway.thread.ThreadRequests;
import ai.travion.schemas.RequestKind;
import ai.travion.schemas.Run;
import ai.travion.schemas.ThreadState;
import ai.travion.schemas.TurnRequest;
import io.swagger.v3.oas.annotations.Hidden;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import java.time.Clock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Threads and their runs: read, follow, cancel, erase. */
@RestController
@RequestMapping(GatewayProperties.API + "/threads/{threadId}")
class ThreadController {

    private final ThreadReader threads;
    private final ThreadRequests requests;
    private final RunFollower follower;
    private final KeyedRuns keyedRuns;
    private final GatewayProperties properties;
    private final Clock clock;

    ThreadController(
            ThreadReader threads,
            ThreadRequests requests,
            RunFollower follower,
            KeyedRuns keyedRuns,
            GatewayProperties properties,
            Clock clock) {
        this.threads = threads;
        this.requests = requests;
        this.follower = follower;
        this.keyedRuns = keyedRuns;
        this.properties = properties;
        this.clock = clock;
    }

    @Operation(summary = "A conversation: its messages, what is known of the traveller, and its state")
    @GetMapping(produces = MediaType.APPLICATION_JSON_VALUE)
    Mono<ThreadView> thread(
            @PathVariable String threadId,
            @RequestHeader(name = OtherGateways.PRINCIPAL, required = false) @Nullable String principal) {
        return owned(threadId, principal).map(ThreadView::of);
    }

    @Operation(
            summary = "Erase a conversation",
            description =
                    "Its running turn ends; messages, replies and events leave the stores, usually before this answers, and their changelogs within"
                            + " hours of further traffic. Records on topics stay until the retention of topics ends and their segment with"
                            + " it: seven to eight days where nothing else is configured.")
    @DeleteMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    Mono<Void> erase(
            @PathVariable String threadId,
            @RequestHeader(name = OtherGateways.PRINCIPAL, required = false) @Nullable String principal) {
        return owned(threadId, principal)
                .then(Mono.defer(() -> requests.submit(order(RequestKind.DELETE, threadId, "", principal))))
                .then(threads.gone(threadId));
    }

    /** How the thread stands to somebody, as another gateway asks before it takes a message of theirs. */
    @Hidden
    @GetMapping(path = "/standing", produces = MediaType.APPLICATION_JSON_VALUE)
    Mono<ThreadReader.Standing> standing(
            @PathVariable String threadId,
            @RequestHeader(name = OtherGateways.PRINCIPAL, required = false) @Nullable String principal) {
        return threads.standing(Optional.ofNullable(principal), ChatRequest.token("thread_id", threadId));
    }

    /** What is known under the key of a run, as another gateway reads it before it says the same. */
    @Hidden
    @GetMapping(path = "/keyed-runs/{runId}", produces = KeyedRuns.AVRO)
    Mono<byte[]> underKey(
            @PathVariable String threadId,
            @PathVariable String runId,
            @RequestHeader(name = OtherGateways.PRINCIPAL, required = false) @Nullable String principal) {
        return keyedRuns
                .here(Optional.ofNullable(principal), ChatRequest.token("thread_id", threadId), runId)
                .switchIfEmpty(Mono.error(() -> Problem.noRun(runId)));
    }

    @Operation(summary = "A run: how it stands, or its reply")
    @GetMapping(path = "/runs/{runId}", produces = MediaType.APPLICATION_JSON_VALUE)
    Mono<RunView> run(
            @PathVariable String threadId,
            @PathVariable String runId,
            @RequestHeader(name = OtherGateways.PRINCIPAL, required = false) @Nullable String principal) {
        return ownedRun(threadId, runId, principal).map(RunView::of);
    }

    @Operation(summary = "The events of a run, from the first or from Last-Event-ID on")
    @GetMapping(path = "/runs/{runId}/stream", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    Mono<ResponseEntity<Object>> stream(
            @PathVariable String threadId,
            @PathVariable String runId,
            @RequestHeader(name = OtherGateways.PRINCIPAL, required = false) @Nullable String principal,
            @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String lastEventId,
            ServerHttpRequest request) {
        var reader = new RunFollower.Reader(
                ChatRequest.token("thread_id", threadId),
                ChatRequest.token("run_id", runId),
                Optional.ofNullable(principal));
        long after = afterOf(lastEventId);
        if (OtherGateways.isForwarded(request)) {
            // Who passed it on may know that the run was asked for before this gateway does.
            return threads.standing(reader.principal(), reader.threadId()).flatMap(standing -> switch (standing) {
                case OPEN -> passedOn(reader, after);
                case ANOTHERS -> throw Problem.noThread(reader.threadId());
                // Its first message since then may be on its way: who asks tries again.
                case ERASED -> throw Problem.of(HttpStatus.GONE, "Erased", "The thread was erased.");
            });
        }
        return follower.checked(reader).thenReturn(answer(reader, follower.follow(reader, after)));
    }

    @Operation(
            summary = "Stop a run",
            description =
                    "A run that is queued or running is being stopped: 202. One that has ended stays as it ended: 200.",
            responses = {
                @ApiResponse(responseCode = "202", description = "The run will be stopped; shown as it stands"),
                @ApiResponse(responseCode = "200", description = "The run had ended; shown as it ended")
            })
    @PostMapping(path = "/runs/{runId}/cancel", produces = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<RunView>> cancel(
            @PathVariable String threadId,
            @PathVariable String runId,
            @RequestHeader(name = OtherGateways.PRINCIPAL, required = false) @Nullable String principal) {
        return ownedRun(threadId, runId, principal)
                .flatMap(run -> run.getFinishedAt().isPresent()
                        ? Mono.just(ResponseEntity.ok(RunView.of(run)))
                        : requests.submit(order(RequestKind.CANCEL, threadId, runId, principal))
                                .thenReturn(ResponseEntity.accepted().body(RunView.of(run))));
    }

    private Mono<ResponseEntity<Object>> passedOn(RunFollower.Reader reader, long after) {
        return follower.isKnownHere(reader)
                .filter(known -> known)
                .switchIfEmpty(Mono.error(() -> Problem.noRun(reader.runId())))
                .map(known -> RunStream.answer(
                        reader, follower.followHere(reader, after), properties.heartbeatBetweenGateways()));
    }

    private ResponseEntity<Object> answer(RunFollower.Reader reader, Flux<ServerSentEvent<Object>> events) {
        return RunStream.answer(reader, events, properties.heartbeat());
    }

    private Mono<ThreadState> owned(String threadId, @Nullable String principal) {
        var id = ChatRequest.token("thread_id", threadId);
        // Its first message may be on its way to the keeper: whoever is told that nothing is there believes it.
        return threads.threadOf(Optional.ofNullable(principal), id)
                .switchIfEmpty(Mono.error(() -> Problem.noThread(id)));
    }

    private Mono<Run> ownedRun(String threadId, String runId, @Nullable String principal) {
        var thread = ChatRequest.token("thread_id", threadId);
        var run = ChatRequest.token("run_id", runId);
        return threads.runOf(Optional.ofNullable(principal), thread, run)
                .switchIfEmpty(Mono.error(() -> Problem.noRun(run)));
    }

    private TurnRequest order(RequestKind kind, String threadId, String runId, @Nullable String principal) {
        return TurnRequest.newBuilder()
                .setKind(kind)
                .setThreadId(threadId)
                .setRunId(runId)
                .setUserId(principal)
                .setCreatedAt(clock.instant())
                .build();
    }

    private static long afterOf(@Nullable String lastEventId) {
        try {
            return lastEventId == null || lastEventId.isBlank() ? -1 : Long.parseLong(lastEventId.strip());
        } catch (NumberFormatException e) {
            throw Problem.field(
                    "Last-Event-ID", "Last-Event-ID must be the id of an event of this run: a whole number.");
        }
    }
}
