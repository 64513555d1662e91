package ai.travion.gateway.thread;

import ai.travion.graph.Topics;
import ai.travion.graph.Wire;
import ai.travion.graph.observe.Traced;
import ai.travion.graph.observe.Traces;
import ai.travion.schemas.RequestKind;
import ai.travion.schemas.TurnRequest;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jspecify.annotations.Nullable;
import org.springframework.kafka.core.KafkaTemplate;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Puts requests where the owner of the thread, or of the profile, finds them. */
public final class ThreadRequests {

    /** As long as a run may take, once it has begun. */
    private static final Duration RECEIPT_STAYS = Duration.ofMinutes(1);

    private record Receipt(String threadId, String runId, Optional<String> principal) {}

    private final KafkaTemplate<String, byte[]> kafka;
    private final Topics topics;
    private final Wire wire;
    private final Traces traces;
    private final Cache<Receipt, Boolean> handedOver = Caffeine.newBuilder()
            .expireAfterWrite(RECEIPT_STAYS)
            .maximumSize(100_000)
            .build();

    public ThreadRequests(KafkaTemplate<String, byte[]> kafka, Topics topics, Wire wire, Traces traces) {
        this.kafka = kafka;
        this.topics = topics;
        this.wire = wire;
        this.traces = traces;
    }

    /** Completes when the broker has the order to erase what is kept of a user. */
    public Mono<Void> eraseProfile(String userId) {
        return submitted(topics.profiles(), userId, () -> null);
    }

    /** Completes when the broker has the request: from then on it is not lost. It goes on in the trace of the HTTP request. */
    public Mono<Void> submit(TurnRequest request) {
        return submitted(
                        topics.turns(),
                        request.getThreadId(),
                        () -> wire.serializer().serialize(topics.turns(), request))
                .doOnSuccess(done -> remember(request));
    }

    /** Of a thread that is erased nothing is promised any more. */
    private void remember(TurnRequest request) {
        if (request.getKind() == RequestKind.DELETE) {
            handedOver.asMap().keySet().removeIf(receipt -> receipt.threadId().equals(request.getThreadId()));
        } else {
            handedOver.put(new Receipt(request.getThreadId(), request.getRunId(), request.getUserId()), true);
        }
    }

    /** Whether a run was asked for here a while ago, by this principal: it exists, also where its keeper has not come to it yet. */
    public boolean hasHandedOver(String threadId, String runId, Optional<String> principal) {
        return handedOver.getIfPresent(new Receipt(threadId, runId, principal)) != null;
    }

    /** The value is made on the thread that sends it: the first of its kind may ask a registry. */
    private Mono<Void> submitted(String topic, String key, Supplier<byte @Nullable []> value) {
        return Mono.deferContextual(context -> Mono.fromFuture(sent(
                        new ProducerRecord<>(topic, key, value.get()),
                        traces.resumed(RequestTrace.in(context, traces)))))
                // A producer that has no metadata yet blocks.
                .subscribeOn(Schedulers.boundedElastic())
                .then();
    }

    private CompletableFuture<?> sent(ProducerRecord<String, byte @Nullable []> record, Traced trace) {
        var sending = trace.sending(record.topic(), record.headers());
        return kafka.send(record).whenComplete((sent, failure) -> {
            if (failure != null) {
                sending.failed(failure);
            }
            sending.close();
        });
    }
}
