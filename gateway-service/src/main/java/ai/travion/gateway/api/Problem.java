package ai.travion.gateway.api;

import ai.travion.schemas.GraphError;
import ai.travion.schemas.Run;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.web.ErrorResponseException;

/** An error as its reader gets it: RFC 9457, in plain words, with the field or the run that it is about. */
final class Problem extends ErrorResponseException {

    /** The code of {@link #noRun}. */
    static final String RUN_NOT_FOUND = "run_not_found";

    private static final String THREAD_NOT_FOUND = "thread_not_found";
    private static final String KEY_OF_ANOTHER = "key_of_another";

    private Problem(HttpStatusCode status, ProblemDetail body) {
        super(status, body, null);
    }

    /** A field of the request is wrong. */
    static Problem field(String field, String detail) {
        var problem = of(HttpStatus.BAD_REQUEST, "The request is not valid", detail);
        problem.getBody().setProperty("field", field);
        return problem;
    }

    /** An idempotency key came back with other words, and was found out before the keeper of the thread was asked. */
    static Problem keyOfAnother() {
        var problem = of(
                HttpStatus.UNPROCESSABLE_ENTITY,
                titleOf(KEY_OF_ANOTHER),
                "Idempotency-Key belongs to another message; a new message needs a new key.");
        problem.getBody().setProperty("code", KEY_OF_ANOTHER);
        problem.getBody().setProperty("field", "Idempotency-Key");
        return problem;
    }

    static Problem tooLarge() {
        var problem = of(
                HttpStatus.PAYLOAD_TOO_LARGE,
                "The request is too large",
                "A body may have 64 KiB; a message has at most 2,000 characters.");
        problem.getBody().setProperty("field", "body");
        return problem;
    }

    /** Accept asks for nothing that there is. */
    static Problem notAcceptable() {
        var problem = of(
                HttpStatus.NOT_ACCEPTABLE,
                "Not to be had in this format",
                "Accept must name a media type that this is given as: application/json, and text/event-stream for events.");
        problem.getBody().setProperty("field", "Accept");
        return problem;
    }

    static Problem unsupportedMediaType() {
        var problem = of(
                HttpStatus.UNSUPPORTED_MEDIA_TYPE,
                "Not a format that can be read",
                "Content-Type must be application/json.");
        problem.getBody().setProperty("field", "Content-Type");
        return problem;
    }

    /** A request was passed on by somebody who takes this gateway for the keeper of something. */
    static Problem misdirected() {
        var problem = of(
                OtherGateways.MISDIRECTED,
                "Kept elsewhere",
                "This gateway does not keep what is asked for, and does not pass on what was passed on: ask without "
                        + OtherGateways.FORWARDED + ".");
        problem.getBody().setProperty("field", OtherGateways.FORWARDED);
        return problem;
    }

    static Problem nothingAt(String path) {
        return of(HttpStatus.NOT_FOUND, "Nothing here", "There is nothing at " + path + "; /docs shows what there is.");
    }

    static Problem noThread(String threadId) {
        var problem = of(HttpStatus.NOT_FOUND, titleOf(THREAD_NOT_FOUND), "There is no thread " + threadId + ".");
        problem.getBody().setProperty("code", THREAD_NOT_FOUND);
        problem.getBody().setProperty("thread_id", threadId);
        return problem;
    }

    static Problem noRun(String runId) {
        var problem = of(
                HttpStatus.NOT_FOUND,
                "No such run",
                "There is no run " + runId + " in this thread, or it ended so long ago that its reply is not kept.");
        problem.getBody().setProperty("code", RUN_NOT_FOUND);
        problem.getBody().setProperty("run_id", runId);
        return problem;
    }

    static Problem noProfile(String userId) {
        return of(
                HttpStatus.NOT_FOUND,
                "No such profile",
                "Nothing is kept of " + userId + ", or X-User-Id does not say that it is you who asks.");
    }

    static Problem notReady(String detail) {
        var problem = of(HttpStatus.SERVICE_UNAVAILABLE, "Not ready", detail + " Try again in a few seconds.");
        problem.getHeaders().set("Retry-After", "3");
        return problem;
    }

    /** A message was taken, and whoever keeps its conversation can't be asked any more how it went on. */
    static Problem outOfSight(String threadId, String runId) {
        var problem = of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "Not ready",
                "The message was taken and is not lost, but the gateway that keeps its conversation can't be reached. Get run "
                        + runId + " of thread " + threadId
                        + " in a few seconds, or send the request again with the same"
                        + " Idempotency-Key if it had one; without, it would be a second message.");
        problem.getBody().setProperty("code", "out_of_sight");
        problem.getBody().setProperty("thread_id", threadId);
        problem.getBody().setProperty("run_id", runId);
        problem.getHeaders().set("Retry-After", "3");
        return problem;
    }

    /** A run was followed for longer than any may take. */
    static Problem stillOpen(String threadId, String runId) {
        var problem = of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "Not ended yet",
                "The run was followed for longer than any turn may take. Get run " + runId + " of thread " + threadId
                        + ", or its stream from Last-Event-ID on.");
        problem.getBody().setProperty("code", "still_open");
        problem.getBody().setProperty("thread_id", threadId);
        problem.getBody().setProperty("run_id", runId);
        problem.getHeaders().set("Retry-After", "3");
        return problem;
    }

    /** A run that ended without a reply. */
    static Problem of(Run run) {
        var error = run.getError().orElseGet(() -> new GraphError("", "node_failed", "The run failed."));
        var problem = of(statusOf(error.getCode()), titleOf(error.getCode()), error.getMessage());
        problem.getBody().setProperty("code", error.getCode());
        problem.getBody().setProperty("thread_id", run.getThreadId());
        problem.getBody().setProperty("run_id", run.getRunId());
        if (error.getCode().equals(KEY_OF_ANOTHER)) {
            problem.getBody().setProperty("field", "Idempotency-Key");
        }
        if (!error.getNode().isEmpty()) {
            problem.getBody().setProperty("node", error.getNode());
        }
        return problem;
    }

    static Problem of(HttpStatusCode status, String title, @Nullable String detail) {
        var body = ProblemDetail.forStatus(status);
        body.setTitle(title);
        body.setDetail(detail);
        return new Problem(status, body);
    }

    private static HttpStatus statusOf(String code) {
        return switch (code) {
            case "deadline_exceeded" -> HttpStatus.GATEWAY_TIMEOUT;
            case "thread_busy", "cancelled", "said_before" -> HttpStatus.CONFLICT;
            case KEY_OF_ANOTHER -> HttpStatus.UNPROCESSABLE_ENTITY;
            case THREAD_NOT_FOUND -> HttpStatus.NOT_FOUND;
            default -> HttpStatus.INTERNAL_SERVER_ERROR;
        };
    }

    private static String titleOf(String code) {
        return switch (code) {
            case "deadline_exceeded" -> "No answer in time";
            case "thread_busy" -> "The thread is busy";
            case "cancelled" -> "The run was cancelled";
            case THREAD_NOT_FOUND -> "No such thread";
            case KEY_OF_ANOTHER -> "The key was used before";
            case "said_before" -> "Said before";
            default -> "The answer could not be finished";
        };
    }
}
