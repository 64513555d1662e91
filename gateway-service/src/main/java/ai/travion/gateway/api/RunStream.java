package ai.travion.gateway.api;

import ai.travion.gateway.thread.RunSignal;
import ai.travion.gateway.thread.StoresNotReady;
import ai.travion.graph.observe.WordlessFailure;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.RunStatus;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import reactor.core.publisher.Flux;

/** A run as server-sent events: run, node, token, revision, then reply or error, then done. The first id is 0; what has no id is no event of the run. */
final class RunStream {

    private static final Logger log = LoggerFactory.getLogger(RunStream.class);

    private record RunStarted(String threadId, String runId) {}

    private record NodeProgress(String node, String status, int ms) {}

    private record Token(int draft, String text) {}

    private record Revision(int draft, List<String> reasons) {}

    private record Done(String status) {}

    private RunStream() {}

    /** The events of a run from its first on. */
    static Flux<ServerSentEvent<Object>> events(String threadId, String runId, Flux<RunSignal> signals) {
        return Flux.just(event(0, "run", new RunStarted(threadId, runId)))
                .concatWith(signals.concatMap(RunStream::events));
    }

    /**
     * The answer that carries events, with comments while nothing happens, so that nobody on the way takes the connection for dead.
     *
     * @param heartbeat how often
     */
    static ResponseEntity<Object> answer(
            RunFollower.Reader reader, Flux<ServerSentEvent<Object>> events, Duration heartbeat) {
        var told = events.onErrorResume(
                        StoresNotReady.class,
                        notReady -> lostSight(Problem.outOfSight(reader.threadId(), reader.runId())))
                .onErrorResume(Problem.class, RunStream::lostSight)
                .onErrorResume(failure -> brokeOff(reader, failure));
        return ResponseEntity.ok()
                .contentType(MediaType.TEXT_EVENT_STREAM)
                .header("Cache-Control", "no-store")
                .header("X-Accel-Buffering", "no")
                .body(told.publish(shared -> Flux.merge(
                        shared,
                        comments(heartbeat)
                                .takeUntilOther(shared.ignoreElements()
                                        .onErrorComplete()
                                        .thenReturn(0)))));
    }

    /** The run may go on; without ids, since these are no events of it: a reader resumes after the last one that has. */
    private static Flux<ServerSentEvent<Object>> lostSight(Problem reason) {
        return Flux.just(
                ServerSentEvent.<Object>builder(reason.getBody()).event("error").build(),
                ServerSentEvent.<Object>builder(new Done("unknown"))
                        .event("done")
                        .build());
    }

    /** Whatever it was, a reader is told that there is no more to come on this connection. */
    private static Flux<ServerSentEvent<Object>> brokeOff(RunFollower.Reader reader, Throwable failure) {
        log.atError()
                .addKeyValue("event", "stream_broken_off")
                .addKeyValue("node", "gateway")
                .addKeyValue("thread_id", reader.threadId())
                .addKeyValue("run_id", reader.runId())
                .setCause(WordlessFailure.in(log, failure))
                .log("A stream broke off.");
        return lostSight(Problem.outOfSight(reader.threadId(), reader.runId()));
    }

    private static Flux<ServerSentEvent<Object>> comments(Duration heartbeat) {
        return Flux.interval(heartbeat)
                .onBackpressureDrop()
                .map(tick -> ServerSentEvent.builder().comment("still here").build());
    }

    private static Flux<ServerSentEvent<Object>> events(RunSignal signal) {
        return switch (signal) {
            case RunSignal.Progressed progressed ->
                Flux.fromStream(progress(progressed.seq(), progressed.event()).stream());
            case RunSignal.Ended ended -> end(ended.seq(), ended.run());
        };
    }

    private static Optional<ServerSentEvent<Object>> progress(long seq, RunEvent event) {
        return switch (event.getKind()) {
            case NODE_STARTED -> Optional.of(event(seq, "node", new NodeProgress(event.getNode(), "started", 0)));
            case NODE_FINISHED ->
                Optional.of(event(seq, "node", new NodeProgress(event.getNode(), "finished", event.getMs())));
            case TOKEN -> Optional.of(event(seq, "token", new Token(event.getDraft(), event.getText())));
            case REVISION -> Optional.of(event(seq, "revision", new Revision(event.getDraft(), event.getReasons())));
            case UNKNOWN -> Optional.empty();
        };
    }

    private static Flux<ServerSentEvent<Object>> end(long seq, Run run) {
        var done = event(seq + 1, "done", new Done(ChatReply.lower(run.getStatus())));
        return run.getStatus() == RunStatus.SUCCEEDED
                ? Flux.just(event(seq, "reply", ChatReply.of(run)), done)
                : Flux.just(event(seq, "error", Problem.of(run).getBody()), done);
    }

    private static ServerSentEvent<Object> event(long id, String name, Object data) {
        return ServerSentEvent.builder()
                .id(Long.toString(id))
                .event(name)
                .data(data)
                .build();
    }
}
