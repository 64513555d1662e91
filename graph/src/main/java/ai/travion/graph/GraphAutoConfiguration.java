package ai.travion.graph;

import ai.travion.graph.observe.KafkaMeters;
import ai.travion.graph.observe.Traces;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.CooperativeStickyAssignor;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.kafka.KafkaAutoConfiguration;
import org.springframework.boot.autoconfigure.kafka.KafkaProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.core.env.Environment;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;

/** Gives a service everything but its node: topics, serde, clients, and what runs the node. */
@AutoConfiguration(after = KafkaAutoConfiguration.class)
@EnableConfigurationProperties({TravionProperties.class, KafkaProperties.class})
class GraphAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    Clock clock() {
        return Clock.system(ZoneId.of("Asia/Colombo"));
    }

    /** The topics, once they exist. */
    @Bean
    Topics topics(TravionProperties travion, KafkaProperties kafka) {
        var topics = new Topics(travion.namespace());
        new TopicSetup(topics, travion.topics()).ensure(kafka.buildAdminProperties(null));
        return topics;
    }

    @Bean
    Wire wire(KafkaProperties kafka) {
        return Wire.configuredBy(kafka.buildProducerProperties(null), kafka.buildConsumerProperties(null));
    }

    @Bean
    KafkaTemplate<String, byte[]> stateTemplate(ProducerFactory<String, byte[]> stateProducers) {
        return new KafkaTemplate<>(stateProducers);
    }

    @Bean
    ProducerFactory<String, byte[]> stateProducers(
            KafkaProperties kafka, Topics topics, Environment environment, MeterRegistry meters) {
        var properties = new HashMap<>(kafka.buildProducerProperties(null));
        properties.putAll(Map.of(
                ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG,
                StringSerializer.class,
                ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG,
                ByteArraySerializer.class,
                ProducerConfig.CLIENT_ID_CONFIG,
                topics.namespace() + "." + serviceName(environment),
                ProducerConfig.ACKS_CONFIG,
                "all",
                ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG,
                true,
                ProducerConfig.COMPRESSION_TYPE_CONFIG,
                "lz4",
                // The default of 5 ms is paid on every hop.
                ProducerConfig.LINGER_MS_CONFIG,
                0));
        var factory = new DefaultKafkaProducerFactory<String, byte[]>(properties);
        factory.addListener(new KafkaMeters(meters));
        return factory;
    }

    @Bean
    ConsumerFactory<String, byte[]> stateConsumers(KafkaProperties kafka, MeterRegistry meters) {
        var properties = new HashMap<>(kafka.buildConsumerProperties(null));
        properties.putAll(Map.of(
                ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG,
                StringDeserializer.class,
                ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG,
                ByteArrayDeserializer.class,
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                false,
                ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
                "earliest",
                ConsumerConfig.PARTITION_ASSIGNMENT_STRATEGY_CONFIG,
                CooperativeStickyAssignor.class.getName(),
                // A node that is killed holds its partitions for this long. 6 s is the least that brokers allow.
                ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG,
                6_000,
                ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG,
                1_500,
                CommonClientConfigs.RECONNECT_BACKOFF_MAX_MS_CONFIG,
                1_000));
        var factory = new DefaultKafkaConsumerFactory<String, byte[]>(properties);
        factory.addListener(new KafkaMeters(meters));
        return factory;
    }

    @Bean
    CancelledRuns cancelledRuns(
            ConsumerFactory<String, byte[]> stateConsumers,
            Topics topics,
            TravionProperties travion,
            Wire wire,
            Clock clock) {
        return new CancelledRuns(stateConsumers, topics, travion.topics().partitions(), wire, clock);
    }

    /** One thread a core for nodes that compute. */
    @Bean(destroyMethod = "shutdownNow")
    ExecutorService computing() {
        return Executors.newFixedThreadPool(
                Runtime.getRuntime().availableProcessors(),
                Thread.ofPlatform().daemon().name("computing-", 0).factory());
    }

    @Bean
    NodeRunners nodeRunners(
            ObjectProvider<NodeBinding> bindings,
            TravionProperties travion,
            Topics topics,
            Wire wire,
            KafkaTemplate<String, byte[]> stateTemplate,
            ConsumerFactory<String, byte[]> stateConsumers,
            CancelledRuns cancelledRuns,
            ExecutorService computing,
            MeterRegistry registry,
            Traces traces,
            Clock clock,
            Environment environment) {
        var publisher = new Publisher(stateTemplate, topics, wire);
        var named = Optional.of(travion.instance()).filter(name -> !name.isEmpty());
        var instance = named.orElseGet(() ->
                serviceName(environment) + "-" + UUID.randomUUID().toString().substring(0, 8));
        var chosen = bindings.orderedStream()
                .filter(binding -> travion.nodes().isEmpty()
                        || travion.nodes().contains(binding.node().nodeName()))
                .toList();
        var runners = chosen.stream()
                .map(binding -> {
                    var meters = NodeMeters.of(binding.node(), registry);
                    var worker = new HopWorker(
                            binding,
                            travion.runner(),
                            instance,
                            wire,
                            publisher,
                            cancelledRuns,
                            computing,
                            meters,
                            new NodeTraces(traces, topics.groupOf(binding.node())),
                            clock);
                    return new NodeRunner(
                            binding.node(), topics, travion.runner(), worker, stateConsumers, named, meters);
                })
                .toList();
        return new NodeRunners(chosen.stream().map(NodeBinding::node).toList(), runners);
    }

    private static String serviceName(Environment environment) {
        return environment.getProperty("spring.application.name", "travion");
    }
}
