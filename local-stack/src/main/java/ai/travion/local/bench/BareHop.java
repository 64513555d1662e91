package ai.travion.local.bench;

import ai.travion.graph.Topics;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/**
 * The least that takes a record from one topic to the next and loses none: poll, send without waiting, and several times a
 * second commit what the broker has acknowledged.
 */
final class BareHop implements AutoCloseable {

    private static final Duration POLL = Duration.ofMillis(100);
    private static final long COMMIT_EVERY_NANOS = Duration.ofMillis(150).toNanos();

    /** What one poll brought: where to go on once all of it is sent. */
    private record Batch(Map<TopicPartition, OffsetAndMetadata> next, AtomicInteger unacknowledged) {}

    private final KafkaConsumer<byte[], byte[]> consumer;
    private final KafkaProducer<byte[], byte[]> producer;
    private final String to;
    private final Queue<Batch> uncommitted = new ArrayDeque<>();
    private final Thread thread;
    private volatile boolean closing;

    BareHop(String bootstrapServers, Topics topics, SevenHops.Hop hop, KafkaProducer<byte[], byte[]> producer) {
        this.producer = producer;
        this.to = topics.of(hop.to());
        consumer = new KafkaConsumer<>(
                ClientProperties.ofConsumer(bootstrapServers, topics.groupOf(hop.from())),
                new ByteArrayDeserializer(),
                new ByteArrayDeserializer());
        consumer.subscribe(List.of(topics.of(hop.from())));
        thread = Thread.ofPlatform().daemon().name(topics.groupOf(hop.from())).start(this::run);
    }

    private void run() {
        try (consumer) {
            long committedAt = System.nanoTime();
            while (!closing) {
                var records = consumer.poll(POLL);
                if (!records.isEmpty()) {
                    send(records);
                }
                if (System.nanoTime() - committedAt > COMMIT_EVERY_NANOS) {
                    commit();
                    committedAt = System.nanoTime();
                }
            }
        }
    }

    @SuppressWarnings("FutureReturnValueIgnored") // the callback learns the same
    private void send(ConsumerRecords<byte[], byte[]> records) {
        var batch = new Batch(records.nextOffsets(), new AtomicInteger(records.count()));
        uncommitted.add(batch);
        for (var record : records) {
            producer.send(new ProducerRecord<>(to, record.key(), record.value()), (sent, failure) -> {
                // A record that the broker refused stays uncommitted, and its turn is found to be lost.
                if (failure == null) {
                    batch.unacknowledged().decrementAndGet();
                }
            });
        }
    }

    private void commit() {
        var offsets = new HashMap<TopicPartition, OffsetAndMetadata>();
        while (!uncommitted.isEmpty() && uncommitted.peek().unacknowledged().get() == 0) {
            offsets.putAll(uncommitted.remove().next());
        }
        if (!offsets.isEmpty()) {
            consumer.commitAsync(offsets, null);
        }
    }

    @Override
    public void close() {
        closing = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
