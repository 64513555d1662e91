package ai.travion.gateway.thread;

import ai.travion.schemas.Evaluation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.LlmUsage;
import ai.travion.schemas.NodeVisit;
import ai.travion.schemas.Run;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One record for each run that ends, as a line of the log and as measurements: how long it took and where, what the model cost, how the
 * answer was judged, and what came out. Durations are in milliseconds. No word of what was said.
 */
public final class RunLog {

    private static final Logger log = LoggerFactory.getLogger(RunLog.class);
    private static final String NODE = "gateway";

    private final MeterRegistry meters;
    private final Counter deadLetters;

    public RunLog(MeterRegistry meters) {
        this.meters = meters;
        this.deadLetters = Counter.builder("travion.node.dead.letters")
                .description("Records that could not be read")
                .tag("node", NODE)
                .register(meters);
    }

    void ended(Run run) {
        var status =
                EndedRuns.isRefusal(run) ? "refused" : run.getStatus().name().toLowerCase(Locale.ROOT);
        measure(run, status);
        var record = new LinkedHashMap<String, Object>();
        record.put("event", "run_ended");
        record.put("thread_id", run.getThreadId());
        record.put("run_id", run.getRunId());
        record.put("node", NODE);
        record.put("turn", run.getTurn());
        record.put("status", status);
        record.put("ms", took(run).toMillis());
        record.put("queued_ms", queued(run).toMillis());
        run.getRequest().ifPresent(request -> record.put("channel", request.getChannel()));
        run.getError().ifPresent(error -> record.put("error", error.getCode()));
        // Of a run that the gateway ended itself there is only the state in which it set out.
        run.getState().filter(state -> !state.getVisits().isEmpty()).ifPresent(state -> describe(state, record));
        var line = log.atInfo();
        for (var field : record.entrySet()) {
            line = line.addKeyValue(field.getKey(), field.getValue());
        }
        line.log("Run ended.");
    }

    /** A record of the gateway's topics that can't be read; its counter is the nodes'. */
    void deadLetter() {
        deadLetters.increment();
    }

    private void measure(Run run, String status) {
        Timer.builder("travion.run.duration")
                .description("Time from a request to the end of its run")
                .tag("status", status)
                .publishPercentileHistogram()
                .register(meters)
                .record(took(run));
        run.getState().ifPresent(state -> {
            meters.counter("travion.run.corrections").increment(state.getReasoningLoops());
            state.getLlm()
                    .ifPresent(llm -> meters.counter("travion.run.model.calls").increment(llm.getCalls()));
            state.getEvaluation()
                    .ifPresent(evaluation -> DistributionSummary.builder("travion.run.score")
                            .description("The verifier's score of an answer, 1 to 10")
                            .tag("passed", Boolean.toString(evaluation.getPassed()))
                            .register(meters)
                            .record(evaluation.getScore()));
        });
    }

    private static void describe(GraphState state, Map<String, Object> record) {
        record.put("route", route(state));
        record.put("hops", state.getVisits().size());
        record.put("node_ms", nodeMs(state));
        record.put(
                "retries",
                state.getVisits().stream()
                        .mapToInt(visit -> visit.getAttempt() - 1)
                        .sum());
        record.put("corrections", state.getReasoningLoops());
        record.put("retrieval_attempts", state.getRetrievalAttempts());
        record.put("documents", state.getRetrievedDocuments().size());
        record.put("web_results", state.getWebSearchResults().size());
        record.put("omitted_evidence", state.getOmittedEvidence().size());
        record.put("not_acted_on", state.getUnheard().size());
        record.put("constraints", state.getConstraintViolations().size());
        record.put("citations", state.getCitations().size());
        record.put("itinerary_days", days(state));
        state.getLlm().ifPresent(llm -> describe(llm, record));
        state.getEvaluation().ifPresent(evaluation -> describe(evaluation, record));
    }

    private static void describe(LlmUsage llm, Map<String, Object> record) {
        record.put("model_provider", llm.getProvider());
        record.put("model", llm.getModel());
        record.put("model_degraded", llm.getDegraded());
        record.put("model_calls", llm.getCalls());
        record.put("model_ms", llm.getLatencyMs());
        record.put("input_tokens", llm.getInputTokens());
        record.put("output_tokens", llm.getOutputTokens());
        llm.getFirstTokenMs().ifPresent(ms -> record.put("first_token_ms", ms));
        llm.getCostUsd().ifPresent(usd -> record.put("cost_usd", usd));
    }

    private static void describe(Evaluation evaluation, Map<String, Object> record) {
        record.put("score", evaluation.getScore());
        record.put("passed", evaluation.getPassed());
        record.put("evaluation", evaluation.getOverallStatus());
        record.put("hard_gates", evaluation.getHardGates());
        record.put("rubric", evaluation.getRubric());
    }

    private static List<String> route(GraphState state) {
        return state.getVisits().stream().map(NodeVisit::getNode).toList();
    }

    /** Of a node that was visited twice, both visits. */
    private static Map<String, Double> nodeMs(GraphState state) {
        var times = new LinkedHashMap<String, Double>();
        state.getVisits().forEach(visit -> times.merge(visit.getNode(), visit.getDurationUs() / 1e3, Double::sum));
        return times;
    }

    private static long days(GraphState state) {
        return state.getItinerary().stream()
                .map(ItinerarySlot::getDate)
                .distinct()
                .count();
    }

    private static Duration took(Run run) {
        return Duration.between(run.getCreatedAt(), run.getFinishedAt().orElse(run.getCreatedAt()));
    }

    private static Duration queued(Run run) {
        return Duration.between(
                run.getCreatedAt(), run.getStartedAt().or(run::getFinishedAt).orElse(run.getCreatedAt()));
    }
}
