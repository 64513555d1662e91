package ai.travion.local.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.chaos.Turn.End;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

        assertThat(report.broken())
                .singleElement()
                .asString()
                .startsWith("poisoned-topics: 0 of 1 turns were answered");
    }

    @ParameterizedTest
    @CsvSource({"90, 10, 0", "90, 0, 10", "1, 0, 0"})
    void nineOfTenTurnsThatWereAnsweredAreEnough(int answered, int failed, int refused) {
        var report = report(answered, failed, refused);

        assertThat(report.isKept()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"89, 11, 0", "89, 0, 11", "89, 5, 6", "1, 99, 0", "1, 0, 99", "0, 0, 0"})
    void fewerThanNineOfTenAnswersBreakThePromise(int answered, int failed, int refused) {
        var report = report(answered, failed, refused);

        assertThat(report.broken())
                .singleElement()
                .asString()
                .startsWith(
                        "killed-kafka: " + answered + " of " + (answered + failed + refused) + " turns were answered");
    }

    @Test
    void aRunWithoutOrderIsNamed() {
        var fault = new Fault("killed-kafka", Duration.ofSeconds(30), stack -> {});
        var mixed = new Turn("t", End.ANSWERED, 1, Duration.ofMillis(80), 0, List.of("event 3 came where 2 was next"));

        var report = Report.of(List.of(fault), Map.of(fault.name(), tally(mixed)));

        assertThat(report.broken())
                .containsExactly("killed-kafka: 1 turns had events that were missing, repeated or out of place.");
    }

    private static Report report(int answered, int failed, int refused) {
        var fault = new Fault("killed-kafka", Duration.ofSeconds(30), stack -> {});
        var tally = new Tally(answered + failed, answered, failed, 0, 0, 0, 0, refused, 80, 0, 0);
        return Report.of(List.of(fault), Map.of(fault.name(), tally));
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
                        "killed-kafka: 1 of 2 turns were answered: 0 failed, 0 were not accepted.",
                        "killed-kafka: a turn took 31.0 s, and 30 s are promised.");
    }

    private static Turn turn(End end, int replies, long waitedMs, int modelCalls) {
        return new Turn(
                "t" + THREADS.getAndIncrement(), end, replies, Duration.ofMillis(waitedMs), modelCalls, List.of());
    }

    private static Tally tally(Turn... turns) {
        return Tally.of(List.of(turns), turn -> 2, 0);
    }
}
