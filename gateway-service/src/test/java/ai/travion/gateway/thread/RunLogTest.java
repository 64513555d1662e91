package ai.travion.gateway.thread;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.Evaluation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.LlmUsage;
import ai.travion.schemas.NodeVisit;
import ai.travion.schemas.OmittedEvidence;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunStatus;
import ai.travion.schemas.TurnRequest;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** The one record that is kept of each run. */
class RunLogTest {

    private static final Instant ASKED = Instant.parse("2026-11-22T08:00:00Z");

    private final Logger logger = (Logger) LoggerFactory.getLogger(RunLog.class);
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final RunLog runLog = new RunLog(meters);

    @BeforeEach
    void listen() {
        lines.start();
        logger.setLevel(Level.INFO);
        logger.addAppender(lines);
    }

    @AfterEach
    void stop() {
        logger.detachAppender(lines);
        logger.setLevel(null);
    }

    @Test
    void aRunLeavesWhereItsTimeWentWhatTheModelCostAndHowItWasJudged() {
        runLog.ended(aRun(RunStatus.SUCCEEDED, aState()));

        assertThat(fields())
                .containsEntry("event", "run_ended")
                .containsEntry("status", "succeeded")
                .containsEntry("ms", 4_000L)
                .containsEntry("queued_ms", 1_000L)
                .containsEntry("route", List.of("router", "generate", "verify", "generate"))
                .containsEntry("node_ms", Map.of("router", 1.5, "generate", 900.0, "verify", 2.0))
                .containsEntry("retries", 1)
                .containsEntry("corrections", 1)
                .containsEntry("omitted_evidence", 1)
                .containsEntry("not_acted_on", 1)
                .containsEntry("model", "gpt-4o-mini")
                .containsEntry("model_calls", 2)
                .containsEntry("input_tokens", 1_800)
                .containsEntry("output_tokens", 420)
                .containsEntry("score", 8)
                .containsEntry("hard_gates", Map.of("constraints_stated", true))
                .containsEntry("rubric", Map.of("clarity", 4));
        assertThat(meters.get("travion.run.model.calls").counter().count()).isEqualTo(2);
        assertThat(meters.get("travion.run.corrections").counter().count()).isOne();
        assertThat(meters.get("travion.run.duration")
                        .tag("status", "succeeded")
                        .timer()
                        .count())
                .isOne();
    }

    @Test
    void noWordOfTheConversationIsInIt() {
        runLog.ended(aRun(RunStatus.SUCCEEDED, aState()));

        assertThat(fields().toString()).doesNotContain("emeralds").doesNotContain("smugglers");
    }

    @Test
    void aRunThatWasRefusedIsRecordedWithoutAState() {
        runLog.ended(
                Run.newBuilder(aRun(RunStatus.FAILED, null)).setStartedAt(null).build());

        assertThat(fields()).containsEntry("status", "refused").doesNotContainKey("route");
    }

    @Test
    void ofARunThatCameBackFromNoNodeNothingIsSaidOfItsRoute() {
        var asItSetOut = aTurn().asking("Where are emeralds?")
                .with(state -> state.setVisits(List.of()))
                .build();

        runLog.ended(aRun(RunStatus.CANCELLED, asItSetOut));

        assertThat(fields()).containsEntry("status", "cancelled").doesNotContainKeys("route", "hops", "node_ms");
    }

    private static GraphState aState() {
        return aTurn().asking("Where are emeralds?")
                .withDraft("Ask the smugglers.")
                .afterCorrections(1)
                .with(state -> state.setVisits(List.of(
                                visit("router", 1_500, 1),
                                visit("generate", 500_000, 2),
                                visit("verify", 2_000, 1),
                                visit("generate", 400_000, 1)))
                        .setUnheard(List.of("show us the emeralds"))
                        .setOmittedEvidence(List.of(new OmittedEvidence("sigiriya#climate", "over_budget", 120)))
                        .setLlm(LlmUsage.newBuilder()
                                .setProvider("openai")
                                .setModel("gpt-4o-mini")
                                .setCalls(2)
                                .setInputTokens(1_800)
                                .setOutputTokens(420)
                                .build())
                        .setEvaluation(Evaluation.newBuilder()
                                .setScore(8)
                                .setPassed(true)
                                .setOverallStatus("good")
                                .setHardGates(Map.of("constraints_stated", true))
                                .setRubric(Map.of("clarity", 4))
                                .build()))
                .build();
    }

    private static NodeVisit visit(String node, int microseconds, int attempt) {
        return new NodeVisit(node, node + "-1", ASKED, microseconds, attempt);
    }

    private static Run aRun(RunStatus status, @Nullable GraphState state) {
        return Run.newBuilder()
                .setThreadId("thread")
                .setRunId("run")
                .setStatus(status)
                .setRequest(TurnRequest.newBuilder()
                        .setMessage("Where are emeralds?")
                        .build())
                .setCreatedAt(ASKED)
                .setStartedAt(ASKED.plusSeconds(1))
                .setFinishedAt(ASKED.plusSeconds(4))
                .setState(state)
                .build();
    }

    private Map<String, Object> fields() {
        return lines.list.getFirst().getKeyValuePairs().stream()
                .collect(Collectors.toMap(pair -> pair.key, pair -> pair.value));
    }
}
