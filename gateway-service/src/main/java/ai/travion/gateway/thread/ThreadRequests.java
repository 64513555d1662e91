package ai.travion.gateway.thread;

import ai.travion.graph.Topics;
import ai.travion.graph.Wire;
import ai.travion.schemas.TurnRequest;
import org.jspecify.annotations.Nullable;
import org.springframework.kafka.core.KafkaTemplate;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Puts requests where the owner of the thread, or of the profile, finds them. */
public final class ThreadRequests {

    private final KafkaTemplate<String, byte[]> kafka;
    private final Topics topics;
    private final Wire wire;

    public ThreadRequests(KafkaTemplate<String, byte[]> kafka, Topics topics, Wire wire) {
        this.kafka = kafka;
        this.topics = topics;
        this.wire = wire;
    }

    /** Completes when the broker has the order to erase what is kept of a user. */
    public Mono<Void> eraseProfile(String userId) {
        return sent(topics.profiles(), userId, null);
    }

    /** Completes when the broker has the request: from then on it is not lost. */
    public Mono<Void> submit(TurnRequest request) {
        return sent(topics.turns(), request.getThreadId(), wire.serializer().serialize(topics.turns(), request));
    }

    private Mono<Void> sent(String topic, String key, byte @Nullable [] value) {
        return Mono.defer(() -> Mono.fromFuture(kafka.send(topic, key, value)))
                // A producer that has no metadata yet blocks.
                .subscribeOn(Schedulers.boundedElastic())
                .then();
    }
}
