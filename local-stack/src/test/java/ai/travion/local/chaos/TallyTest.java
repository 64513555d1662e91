package ai.travion.local.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.chaos.Turn.End;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TallyTest {

    @Test
    void countsEachTurnOnceByItsEnd() {
        var turns = List.of(
                turn(End.ANSWERED, 1, 80, 1),
                turn(End.ANSWERED, 2, 90, 2),
                turn(End.FAILED, 0, 60_000, 0),
                turn(End.LOST, 0, 120_000, 0),
                turn(End.REFUSED, 0, 61_000, 0));

        var tally = Tally.of(turns, 0, 5);

        assertThat(tally).isEqualTo(new Tally(4, 2, 1, 1, 1, 1, 120_000, 5, 2));
    }

    @Test
    void aSecondAnswerInTheThreadsMemoryIsOneToo() {
        var tally = Tally.of(List.of(turn(End.ANSWERED, 1, 80, 0)), 1, 0);

        assertThat(tally.doubled()).isEqualTo(1);
    }

    @Test
    void aPromiseThatDidNotHoldIsNamed() {
        var kept = new Fault("killed-router-service", Duration.ofSeconds(10), stack -> {});
        var broken = new Fault("killed-kafka", Duration.ofSeconds(30), stack -> {});

        var report = Report.of(
                List.of(kept, broken),
                Map.of(
                        kept.name(), Tally.of(List.of(turn(End.ANSWERED, 1, 9_999, 0)), 0, 0),
                        broken.name(), Tally.of(List.of(turn(End.LOST, 0, 31_000, 0)), 0, 0)));

        assertThat(report.isKept()).isFalse();
        assertThat(report.broken())
                .containsExactly(
                        "killed-kafka: 1 accepted turns had no answer.",
                        "killed-kafka: a turn took 31.0 s, and 30 s are promised.");
    }

    private static Turn turn(End end, int replies, long waitedMs, int modelCalls) {
        return new Turn("t", end, replies, Duration.ofMillis(waitedMs), modelCalls);
    }
}
