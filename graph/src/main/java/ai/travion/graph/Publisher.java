package ai.travion.graph;

import ai.travion.graph.observe.Traced;
import ai.travion.graph.observe.WordlessFailure;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.envelope.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.errors.RetriableException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.core.KafkaTemplate;

/** Writes what a node has to say, and waits until the broker has it. */
final class Publisher {

    private static final Logger log = LoggerFactory.getLogger(Publisher.class);
    private static final Duration PAUSE = Duration.ofMillis(250);

    private final KafkaTemplate<String, byte[]> kafka;
    private final Topics topics;
    private final Wire wire;

    Publisher(KafkaTemplate<String, byte[]> kafka, Topics topics, Wire wire) {
        this.kafka = kafka;
        this.topics = topics;
        this.wire = wire;
    }

    /**
     * Publishes a state to the node that it is addressed to, and returns when the broker has it. While the broker is away it
     * tries again: the input is not committed before, so nothing is lost either way.
     *
     * @param trace in which it goes on
     * @throws RecordTooLargeException where the state is over {@link Bounds#MAX_BYTES}, though it keeps no slots of former plans
     * @throws RuntimeException where the broker refuses the record for good
     */
    void publish(Graph next, GraphState state, Traced trace) throws InterruptedException {
        var topic = topics.of(next);
        var whole = wire.serializer().serialize(topic, state);
        var bytes = whole.length > Bounds.MAX_BYTES
                ? wire.serializer().serialize(topic, Bounds.withoutKeptSlots(state))
                : whole;
        if (bytes.length > Bounds.MAX_BYTES) {
            throw new RecordTooLargeException(
                    "A state of " + bytes.length + " bytes; " + Bounds.MAX_BYTES + " are the most.");
        }
        untilAcknowledged(() -> {
            var record = new ProducerRecord<>(topic, state.getThreadId(), bytes);
            var sending = trace.sending(topic, record.headers());
            return kafka.send(record).whenComplete((sent, failure) -> {
                if (failure != null) {
                    sending.failed(failure);
                }
                sending.close();
            });
        });
    }

    /**
     * Publishes a run event; the future completes when the broker has it.
     *
     * @param deadline of its run
     * @param attempt at its step in which it was said
     */
    CompletableFuture<?> publish(RunEvent event, Instant deadline, String attempt) {
        var topic = topics.outcomes();
        var record = new ProducerRecord<>(
                topic, event.getThreadId(), wire.serializer().serialize(topic, event));
        RunHeaders.setDeadline(record.headers(), deadline);
        RunHeaders.setAttempt(record.headers(), attempt);
        return kafka.send(record);
    }

    /** Puts a record that can't be read where a person finds it: its bytes, its headers, where it came from and why. */
    void deadLetter(ConsumerRecord<String, byte[]> record, String node, RuntimeException cause)
            throws InterruptedException {
        untilAcknowledged(() -> {
            var letter = new ProducerRecord<>(topics.deadLetters(), record.key(), record.value());
            record.headers().forEach(letter.headers()::add);
            new DeadLetter(node, record.topic(), record.partition(), record.offset(), cause)
                    .describeIn(letter.headers());
            return kafka.send(letter);
        });
    }

    private static void untilAcknowledged(Supplier<CompletableFuture<?>> send) throws InterruptedException {
        while (true) {
            try {
                send.get().join();
                return;
            } catch (CompletionException | RetriableException | org.springframework.kafka.KafkaException e) {
                if (!mayPass(e)) {
                    throw e;
                }
                log.atWarn()
                        .addKeyValue("event", "publish_retried")
                        .setCause(WordlessFailure.in(log, e))
                        .log("The broker did not take a record; trying again.");
                Thread.sleep(PAUSE);
            }
        }
    }

    private static boolean mayPass(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof RetriableException) {
                return true;
            }
        }
        return false;
    }
}
