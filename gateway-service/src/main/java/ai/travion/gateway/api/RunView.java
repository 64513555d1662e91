package ai.travion.gateway.api;

import ai.travion.schemas.Run;
import ai.travion.schemas.RunStatus;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ProblemDetail;

/** A run, as the API gives it: with its reply once it has one, or with the problem that ended it. */
record RunView(
        String threadId,
        String runId,
        int turn,
        String status,
        Instant createdAt,
        @Nullable Instant startedAt,
        @Nullable Instant finishedAt,
        @Nullable Instant deadline,
        @Nullable ChatReply reply,
        @Nullable ProblemDetail error) {

    static RunView of(Run run) {
        boolean succeeded = run.getStatus() == RunStatus.SUCCEEDED;
        return new RunView(
                run.getThreadId(),
                run.getRunId(),
                run.getTurn(),
                ChatReply.lower(run.getStatus()),
                run.getCreatedAt(),
                run.getStartedAt().orElse(null),
                run.getFinishedAt().orElse(null),
                run.getDeadline().orElse(null),
                succeeded ? ChatReply.of(run) : null,
                run.getError().isPresent() ? Problem.of(run).getBody() : null);
    }
}
