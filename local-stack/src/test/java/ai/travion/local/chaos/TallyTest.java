package ai.travion.local.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.chaos.Turn.End;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TallyTest {

    private static final AtomicInteger THREADS = new AtomicInteger();

    @Test
    void countsEachTurnOnceByItsEnd() {
        var turns = List.of(
                turn(End.ANSWERED, 1, 80, 1),
                turn(End.ANSWERED, 2, 90, 2),
                turn(End.FAILED, 0, 60_000, 0),
                turn(End.LOST, 0, 120_000, 0),
                turn(End.REFUSED, 0, 61_000, 0));

        var tally = Tally.of(turns, turn -> 2, 5);

        assertThat(tally).isEqualTo(new Tally(4, 2, 1, 1, 1, 0, 0, 1, 120_000, 5, 2));
    }

    @Test
    void aSecondAnswerInTheThreadsMemoryIsOneToo() {
        var tally = Tally.of(List.of(turn(End.ANSWERED, 1, 80, 0)), turn -> 4, 0);

        assertThat(tally.doubled()).isEqualTo(1);
    }

    @Test
    void anAnswerThatItsThreadDoesNotRememberIsForgotten() {
        var tally = Tally.of(List.of(turn(End.ANSWERED, 1, 80, 0), turn(End.FAILED, 0, 80, 0)), turn -> 1, 0);

        assertThat(tally.forgotten()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(names = {"FAILED", "REFUSED"})
    void aFaultUnderWhichNobodyWasAnsweredBreaksItsPromise(End end) {
        var fault = new Fault("poisoned-topics", Duration.ofSeconds(10), stack -> {});

        var report = Report.of(List.of(fault), Map.of(fault.name(), tally(turn(end, 0, 80, 0))));

        assertThat(report.broken()).singleElement().asString().startsWith("poisoned-topics: no turn was answered");
    }

    @Test
    void aPromiseThatDidNotHoldIsNamed() {
        var kept = new Fault("killed-router-service", Duration.ofSeconds(10), stack -> {});
        var broken = new Fault("killed-kafka", Duration.ofSeconds(30), stack -> {});

        var report = Report.of(
                List.of(kept, broken),
                Map.of(
                        kept.name(), tally(turn(End.ANSWERED, 1, 9_999, 0)),
                        broken.name(), tally(turn(End.ANSWERED, 1, 90, 0), turn(End.LOST, 0, 31_000, 0))));

        assertThat(report.isKept()).isFalse();
        assertThat(report.broken())
                .containsExactly(
                        "killed-kafka: 1 accepted turns had no answer.",
                        "killed-kafka: a turn took 31.0 s, and 30 s are promised.");
    }

    private static Turn turn(End end, int replies, long waitedMs, int modelCalls) {
        return new Turn("t" + THREADS.getAndIncrement(), end, replies, Duration.ofMillis(waitedMs), modelCalls, false);
    }

    private static Tally tally(Turn... turns) {
        return Tally.of(List.of(turns), turn -> 2, 0);
    }
}
