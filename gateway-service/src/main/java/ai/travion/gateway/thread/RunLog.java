package ai.travion.gateway.thread;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.NodeVisit;
import ai.travion.schemas.Run;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One line and one measurement for each run that ends. No word of what was said. */
public final class RunLog {

    private static final Logger log = LoggerFactory.getLogger(RunLog.class);

    private final MeterRegistry meters;

    public RunLog(MeterRegistry meters) {
        this.meters = meters;
    }

    void ended(Run run) {
        var status = run.getStatus().name().toLowerCase(Locale.ROOT);
        var took = Duration.between(run.getCreatedAt(), run.getFinishedAt().orElse(run.getCreatedAt()));
        meters.timer("travion.run.duration", "status", status).record(took);
        List<String> route = run.getState().map(GraphState::getVisits).orElse(List.of()).stream()
                .map(NodeVisit::getNode)
                .toList();
        log.atInfo()
                .addKeyValue("event", "run_ended")
                .addKeyValue("thread_id", run.getThreadId())
                .addKeyValue("run_id", run.getRunId())
                .addKeyValue("node", "gateway")
                .addKeyValue("status", status)
                .addKeyValue("ms", took.toMillis())
                .addKeyValue("route", String.join(",", route))
                .log("Run ended.");
    }
}
