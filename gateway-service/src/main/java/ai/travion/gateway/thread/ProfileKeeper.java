package ai.travion.gateway.thread;

import ai.travion.graph.Wire;
import ai.travion.schemas.Profile;
import java.time.Clock;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueStore;
import org.jspecify.annotations.Nullable;

/**
 * The only writer of profiles. One instance has the users of one partition, and what their threads learn one after the other, so
 * that two threads of a user never overwrite each other's words. To learn the same twice changes nothing.
 */
final class ProfileKeeper implements Processor<String, byte[], String, byte[]> {

    private final Wire wire;
    private final RunLog runLog;
    private final Clock clock;
    private @Nullable KeyValueStore<String, Profile> profiles;
    private @Nullable RecordReader reader;

    ProfileKeeper(Wire wire, RunLog runLog, Clock clock) {
        this.wire = wire;
        this.runLog = runLog;
        this.clock = clock;
    }

    @Override
    public void init(ProcessorContext<String, byte[]> context) {
        profiles = context.getStateStore(Stores.PROFILES);
        reader = new RecordReader(context, wire, runLog, ThreadTopology.PROFILES_TO_DEAD_LETTERS);
    }

    @Override
    public void process(Record<String, byte[]> record) {
        if (profiles == null || reader == null) {
            throw new IllegalStateException("A record came before the store.");
        }
        if (record.value() == null) {
            profiles.delete(record.key());
            return;
        }
        switch (reader.read(record)) {
            case Profile learned ->
                profiles.put(record.key(), Profiles.after(profiles.get(record.key()), learned, clock.instant()));
            case null -> {
                // It went to the dead letters.
            }
            default -> reader.ignored();
        }
    }
}
