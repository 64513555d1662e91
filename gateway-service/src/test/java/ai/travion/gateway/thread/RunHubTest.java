package ai.travion.gateway.thread;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.Run;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.RunEventKind;
import ai.travion.schemas.RunStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;

/** What is told of a run where threads move between gateways, and come back before anybody has looked. */
class RunHubTest {

    private static final Instant NOON = Instant.parse("2026-01-03T06:30:00Z");
    private static final Duration SOON = Duration.ofSeconds(5);

    private final RunHub hub = new RunHub();

    @Test
    void aRunThatBeganHereIsToldFromItsFirstEventToItsEnd() {
        hub.begun(run("r"));
        word("r", 0, "Go to ");
        word("r", 1, "Ella");
        hub.ended(run("r"));

        assertThat(numbers(hub.allOf("t", "r").orElseThrow())).containsExactly(1L, 2L, 3L);
        assertThat(hub.endOf("t", "r").block(SOON)).isEqualTo(run("r"));
    }

    @Test
    void whoeverListensLooksAgainWhenTheThreadMayHaveBeenElsewhere() {
        hub.begun(run("r"));
        word("r", 0, "Go to ");
        var listening = hub.allOf("t", "r").orElseThrow();

        hub.threadsMayMove();
        // The other gateway had the word between, and the thread is back.
        word("r", 2, "by train");
        hub.ended(run("r"));

        assertThat(numbers(listening)).containsExactly(1L);
        assertThat(hub.allOf("t", "r")).isEmpty();
        assertThat(hub.endOf("t", "r").block(SOON)).isEqualTo(run("r"));
    }

    @Test
    void whoeverWaitsForARunThatGoesOnHereInItsMiddleLooksAgain() {
        var waiting = hub.follow("t", "r");

        word("r", 2, "by train");
        hub.begun(run("r"));
        hub.ended(run("r"));

        assertThat(numbers(waiting)).isEmpty();
        assertThat(hub.allOf("t", "r")).isEmpty();
    }

    @Test
    void anEventThatWasNotHeardEndsTheListeningBeforeTheNextIsTold() {
        hub.begun(run("r"));
        var listening = hub.allOf("t", "r").orElseThrow();

        word("r", 0, "Go to ");
        word("r", 2, "by train");
        hub.ended(run("r"));

        assertThat(numbers(listening)).containsExactly(1L);
        assertThat(hub.allOf("t", "r")).isEmpty();
    }

    @Test
    void whoeverWaitsForARunThatNeverBeginsIsToldItsEnd() {
        var waiting = hub.follow("t", "r");

        hub.ended(Run.newBuilder(run("r")).setStartedAt(null).build());

        assertThat(numbers(waiting)).containsExactly(1L);
    }

    private void word(String run, int index, String text) {
        var event = RunEvent.newBuilder()
                .setKind(RunEventKind.TOKEN)
                .setThreadId("t")
                .setRunId(run)
                .setStep(1)
                .setNode("generate")
                .setAt(NOON)
                .setIndex(index)
                .setText(text)
                .build();
        hub.progressed(event, "attempt");
    }

    private static List<Long> numbers(Flux<RunSignal> signals) {
        return signals.map(signal -> switch (signal) {
                    case RunSignal.Progressed progressed -> progressed.seq();
                    case RunSignal.Ended ended -> ended.seq();
                })
                .collectList()
                .block(SOON);
    }

    private static Run run(String id) {
        return Run.newBuilder()
                .setThreadId("t")
                .setRunId(id)
                .setStatus(RunStatus.SUCCEEDED)
                .setCreatedAt(NOON)
                .setStartedAt(NOON)
                .build();
    }
}
