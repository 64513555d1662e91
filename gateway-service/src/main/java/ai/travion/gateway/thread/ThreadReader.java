package ai.travion.gateway.thread;

import ai.travion.schemas.Profile;
import ai.travion.schemas.Run;
import ai.travion.schemas.ThreadState;
import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.kafka.streams.StoreQueryParameters;
import org.apache.kafka.streams.errors.InvalidStateStoreException;
import org.apache.kafka.streams.state.QueryableStoreTypes;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;
import reactor.util.retry.Retry;

/** Reads threads, runs and profiles from this gateway's stores; tries again while they move or start. */
public final class ThreadReader {

    private static final Duration PAUSE = Duration.ofMillis(100);
    private static final int TRIES = 10;

    private final ThreadStreams streams;
    private final Duration patience;

    public ThreadReader(ThreadStreams streams, Duration patience) {
        this.streams = streams;
        this.patience = patience;
    }

    /**
     * A thread; empty where there is none or it was erased.
     *
     * @return fails with {@link StoresNotReady} where the stores can't be read in time
     */
    public Mono<ThreadState> thread(String threadId) {
        return read(() -> Optional.ofNullable(this.<ThreadState>store(Stores.THREADS, streams.partitionOf(threadId))
                        .get(threadId)))
                .filter(thread -> !thread.getDeleted());
    }

    /** How a thread stands to somebody who asks for it. */
    public enum Standing {
        /** Theirs, or not begun yet. */
        OPEN,
        /** Begun by somebody else. */
        ANOTHERS,
        /** Erased; it may be begun again. */
        ERASED
    }

    public Mono<Standing> standing(Optional<String> principal, String threadId) {
        return read(() -> Optional.ofNullable(this.<ThreadState>store(Stores.THREADS, streams.partitionOf(threadId))
                        .get(threadId)))
                .map(thread -> {
                    if (thread.getDeleted()) {
                        return Standing.ERASED;
                    }
                    return thread.getOwner().equals(principal) ? Standing.OPEN : Standing.ANOTHERS;
                })
                .defaultIfEmpty(Standing.OPEN);
    }

    /**
     * What is known in an owner's thread under the Idempotency-Key of a run: the run that was taken, whatever was said; else the last
     * attempt to say the same that was refused.
     */
    public Mono<Run> underKeyOf(Optional<String> owner, String threadId, KeyedRunId id) {
        return thread(threadId)
                .filter(thread -> thread.getOwner().equals(owner))
                .flatMapIterable(id::sameKeyIn)
                .concatMap(sameKey -> run(threadId, sameKey.runId())
                        .filter(run ->
                                !EndedRuns.isRefusal(run) || sameKey.words().equals(id.words())))
                .collectList()
                .flatMap(runs -> Mono.justOrEmpty(runs.stream()
                        .filter(run -> !EndedRuns.isRefusal(run))
                        .findFirst()
                        .or(() -> runs.stream().max(Comparator.comparingInt(ThreadReader::attempt)))));
    }

    private static int attempt(Run run) {
        return KeyedRunId.parse(run.getRunId()).map(KeyedRunId::attempt).orElse(0);
    }

    /** Completes when nothing of an erased thread can be read here any more; not for ever, where that does not come. */
    public Mono<Void> gone(String threadId) {
        return thread(threadId)
                .map(there -> false)
                .defaultIfEmpty(true)
                .filter(gone -> gone)
                .repeatWhenEmpty(tries -> tries.take(TRIES).delayElements(PAUSE))
                .then();
    }

    /** A run of a thread, open or ended; empty where it is not known, or no longer. */
    public Mono<Run> run(String threadId, String runId) {
        var key = Stores.runKey(threadId, runId);
        return read(() -> {
            int partition = streams.partitionOf(threadId);
            return Optional.ofNullable(
                            this.<Run>store(Stores.OPEN_RUNS, partition).get(key))
                    .or(() -> Optional.ofNullable(
                            this.<Run>store(Stores.ENDED_RUNS, partition).get(key)));
        });
    }

    /** A run of a thread, open or ended; it is waited for a moment. */
    Mono<Run> runSoon(String threadId, String runId) {
        return soon(run(threadId, runId));
    }

    /** A thread of an owner; empty where there is none. It is waited for a moment, as a run is. */
    public Mono<ThreadState> threadOf(Optional<String> owner, String threadId) {
        return soon(thread(threadId).filter(thread -> thread.getOwner().equals(owner)));
    }

    /**
     * A run that an owner of its thread asks for; empty where there is none. The broker may have its request and the keeper not have
     * come to it yet, so it is waited for a moment.
     */
    public Mono<Run> runOf(Optional<String> owner, String threadId, String runId) {
        return soon(thread(threadId)
                .filter(thread -> thread.getOwner().equals(owner))
                .flatMap(thread -> run(threadId, runId)));
    }

    private static <T> Mono<T> soon(Mono<T> sought) {
        return sought.repeatWhenEmpty(tries -> tries.take(TRIES).delayElements(PAUSE));
    }

    /** What is kept of a user; empty where nothing is. */
    public Mono<Profile> profile(String userId) {
        return read(() -> Optional.ofNullable(this.<Profile>store(Stores.PROFILES, streams.partitionOf(userId))
                .get(userId)));
    }

    private <T> Mono<T> read(Callable<Optional<T>> read) {
        return Mono.fromCallable(read)
                .subscribeOn(Schedulers.boundedElastic())
                .retryWhen(Retry.fixedDelay(patience.dividedBy(PAUSE), PAUSE)
                        .filter(InvalidStateStoreException.class::isInstance)
                        .onRetryExhaustedThrow((spec, signal) -> new StoresNotReady(signal.failure())))
                .flatMap(Mono::justOrEmpty);
    }

    /** Of one partition: while it moves here, the others are here already, and know nothing of what lies in it. */
    private <T> ReadOnlyKeyValueStore<String, T> store(String name, int partition) {
        return streams.streams()
                .store(StoreQueryParameters.fromNameAndType(name, QueryableStoreTypes.<String, T>keyValueStore())
                        .withPartition(partition));
    }
}
