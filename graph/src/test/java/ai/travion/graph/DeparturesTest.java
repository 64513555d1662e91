package ai.travion.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Test;

class DeparturesTest {

    private final List<String> sent = new ArrayList<>();
    private final List<Runnable> later = new ArrayList<>();
    private final Departures departures = new Departures(this::send, later::add);

    private CompletableFuture<String> send(ProducerRecord<String, byte[]> record) {
        sent.add(record.key());
        return switch (record.key()) {
            case "refused" -> throw new IllegalStateException("no");
            case "lost" -> CompletableFuture.failedFuture(new IllegalStateException("gone"));
            default -> CompletableFuture.completedFuture(record.key());
        };
    }

    @Test
    void aRecordThatIsAloneLeavesAtOnce() {
        var leaving = departures.expect().send(record("one"));

        assertThat(sent).containsExactly("one");
        assertThat(leaving).isCompleted();
    }

    @Test
    void recordsWaitForThoseThatAreStillWorkedOn() {
        var one = departures.expect();
        var two = departures.expect();

        var leaving = one.send(record("one"));

        assertThat(sent).isEmpty();
        assertThat(leaving).isNotDone();
        var unused = two.send(record("two"));
        assertThat(sent).containsExactly("one", "two");
        assertThat(leaving).isCompleted();
    }

    @Test
    void nobodyWaitsForWorkThatSendsNothing() {
        var one = departures.expect();
        var dropped = departures.expect();
        var leaving = one.send(record("one"));

        dropped.close();

        assertThat(sent).containsExactly("one");
        assertThat(leaving).isCompleted();
    }

    @Test
    void nobodyWaitsLongForWorkThatTakesLong() {
        departures.expect();
        var leaving = departures.expect().send(record("one"));

        later.removeFirst().run();

        assertThat(leaving).isCompleted();
        var unused = departures.expect().send(record("two"));
        assertThat(later).as("the next one has its own longest wait").hasSize(1);
    }

    @Test
    void thirtyTwoDoNotWaitForMore() {
        departures.expect();

        for (int i = 0; i < 32; i++) {
            var unused = departures.expect().send(record("r" + i));
        }

        assertThat(sent).hasSize(32);
    }

    @Test
    void aTicketCountsOnceHoweverOftenItIsUsed() {
        var again = departures.expect();
        var other = departures.expect();
        var first = again.send(record("one"));
        var second = again.send(record("one again"));
        again.close();

        assertThat(sent).isEmpty();
        other.close();
        assertThat(sent).containsExactly("one", "one again");
        assertThat(first).isCompleted();
        assertThat(second).isCompleted();
    }

    @Test
    void whatIsRefusedIsSaidToItsOwnSenderOnly() {
        var first = departures.expect();
        var second = departures.expect();
        var third = departures.expect();
        var refused = first.send(record("refused"));
        var lost = second.send(record("lost"));

        var taken = third.send(record("taken"));

        assertThat(refused).isCompletedExceptionally();
        assertThat(lost).isCompletedExceptionally();
        assertThat(taken).isCompleted();
    }

    private static ProducerRecord<String, byte[]> record(String key) {
        return new ProducerRecord<>("topic", key, new byte[0]);
    }
}
