package ai.travion.gateway.api;

import ai.travion.gateway.thread.StoresNotReady;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.common.errors.RetriableException;
import org.apache.kafka.common.errors.SerializationException;
import org.springframework.web.reactive.function.client.WebClientException;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.netty.channel.AbortedException;
import reactor.util.retry.Retry;

/** Tries again while threads move between gateways: for so long without any success, and no longer. */
final class Patience {

    private static final Duration PAUSE = Duration.ofMillis(150);

    /** The thread is nobody's at the moment, or its keeper broke off. */
    static class StillMoving extends RuntimeException {
        private static final long serialVersionUID = 1L;

        StillMoving(String message) {
            super(message);
        }
    }

    private final Duration limit;
    private final AtomicLong failingSince = new AtomicLong();

    Patience(Duration limit) {
        this.limit = limit;
    }

    /** One that counts from now on, and not from the first failure: who does not answer at all fails late. */
    static Patience fromNow(Duration limit) {
        var patience = new Patience(limit);
        patience.failingSince.set(System.nanoTime());
        return patience;
    }

    /** Something came through. */
    void succeeded() {
        failingSince.set(0);
    }

    /** What to do with failures: those that moving explains are tried again until patience ends. */
    Retry retry() {
        return Retry.from(signals -> signals.concatMap(signal -> {
            var failure = signal.failure();
            if (!isOfMoving(failure)) {
                return Mono.<Long>error(failure);
            }
            failingSince.compareAndSet(0, System.nanoTime());
            return System.nanoTime() - failingSince.get() > limit.toNanos()
                    ? Mono.<Long>error(new StoresNotReady(failure))
                    : Flux.interval(PAUSE).next();
        }));
    }

    /** Whether a look that failed so is no reason to fail what it was for. */
    static boolean mayDoWithout(Throwable failure) {
        return isOfMoving(failure)
                || failure instanceof StoresNotReady
                || failure instanceof TimeoutException
                || failure instanceof SerializationException;
    }

    private static boolean isOfMoving(Throwable failure) {
        // A connection that breaks in the middle of an answer comes as it is, and not as the client's exception.
        return failure instanceof StillMoving
                || failure instanceof WebClientException
                || failure instanceof AbortedException
                || failure instanceof RetriableException
                || failure instanceof IOException;
    }
}
