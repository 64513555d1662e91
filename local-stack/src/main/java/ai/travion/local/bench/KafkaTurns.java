package ai.travion.local.bench;

import ai.travion.graph.Topics;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.wire.ConfluentAvroDeserializer;
import ai.travion.schemas.wire.ConfluentAvroSerializer;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Sends states to the first of seven hops and waits for what comes out of the last. The two rivals have one each and differ
 * only in what lies between.
 */
final class KafkaTurns implements Pipeline {

    private static final Duration POLL = Duration.ofMillis(100);

    private final Topics topics;
    private final AutoCloseable between;
    private final TypicalTurn turn = new TypicalTurn();
    private final Map<String, CompletableFuture<GraphState>> open = new ConcurrentHashMap<>();
    private final ConfluentAvroSerializer serializer = new ConfluentAvroSerializer();
    private final ConfluentAvroDeserializer deserializer = new ConfluentAvroDeserializer();
    private final KafkaProducer<String, byte[]> sender;
    private final KafkaConsumer<String, byte[]> outcomes;
    private final Thread reader;
    private volatile boolean closing;

    /** @param between what takes a record from topic to topic; closed with this */
    KafkaTurns(String bootstrapServers, Topics topics, AutoCloseable between) {
        this.topics = topics;
        this.between = between;
        sender = new KafkaProducer<>(
                ClientProperties.ofProducer(bootstrapServers), new StringSerializer(), new ByteArraySerializer());
        outcomes = new KafkaConsumer<>(
                ClientProperties.ofConsumer(bootstrapServers), new StringDeserializer(), new ByteArrayDeserializer());
        outcomes.assign(IntStream.range(0, SevenHops.PARTITIONS)
                .mapToObj(partition -> new TopicPartition(topics.outcomes(), partition))
                .toList());
        reader = Thread.ofPlatform()
                .daemon()
                .name(topics.namespace() + "-outcomes")
                .start(this::readOutcomes);
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // the callback learns the same
    public CompletableFuture<GraphState> begin() {
        var threadId = "thread-" + UUID.randomUUID();
        var outcome = new CompletableFuture<GraphState>();
        open.put(threadId, outcome);
        var topic = topics.of(SevenHops.start());
        var state = serializer.serialize(topic, turn.of(threadId, "run-" + UUID.randomUUID()));
        sender.send(new ProducerRecord<>(topic, threadId, state), (sent, failure) -> {
            if (failure != null) {
                outcome.completeExceptionally(failure);
            }
        });
        return outcome;
    }

    private void readOutcomes() {
        try (outcomes) {
            while (!closing) {
                outcomes.poll(POLL).forEach(this::end);
            }
        }
    }

    private void end(ConsumerRecord<String, byte[]> record) {
        var waiting = open.remove(record.key());
        if (waiting == null) {
            return; // a repeat: at least once
        }
        if (!(deserializer.deserialize(record.topic(), record.value()) instanceof GraphState state)
                || !state.getThreadId().equals(record.key())
                || state.getError().isPresent()) {
            waiting.completeExceptionally(new IllegalStateException("The turn ended without its state."));
            return;
        }
        waiting.complete(state);
    }

    @Override
    public void close() {
        try (sender) {
            between.close();
            closing = true;
            reader.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (Exception e) {
            throw new IllegalStateException("What lies between the topics did not stop.", e);
        }
    }
}
