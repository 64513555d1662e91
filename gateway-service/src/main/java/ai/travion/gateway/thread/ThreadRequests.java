package ai.travion.gateway.thread;

import ai.travion.graph.Topics;
import ai.travion.graph.Wire;
import ai.travion.schemas.TurnRequest;
import org.springframework.kafka.core.KafkaTemplate;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Puts requests where the owner of the thread finds them. */
public final class ThreadRequests {

    private final KafkaTemplate<String, byte[]> kafka;
    private final Topics topics;
    private final Wire wire;

    public ThreadRequests(KafkaTemplate<String, byte[]> kafka, Topics topics, Wire wire) {
        this.kafka = kafka;
        this.topics = topics;
        this.wire = wire;
    }

    /** Completes when the broker has the request: from then on it is not lost. */
    public Mono<Void> submit(TurnRequest request) {
        return Mono.defer(() -> Mono.fromFuture(kafka.send(
                        topics.turns(), request.getThreadId(), wire.serializer().serialize(topics.turns(), request))))
                // A producer that has no metadata yet blocks.
                .subscribeOn(Schedulers.boundedElastic())
                .then();
    }
}
