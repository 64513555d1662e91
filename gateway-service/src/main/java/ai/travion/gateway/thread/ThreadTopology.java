package ai.travion.gateway.thread;

import ai.travion.graph.Graph;
import ai.travion.graph.Topics;
import ai.travion.graph.Wire;
import java.util.Map;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.processor.api.ProcessorSupplier;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.StoreBuilder;

/**
 * Requests and outcomes in; new turns and orders out; threads and runs kept in between. What a thread learned of its user goes by
 * way of a topic of its own to whoever keeps that user's profile.
 */
final class ThreadTopology {

    static final String TO_ROUTER = "to-router";
    static final String TO_CONTROL = "to-control";
    static final String TO_DEAD_LETTERS = "to-dead-letters";

    static final String TO_PROFILES = "to-profiles";

    /** A sink of its own: a shared one would make one task of both halves, and a user is not in the partition of a thread. */
    static final String PROFILES_TO_DEAD_LETTERS = "profiles-to-dead-letters";

    private static final String KEEPER = "thread-keeper";
    private static final String PROFILE_KEEPER = "profile-keeper";

    /** Deleted text leaves the changelog within hours, not within the week of the defaults. */
    private static final Map<String, String> CHANGELOG = Map.of(
            "segment.ms", "3600000",
            "max.compaction.lag.ms", "3600000",
            "min.cleanable.dirty.ratio", "0.1");

    private ThreadTopology() {}

    static Topology of(
            Topics topics,
            Wire wire,
            ProcessorSupplier<String, byte[], String, byte[]> keeper,
            ProcessorSupplier<String, byte[], String, byte[]> profileKeeper) {
        var key = new StringSerializer();
        var value = new ByteArraySerializer();
        return new Topology()
                .addSource("requests", new StringDeserializer(), new ByteArrayDeserializer(), topics.turns())
                .addSource("outcomes", new StringDeserializer(), new ByteArrayDeserializer(), topics.outcomes())
                .addProcessor(KEEPER, keeper, "requests", "outcomes")
                .addStateStore(store(Stores.THREADS, wire), KEEPER)
                .addStateStore(store(Stores.OPEN_RUNS, wire), KEEPER)
                .addStateStore(store(Stores.ENDED_RUNS, wire), KEEPER)
                .addStateStore(smallStore(Stores.WAITING_TRACES), KEEPER)
                .addSink(TO_ROUTER, topics.of(Graph.ROUTER), key, value, KEEPER)
                .addSink(TO_CONTROL, topics.control(), key, value, KEEPER)
                .addSink(TO_DEAD_LETTERS, topics.deadLetters(), key, value, KEEPER)
                .addSink(TO_PROFILES, topics.profiles(), key, value, KEEPER)
                .addSource("learned", new StringDeserializer(), new ByteArrayDeserializer(), topics.profiles())
                .addProcessor(PROFILE_KEEPER, profileKeeper, "learned")
                .addStateStore(store(Stores.PROFILES, wire), PROFILE_KEEPER)
                .addSink(PROFILES_TO_DEAD_LETTERS, topics.deadLetters(), key, value, PROFILE_KEEPER);
    }

    private static StoreBuilder<KeyValueStore<String, SpecificRecord>> store(String name, Wire wire) {
        return org.apache.kafka.streams.state.Stores.keyValueStoreBuilder(
                        org.apache.kafka.streams.state.Stores.persistentKeyValueStore(name),
                        Serdes.String(),
                        wire.serde())
                .withLoggingEnabled(CHANGELOG)
                .withCachingDisabled();
    }

    /** Of the few runs that wait: kept in memory, and in the changelog. */
    private static StoreBuilder<KeyValueStore<String, String>> smallStore(String name) {
        return org.apache.kafka.streams.state.Stores.keyValueStoreBuilder(
                        org.apache.kafka.streams.state.Stores.inMemoryKeyValueStore(name),
                        Serdes.String(),
                        Serdes.String())
                .withLoggingEnabled(CHANGELOG)
                .withCachingDisabled();
    }
}
