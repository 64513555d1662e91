package ai.travion.graph;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.springframework.kafka.support.Acknowledgment;

/**
 * How far a partition is done: records finish in any order, and an offset may be committed only when no record before it is
 * unfinished. Offsets may have gaps, so progress is counted by the records that were delivered.
 */
final class Frontier {

    /** A delivered record, on its way. */
    final class Delivery {
        private final Acknowledgment acknowledgment;
        private boolean finished;

        private Delivery(Acknowledgment acknowledgment) {
            this.acknowledgment = acknowledgment;
        }

        /** The record is dealt with, whatever became of it. */
        void finish() {
            synchronized (Frontier.this) {
                finished = true;
                while (!deliveries.isEmpty() && deliveries.getFirst().finished) {
                    newest = Optional.of(deliveries.removeFirst().acknowledgment);
                }
            }
        }
    }

    private final Deque<Delivery> deliveries = new ArrayDeque<>();
    private Optional<Acknowledgment> newest = Optional.empty();

    /** A record was delivered; called in the order of offsets. */
    synchronized Delivery delivered(Acknowledgment acknowledgment) {
        var delivery = new Delivery(acknowledgment);
        deliveries.addLast(delivery);
        return delivery;
    }

    /** Records that are delivered and can't be committed yet. */
    synchronized int uncommitted() {
        return deliveries.size();
    }

    /** Acknowledges the last record before the first unfinished one, if there is any news. */
    void acknowledge() {
        takeNewest().ifPresent(Acknowledgment::acknowledge);
    }

    private synchronized Optional<Acknowledgment> takeNewest() {
        var taken = newest;
        newest = Optional.empty();
        return taken;
    }
}
