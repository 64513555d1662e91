package ai.travion.gateway.thread;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.RunHeaders;
import ai.travion.graph.Wire;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.RunEventKind;
import ai.travion.schemas.RunStatus;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.clients.consumer.OffsetAndTimestamp;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;

/** Reading the events of a run while its nodes go on writing them. */
class HistoryReadingTest {

    private static final Instant NOON = Instant.parse("2026-01-03T06:30:00Z");
    private static final TopicPartition OUTCOMES = new TopicPartition("outcomes", 0);

    /** A consumer of a topic that grows. */
    private static final class Outcomes extends MockConsumer<String, byte[]> {

        Outcomes() {
            super("earliest");
            updateBeginningOffsets(Map.of(OUTCOMES, 0L));
        }

        void endsAt(long offset) {
            updateEndOffsets(Map.of(OUTCOMES, offset));
        }

        /** They come with the next poll, after the end was looked for. */
        void come(int... offsets) {
            schedulePollTask(() -> IntStream.of(offsets).forEach(offset -> {
                var record = new ConsumerRecord<>(OUTCOMES.topic(), 0, offset, "t", new byte[] {(byte) offset});
                RunHeaders.setDeadline(record.headers(), NOON);
                addRecord(record);
            }));
        }

        @Override
        public synchronized Map<TopicPartition, OffsetAndTimestamp> offsetsForTimes(Map<TopicPartition, Long> times) {
            return Map.of(OUTCOMES, new OffsetAndTimestamp(0, 0));
        }
    }

    @Test
    void whatComesBetweenTheLookAtTheEndAndTheReadingIsToldByTheNextLook() {
        var outcomes = new Outcomes();
        var told = read(reading -> {
            outcomes.endsAt(1);
            outcomes.come(0, 1, 2);
            reading.readOn(outcomes);
            outcomes.endsAt(4);
            outcomes.come(1, 2, 3);
            reading.readOn(outcomes);
        });

        assertThat(told).containsExactly(0, 1, 2, 3);
    }

    @Test
    void ofARunThatWasCancelledBeforeItSaidAnythingNothingIsRead() {
        var outcomes = new Outcomes();
        outcomes.endsAt(2);
        var told = read(reading -> {
            reading.endsAs(Run.newBuilder(run())
                    .setEventsUntil(HistoryReading.NOTHING_WAS_TOLD)
                    .build());
            outcomes.come(0, 1);
            reading.readOn(outcomes);
        });

        assertThat(told).isEmpty();
    }

    private static List<Integer> read(Consumer<HistoryReading> looks) {
        return Flux.<RunSignal>create(sink -> {
                    looks.accept(new HistoryReading(run(), OUTCOMES, wire(), sink));
                    sink.complete();
                })
                .ofType(RunSignal.Progressed.class)
                .map(progressed -> progressed.event().getIndex())
                .collectList()
                .block();
    }

    private static Wire wire() {
        return new Wire((topic, value) -> new byte[0], (topic, bytes) -> word(bytes[0]));
    }

    private static RunEvent word(int index) {
        return RunEvent.newBuilder()
                .setKind(RunEventKind.TOKEN)
                .setThreadId("t")
                .setRunId("r")
                .setStep(1)
                .setNode("generate")
                .setAt(NOON)
                .setIndex(index)
                .setText("word ")
                .build();
    }

    private static Run run() {
        return Run.newBuilder()
                .setThreadId("t")
                .setRunId("r")
                .setStatus(RunStatus.RUNNING)
                .setCreatedAt(NOON)
                .setStartedAt(NOON)
                .setDeadline(NOON)
                .build();
    }
}
