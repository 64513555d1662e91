package ai.travion.gateway.thread;

import ai.travion.graph.Topics;
import ai.travion.graph.Wire;
import ai.travion.graph.observe.Traced;
import ai.travion.graph.observe.Traces;
import ai.travion.schemas.TurnRequest;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.springframework.kafka.core.KafkaTemplate;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Puts requests where the owner of the thread finds them. */
public final class ThreadRequests {

    private final KafkaTemplate<String, byte[]> kafka;
    private final Topics topics;
    private final Wire wire;
    private final Traces traces;

    public ThreadRequests(KafkaTemplate<String, byte[]> kafka, Topics topics, Wire wire, Traces traces) {
        this.kafka = kafka;
        this.topics = topics;
        this.wire = wire;
        this.traces = traces;
    }

    /** Completes when the broker has the request: from then on it is not lost. It goes on in the trace of the HTTP request. */
    public Mono<Void> submit(TurnRequest request) {
        return Mono.deferContextual(
                        context -> Mono.fromFuture(sent(request, traces.resumed(RequestTrace.in(context, traces)))))
                // A producer that has no metadata yet blocks.
                .subscribeOn(Schedulers.boundedElastic())
                .then();
    }

    private CompletableFuture<?> sent(TurnRequest request, Traced trace) {
        var record = new ProducerRecord<>(
                topics.turns(), request.getThreadId(), wire.serializer().serialize(topics.turns(), request));
        var sending = trace.sending(topics.turns(), record.headers());
        return kafka.send(record).whenComplete((sent, failure) -> {
            if (failure != null) {
                sending.failed(failure);
            }
            sending.close();
        });
    }
}
