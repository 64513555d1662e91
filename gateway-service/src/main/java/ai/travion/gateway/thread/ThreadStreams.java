package ai.travion.gateway.thread;

import ai.travion.gateway.GatewayProperties;
import ai.travion.graph.Topics;
import ai.travion.graph.Wire;
import ai.travion.graph.observe.KafkaMeters;
import ai.travion.graph.observe.Traces;
import ai.travion.graph.observe.WordlessFailure;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.utils.Utils;
import org.apache.kafka.streams.CloseOptions;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.errors.LogAndContinueProcessingExceptionHandler;
import org.apache.kafka.streams.errors.StreamsUncaughtExceptionHandler.StreamThreadExceptionResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/** Runs the topology as long as the gateway runs. */
public final class ThreadStreams implements SmartLifecycle {

    private static final Logger log = LoggerFactory.getLogger(ThreadStreams.class);
    private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(10);

    private final KafkaStreams streams;
    private final KafkaMeters meters;
    private final int partitions;

    /** @param partitions of every topic */
    public ThreadStreams(
            Map<String, Object> kafka,
            Topics topics,
            int partitions,
            Wire wire,
            GatewayProperties properties,
            RunHub hub,
            MeterRegistry meters,
            Traces traces,
            Clock clock) {
        var ofTheGateway = new GatewayTraces(traces, topics);
        var runLog = new RunLog(meters);
        var topology = ThreadTopology.of(
                topics,
                wire,
                () -> new ThreadKeeper(properties, wire, hub, runLog, ofTheGateway, clock),
                () -> new ProfileKeeper(wire, runLog, clock));
        this.streams = new KafkaStreams(topology, new StreamsConfig(configuration(kafka, topics, properties)));
        this.meters = new KafkaMeters(meters);
        this.partitions = partitions;
        streams.setStateListener((now, before) -> {
            if (now == KafkaStreams.State.RUNNING) {
                // A thread that was replaced measures under a name of its own.
                this.meters.show(streams, streams.metrics());
            }
        });
        streams.setUncaughtExceptionHandler(failure -> {
            log.atError()
                    .addKeyValue("event", "streams_thread_replaced")
                    .addKeyValue("node", "gateway")
                    .setCause(WordlessFailure.in(log, failure))
                    .log("A stream thread died and is replaced.");
            return StreamThreadExceptionResponse.REPLACE_THREAD;
        });
    }

    private static Map<String, Object> configuration(
            Map<String, Object> kafka, Topics topics, GatewayProperties properties) {
        var configuration = new HashMap<>(kafka);
        configuration.put(StreamsConfig.APPLICATION_ID_CONFIG, topics.groupOfGateway());
        Advertised.of(properties.advertised())
                .ifPresent(self ->
                        configuration.put(StreamsConfig.APPLICATION_SERVER_CONFIG, self.host() + ":" + self.port()));
        configuration.put(StreamsConfig.STATE_DIR_CONFIG, stateDir(properties.stateDir()));
        configuration.put(StreamsConfig.DEFAULT_KEY_SERDE_CLASS_CONFIG, Serdes.StringSerde.class);
        configuration.put(StreamsConfig.DEFAULT_VALUE_SERDE_CLASS_CONFIG, Serdes.ByteArraySerde.class);
        configuration.put(StreamsConfig.NUM_STREAM_THREADS_CONFIG, 1);
        configuration.put(StreamsConfig.STATESTORE_CACHE_MAX_BYTES_CONFIG, 0);
        configuration.put(StreamsConfig.COMMIT_INTERVAL_MS_CONFIG, 1_000);
        // A record never waits for one of another topic: requests and outcomes need no common order.
        configuration.put(StreamsConfig.MAX_TASK_IDLE_MS_CONFIG, -1L);
        configuration.put(StreamsConfig.NUM_STANDBY_REPLICAS_CONFIG, properties.standbyReplicas());
        configuration.put(StreamsConfig.ACCEPTABLE_RECOVERY_LAG_CONFIG, 0L);
        configuration.put(StreamsConfig.PROBING_REBALANCE_INTERVAL_MS_CONFIG, 60_000L);
        configuration.put(
                StreamsConfig.PROCESSING_EXCEPTION_HANDLER_CLASS_CONFIG,
                LogAndContinueProcessingExceptionHandler.class);
        configuration.put(StreamsConfig.producerPrefix("linger.ms"), 1);
        configuration.put(StreamsConfig.producerPrefix("compression.type"), "lz4");
        configuration.put(StreamsConfig.consumerPrefix("session.timeout.ms"), 6_000);
        configuration.put(StreamsConfig.consumerPrefix("heartbeat.interval.ms"), 1_500);
        configuration.put(StreamsConfig.consumerPrefix("auto.offset.reset"), "earliest");
        return configuration;
    }

    private static String stateDir(Path folder) {
        return folder.toAbsolutePath().toString();
    }

    /** For reading the stores. */
    KafkaStreams streams() {
        return streams;
    }

    /** The partition that a thread, or the profile of a user, lies in, on every topic of the pipeline. */
    int partitionOf(String key) {
        return Utils.toPositive(Utils.murmur2(key.getBytes(StandardCharsets.UTF_8))) % partitions;
    }

    /** Whether requests are being worked off. */
    public boolean isReady() {
        return streams.state() == KafkaStreams.State.RUNNING;
    }

    /** Whether it is over for this gateway. */
    boolean isStopping() {
        return streams.state().hasStartedOrFinishedShuttingDown();
    }

    /** The state of the topology, in Kafka's words. */
    public String state() {
        return streams.state().name();
    }

    @Override
    public void start() {
        streams.start();
    }

    @Override
    public void stop() {
        // Leaving the group at once saves whoever comes next a session timeout.
        streams.close(CloseOptions.timeout(CLOSE_TIMEOUT)
                .withGroupMembershipOperation(CloseOptions.GroupMembershipOperation.LEAVE_GROUP));
        meters.forget(streams);
    }

    @Override
    public boolean isRunning() {
        return streams.state().isRunningOrRebalancing();
    }
}
