package ai.travion.graph;

import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * Lets the records of a node that are ready at about the same time leave together: to its clients and its broker a batch costs little
 * more than a record, and the producer makes one of what it is given without a pause.
 *
 * <p>A record waits for those that are still being worked on, but never for more than a millisecond; one that is alone leaves at once,
 * so that an idle pipeline pays nothing. Records of one key are worked on one after the other, so their order is not touched.
 */
final class Departures {

    private static final int MOST_TOGETHER = 32;
    private static final long LONGEST_WAIT_MS = 1;

    private record Passenger(ProducerRecord<String, byte[]> record, CompletableFuture<Object> sent) {}

    private final Function<ProducerRecord<String, byte[]>, ? extends CompletableFuture<?>> send;
    private final Executor afterTheLongestWait;
    private final Queue<Passenger> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicInteger howMany = new AtomicInteger();
    private final AtomicInteger expected = new AtomicInteger();
    private final AtomicBoolean isCalled = new AtomicBoolean();

    Departures(Function<ProducerRecord<String, byte[]>, ? extends CompletableFuture<?>> send) {
        this(
                send,
                CompletableFuture.delayedExecutor(LONGEST_WAIT_MS, TimeUnit.MILLISECONDS, Thread::startVirtualThread));
    }

    /** @param afterTheLongestWait does what it is given when the longest wait is over */
    Departures(
            Function<ProducerRecord<String, byte[]>, ? extends CompletableFuture<?>> send,
            Executor afterTheLongestWait) {
        this.send = send;
        this.afterTheLongestWait = afterTheLongestWait;
    }

    /** A record was read, and may lead to one that is sent. */
    Ticket expect() {
        expected.incrementAndGet();
        return new Ticket();
    }

    private void leave() {
        for (var next = waiting.poll(); next != null; next = waiting.poll()) {
            howMany.decrementAndGet();
            leave(next);
        }
    }

    private void leave(Passenger passenger) {
        try {
            var unused = send.apply(passenger.record()).whenComplete((sent, failure) -> {
                if (failure == null) {
                    passenger.sent().complete(sent);
                } else {
                    passenger.sent().completeExceptionally(failure);
                }
            });
        } catch (RuntimeException refused) {
            passenger.sent().completeExceptionally(refused);
        }
    }

    private void leaveSoon() {
        if (isCalled.compareAndSet(false, true)) {
            afterTheLongestWait.execute(() -> {
                isCalled.set(false);
                leave();
            });
        }
    }

    /** What others wait for; closed where nothing is sent. Belongs to one thread at a time. */
    final class Ticket implements AutoCloseable {

        private boolean isUsed;

        private Ticket() {}

        /** Sends a record, the last one that others need to wait for; the future completes when the broker has it. */
        CompletableFuture<?> send(ProducerRecord<String, byte[]> record) {
            var sent = new CompletableFuture<Object>();
            waiting.add(new Passenger(record, sent));
            boolean isFull = howMany.incrementAndGet() >= MOST_TOGETHER;
            use();
            if (isFull || expected.get() == 0) {
                leave();
            } else {
                leaveSoon();
            }
            return sent;
        }

        @Override
        public void close() {
            use();
            if (expected.get() == 0) {
                leave();
            }
        }

        private void use() {
            if (!isUsed) {
                isUsed = true;
                expected.decrementAndGet();
            }
        }
    }
}
