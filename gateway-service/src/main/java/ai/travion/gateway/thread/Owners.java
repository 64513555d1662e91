package ai.travion.gateway.thread;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsMetadata;
import org.apache.kafka.streams.errors.InvalidStateStoreException;
import org.apache.kafka.streams.state.HostInfo;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Asks Kafka Streams which gateway keeps a thread or a profile. Its knowledge may be old: who is asked may say that it is another's. */
public final class Owners {

    private static final StringSerializer KEY = new StringSerializer();
    private static final Duration LOOK = Duration.ofMillis(500);

    /** Who keeps what, as far as this gateway knows. */
    private record Assignment(boolean stopping, Set<StreamsMetadata> gateways) {}

    private final ThreadStreams streams;
    private final Optional<HostInfo> self;
    /**
     * One look for all who follow a run: asking for each thread by itself costs more than the runs do. It goes on from the first follower until
     * this gateway stops: a look that ends with its last follower takes along whoever begins at that moment.
     */
    private final Flux<Assignment> changes = Flux.interval(LOOK)
            .onBackpressureDrop()
            .map(tick -> assignment())
            .takeUntil(Assignment::stopping)
            .distinctUntilChanged()
            .publish()
            .autoConnect();

    public Owners(ThreadStreams streams, String advertised) {
        this.streams = streams;
        this.self = Advertised.of(advertised);
    }

    /** @throws StoresNotReady where this gateway stops: another will have to be asked */
    public Owner of(String threadId) {
        return of(Stores.THREADS, threadId);
    }

    /** @throws StoresNotReady where this gateway stops: another will have to be asked */
    public Owner ofProfile(String userId) {
        return of(Stores.PROFILES, userId);
    }

    private Owner of(String store, String key) {
        if (streams.isStopping()) {
            throw new StoresNotReady(new IllegalStateException("This gateway stops."));
        }
        if (self.isEmpty()) {
            // A gateway without an address is on its own.
            return new Owner.Here();
        }
        try {
            var known = streams.streams().queryMetadataForKey(store, key, KEY);
            // Without a match Kafka Streams gives null, or a host of its own that nobody is.
            if (known == null || HostInfo.unavailable().equals(known.activeHost())) {
                return new Owner.Nobody();
            }
            var active = known.activeHost();
            return self.get().equals(active)
                    ? new Owner.Here()
                    : new Owner.At(URI.create("http://" + active.host() + ":" + active.port()));
        } catch (InvalidStateStoreException | IllegalStateException | UnknownTopicOrPartitionException moving) {
            return new Owner.Nobody();
        }
    }

    /** Completes when a thread is certainly not this gateway's any longer; while partitions move it may stay. */
    public Mono<Void> lossOf(String threadId) {
        // The second look is for what changed before the first subscription.
        return changes.map(change -> threadId)
                .mergeWith(Mono.just(threadId))
                .filter(this::isLost)
                .next()
                .then();
    }

    /** Completes when somebody else than a certain other gateway keeps a thread; while nobody does it stays. */
    public Mono<Void> departureFrom(Owner.At gateway, String threadId) {
        return changes.map(change -> threadId)
                .mergeWith(Mono.just(threadId))
                .filter(thread -> streams.isStopping() || hasLeft(gateway, of(thread)))
                .next()
                .then();
    }

    private static boolean hasLeft(Owner.At gateway, Owner now) {
        return !(now instanceof Owner.Nobody) && !now.equals(gateway);
    }

    private boolean isLost(String threadId) {
        return streams.isStopping() || of(threadId) instanceof Owner.At;
    }

    private Assignment assignment() {
        try {
            return new Assignment(
                    streams.isStopping(), Set.copyOf(streams.streams().metadataForAllStreamsClients()));
        } catch (InvalidStateStoreException | IllegalStateException moving) {
            return new Assignment(streams.isStopping(), Set.of());
        }
    }
}
