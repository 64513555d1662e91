package ai.travion.graph;

import static java.util.Objects.requireNonNull;

import ai.travion.broker.TestKafka;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RunControl;
import ai.travion.schemas.wire.ConfluentAvroDeserializer;
import ai.travion.schemas.wire.ConfluentAvroSerializer;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.MemberDescription;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.admin.RemoveMembersFromConsumerGroupOptions;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/** A pipeline of its own on a real broker: services with nodes of the test's making, and hands on every topic. */
final class Pipeline implements AutoCloseable {

    @EnableAutoConfiguration
    static class ServiceUnderTest {}

    private final String bootstrapServers;
    private final Topics topics;
    private final int partitions;
    private @Nullable SpanExporter spans;
    private final List<ConfigurableApplicationContext> services = new ArrayList<>();
    private final KafkaProducer<String, byte[]> producer;
    private final ConfluentAvroSerializer serializer = new ConfluentAvroSerializer();
    private final ConfluentAvroDeserializer deserializer = new ConfluentAvroDeserializer();

    Pipeline(TestKafka kafka, int partitions) {
        this.bootstrapServers = kafka.bootstrapServers();
        this.topics = new Topics(kafka.newNamespace());
        this.partitions = partitions;
        this.producer = new KafkaProducer<>(
                Map.of("bootstrap.servers", bootstrapServers), new StringSerializer(), new ByteArraySerializer());
    }

    Topics topics() {
        return topics;
    }

    /** The services that are started from now on give their spans to it. */
    void exportTo(SpanExporter exporter) {
        spans = exporter;
    }

    /** Starts a service that runs these nodes. Properties are {@code name=value}. */
    ConfigurableApplicationContext service(List<NodeBinding> bindings, String... properties) {
        ApplicationContextInitializer<GenericApplicationContext> nodes = context -> {
            for (int i = 0; i < bindings.size(); i++) {
                var binding = bindings.get(i);
                context.registerBean("node" + i, NodeBinding.class, () -> binding);
            }
            var exporter = spans;
            if (exporter != null) {
                context.registerBean(SpanExporter.class, () -> exporter);
            }
        };
        var service = new SpringApplicationBuilder(ServiceUnderTest.class)
                .web(WebApplicationType.NONE)
                .registerShutdownHook(false)
                .initializers(nodes)
                .properties(Stream.concat(
                                Stream.of(
                                        "spring.config.import=classpath:travion-defaults.yaml",
                                        "LOG_LEVEL=WARN",
                                        "KAFKA_BOOTSTRAP_SERVERS=" + bootstrapServers,
                                        "TRAVION_NAMESPACE=" + topics.namespace(),
                                        "management.tracing.opentelemetry.export.schedule-delay=50ms",
                                        "travion.topics.partitions=" + partitions),
                                Stream.of(properties))
                        .toArray(String[]::new))
                .run();
        services.add(service);
        return service;
    }

    ConfigurableApplicationContext service(NodeBinding binding, String... properties) {
        return service(List.of(binding), properties);
    }

    void send(Graph to, GraphState... states) {
        for (var state : states) {
            send(topics.of(to), state.getThreadId(), state);
        }
    }

    void send(String topic, String key, SpecificRecord value) {
        sendBytes(topic, key, requireNonNull(serializer.serialize(topic, value)));
    }

    void sendBytes(String topic, String key, byte[] value) {
        send(new ProducerRecord<>(topic, key, value));
    }

    /** As {@link #send(Graph, GraphState...)}, with headers by name and value. */
    void send(Graph to, GraphState state, Map<String, String> headers) {
        var record = new ProducerRecord<>(
                topics.of(to), state.getThreadId(), requireNonNull(serializer.serialize(topics.of(to), state)));
        headers.forEach((name, value) -> record.headers().add(name, value.getBytes(StandardCharsets.UTF_8)));
        send(record);
    }

    /** An order about the run that ends at a time. */
    void order(RunControl order, Instant deadline) {
        var topic = topics.control();
        var record =
                new ProducerRecord<>(topic, order.getThreadId(), requireNonNull(serializer.serialize(topic, order)));
        RunHeaders.setDeadline(record.headers(), deadline);
        send(record);
    }

    private void send(ProducerRecord<String, byte[]> record) {
        try {
            producer.send(record).get();
        } catch (java.util.concurrent.ExecutionException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Every state on the topic that a node reads, in the order of its partition. */
    List<GraphState> statesAt(Graph node) {
        return recordsOf(topics.of(node)).stream()
                .map(record -> deserializer.deserialize(record.topic(), record.value()))
                .filter(GraphState.class::isInstance)
                .map(GraphState.class::cast)
                .toList();
    }

    /** Every record on a topic. */
    List<ConsumerRecord<String, byte[]>> recordsOf(String topic) {
        Map<String, Object> properties = Map.of("bootstrap.servers", bootstrapServers);
        try (var consumer = new KafkaConsumer<>(properties, new StringDeserializer(), new ByteArrayDeserializer())) {
            var all = consumer.partitionsFor(topic).stream()
                    .map(partition -> new TopicPartition(topic, partition.partition()))
                    .toList();
            consumer.assign(all);
            consumer.seekToBeginning(all);
            var ends = consumer.endOffsets(all);
            var found = new ArrayList<ConsumerRecord<String, byte[]>>();
            while (all.stream()
                    .anyMatch(partition -> consumer.position(partition) < requireNonNull(ends.get(partition)))) {
                consumer.poll(Duration.ofMillis(200)).forEach(found::add);
            }
            return found;
        }
    }

    /** Records that a node's group has not committed. */
    long lagOf(Graph node) {
        try (var admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers))) {
            var committed = admin.listConsumerGroupOffsets(topics.groupOf(node))
                    .partitionsToOffsetAndMetadata()
                    .get();
            long lag = 0;
            for (int partition = 0; partition < partitions; partition++) {
                var each = new TopicPartition(topics.of(node), partition);
                long end = admin.listOffsets(Map.of(each, OffsetSpec.latest()))
                        .partitionResult(each)
                        .get()
                        .offset();
                var done = committed.get(each);
                lag += end - (done == null ? 0 : done.offset());
            }
            return lag;
        } catch (java.util.concurrent.ExecutionException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The broker throws every member out of a node's group; what they had not committed is delivered again. */
    void throwOut(Graph node) {
        try (var admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers))) {
            admin.removeMembersFromConsumerGroup(topics.groupOf(node), new RemoveMembersFromConsumerGroupOptions())
                    .all()
                    .get();
        } catch (java.util.concurrent.ExecutionException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The members of a node's group, as the broker knows them: a member that was thrown out comes back as another. */
    List<String> membersOf(Graph node) {
        try (var admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers))) {
            var group = topics.groupOf(node);
            var described = requireNonNull(admin.describeConsumerGroups(List.of(group))
                    .describedGroups()
                    .get(group));
            return described.get().members().stream()
                    .map(MemberDescription::consumerId)
                    .toList();
        } catch (java.util.concurrent.ExecutionException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        services.forEach(ConfigurableApplicationContext::close);
        producer.close();
    }
}
