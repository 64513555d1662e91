package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.gateway.thread.Owner;
import ai.travion.graph.Wire;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Asks whoever keeps a thread or a profile for a record of it: this gateway's stores, or another gateway. It is a look before something else is
 * done, which does not wait long for it.
 */
@Component
final class AskKeeper {

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final OtherGateways others;
    private final Wire wire;
    private final String apiPrefix;

    AskKeeper(OtherGateways others, Wire wire, GatewayProperties properties) {
        this.others = others;
        this.wire = wire;
        this.apiPrefix = properties.apiPrefix();
    }

    /**
     * What is asked for.
     *
     * @param keeper who keeps it at the moment
     * @param here the record, where that is this gateway
     * @param path where another gateway gives it, below the prefix of the API
     * @param mediaType as which it does, in Confluent's wire format
     * @param principal for whom
     * @param topic as whose value it is encoded
     */
    record Question<T>(
            Supplier<Owner> keeper,
            Mono<T> here,
            String path,
            String mediaType,
            Optional<String> principal,
            String topic,
            Class<T> type) {}

    /**
     * The record; empty where there is none.
     *
     * @return fails as {@link Patience#mayDoWithout} says where the keeper can't be asked in time
     */
    <T> Mono<T> about(Question<T> question) {
        return Mono.defer(() -> switch (question.keeper().get()) {
                    case Owner.Here here -> question.here();
                    case Owner.At at ->
                        others.bytes(
                                        at.gateway().resolve(apiPrefix + question.path()),
                                        question.mediaType(),
                                        question.principal())
                                .publishOn(Schedulers.boundedElastic())
                                .map(bytes -> decoded(bytes, question));
                    case Owner.Nobody nobody -> Mono.<T>error(new Patience.StillMoving("Nobody keeps it."));
                })
                .retryWhen(new Patience(PATIENCE).retry())
                .timeout(PATIENCE);
    }

    private <T> T decoded(byte[] record, Question<T> question) {
        return Optional.ofNullable(wire.deserializer().deserialize(question.topic(), record))
                .map(question.type()::cast)
                .orElseThrow(() -> new IllegalStateException("A gateway sent a record without bytes."));
    }
}
